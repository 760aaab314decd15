# Settings, and the answers to keys.

settings-fullscreen = Full screen
settings-text = Text size
settings-text-note = of text alone
settings-muted = Mute
settings-muted-note = silences everything
settings-no-device = No sound device was found, so the game is silent.
settings-restore = Restore defaults
settings-restore-title = Restore all defaults?
settings-restore-all = Every setting on every tab goes back to its default, key bindings included. Only the language stays.
settings-restore-undo = Undo restoring
settings-key-refused = { $key } works on every screen and can’t be bound.
settings-key-taken = { $key } was bound to “{ $command }”, which has no key now.
settings-key-of = { $command }: { $key }
key-full-screen = Full screen
key-mute = Mute

told-saved = Game saved
told-nothing-to-save = There is nothing to save yet.
told-picture = Screenshot saved as { $file }
told-muted = Sound off
told-unmuted = Sound on

# Names for screen readers.

game-rename-of = { $who }: rename

# At the title.

notice-installed-mod = An installed mod has errors and is left out. The Mods page lists them, too.
