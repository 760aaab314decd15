class-drummer = Drummer
class-drummer-role = Beats the time for others to strike in.
pool-rhythm = Rhythm dice
ability-rally = Rally
ability-rally-detail = The dice are added to another hero’s next attack.
