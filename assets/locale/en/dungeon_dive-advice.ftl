### Dungeon Dive: why the sound player does what it does.

dive-advice-damage = That does the most damage for the risk you run.
dive-advice-drops = It has a good chance of dropping someone, and a foe who is down doesn’t strike.
dive-advice-harms = What it does to them is worth more than damage.
dive-advice-helps = Your friends need it more than the foes need another blow.
dive-advice-together = Everyone on one foe: five wounded foes strike as hard as five fresh ones.
dive-advice-cover = It keeps you out of their line of fire.
dive-advice-place = That’s the better place to stand.
dive-advice-closer = From there you can do something useful next turn.
dive-advice-get-up = Get up first: everyone next to you has advantage while you’re prone.
dive-advice-pick-up = You’re empty-handed, and there’s a weapon at your feet.
dive-advice-wield = The other weapon is more use here.
dive-advice-stabilise = One more failed death save may be the last.
dive-advice-get-free = Nothing else is worth doing until you’re free.
dive-advice-dash = No one is within reach this turn; a dash gets you there a turn sooner.
dive-advice-dodge = There’s no one you can attack, so make it hard for them.
dive-advice-hide = If they can’t see you, your attack has advantage.
dive-advice-search = You can’t see anyone, but someone is there.
dive-advice-turn-over = You’ve done all that’s worth doing this turn.
dive-advice-wait = Nothing you can do just now is worth what it costs.
dive-advice-react = It’s worth the reaction.
dive-advice-keep-reaction = Save the reaction for something better.
dive-advice-enough = More would be wasted.
dive-advice-sound = As good as anything else.
