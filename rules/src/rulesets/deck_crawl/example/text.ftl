# Text in English. Another language goes into assets/locale/<language>/.
# A message that the game has too takes its place; a new one is for your own records:
# begin its name with the mod's id, so that no two mods meet.
{key}-clock-stranger = The clockmaker
