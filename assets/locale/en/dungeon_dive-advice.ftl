### Dungeon Dive: why the sound player does what it does.

dive-advice-damage = That does the most damage for the risk you run.
dive-advice-drops = That has a good chance of dropping someone, and a foe who is down doesn’t strike.
dive-advice-harms = What it does to them is worth more than plain damage.
dive-advice-helps = Your friends need it more than the foes need another blow.
dive-advice-together = Everyone on one foe: five wounded foes strike as hard as five fresh ones.
dive-advice-cover = It keeps you out of their line of fire.
dive-advice-place = That’s the better place to stand.
dive-advice-closer = From there you can do something next turn.
dive-advice-get-up = Get up first: everyone beside you has advantage as long as you lie there.
dive-advice-pick-up = You have nothing in hand, and there’s a weapon at your feet.
dive-advice-wield = The other weapon is worth more here.
dive-advice-stabilise = One more failed death save may be the last.
dive-advice-get-free = There’s nothing else worth doing until you’re free.
dive-advice-dash = No one is within reach this turn; a dash brings you there a turn sooner.
dive-advice-dodge = There’s no one to strike at, so make it hard for them.
dive-advice-hide = If they can’t see you, your attack has advantage.
dive-advice-search = You can’t see anyone, but someone is there.
dive-advice-turn-over = You’ve done what’s worth doing this turn.
dive-advice-wait = Nothing you can do just now is worth what it costs.
dive-advice-react = It’s worth the reaction.
dive-advice-keep-reaction = Save the reaction for something better.
dive-advice-enough = More would be wasted.
dive-advice-sound = As good as anything else.
