### Hex Adventure: names and descriptions of everything in its catalogue.

## Settings and money
hex-setting-fantasy = Swords and sorcery
hex-setting-stars = Among the stars
hex-setting-western = The frontier
hex-coin-copper = { $n } copper
hex-coin-silver = { $n } silver
hex-coin-gold = { $n } gold
hex-coin-credits = { $n ->
    [one] 1 credit
   *[other] { $n } credits
}
hex-coin-dollars = { $n ->
    [one] 1 dollar
   *[other] { $n } dollars
}

## Heroes
hex-hero-ajax-role = a warrior, and very strong
hex-hero-hector-role = a warrior, strong and quick
hex-hero-paris-role = a rogue, strong and quick
hex-hero-magus-role = a mage, frail and clever

## Skills
hex-skill-sword = Sword
hex-skill-sword-detail = DX is 1 higher for each point when attacking with a sword.
hex-skill-bow = Bow
hex-skill-bow-detail = DX is 1 higher for each point when shooting with a bow.
hex-skill-knife = Knife
hex-skill-knife-detail = DX is 1 higher for each point when striking with a knife.
hex-skill-throwing = Throwing
hex-skill-throwing-detail = DX is 1 higher for each point when throwing a weapon.
hex-skill-polearm = Polearm
hex-skill-polearm-detail = DX is 1 higher for each point when attacking with a staff, spear or polearm.
hex-skill-unarmed = Unarmed combat
hex-skill-unarmed-detail = For each point ST and DX are 1 higher in tackles and grapples, and unarmed damage is 1 more.
hex-skill-leadership = Leadership
hex-skill-leadership-detail = On 3/IQ, each point making it easier, the party moves before foes who would have been first; in a fight a companion gets a lost turn back.
hex-skill-medic = Medic
hex-skill-medic-detail = After a fight each hurt companion can be tended once: on 3/IQ, each point making it easier, d6 damage is healed.
hex-skill-sorcerers-tongue = Sorcerer's Tongue
hex-skill-sorcerers-tongue-detail = The old speech of mages, to read and to speak.

## Weapons
hex-weapon-greatsword = greatsword
hex-weapon-sword = sword
hex-weapon-dagger = dagger
hex-weapon-longbow = longbow
hex-weapon-staff = staff

## Armour
hex-armour-cloth = padded cloth
hex-armour-leather = leather
hex-armour-shield = shield
hex-armour-wizards-cloak = wizard's cloak

## Spells
hex-spell-fireball = Fireball
hex-spell-fireball-detail = Fire for 3d6-1 damage, at a foe in sight.
hex-spell-blur = Blur
hex-spell-blur-detail = Whoever attacks its bearer rolls four dice to hit, for the rest of the fight.
hex-spell-heal-wounds = Heal wounds
hex-spell-heal-wounds-detail = Heals as much damage as the mage likes, at 1 fatigue a point.

## Goods
hex-good-ration = ration
hex-good-ration-detail = Food for one for a day.
hex-good-healing-draught = healing draught
hex-good-healing-draught-detail = Heals d6+2 damage.

## Foes
hex-foe-bandit = Bandit
hex-foe-bandit-archer = Bandit archer
hex-foe-hedge-mage = Hedge mage
hex-foe-wolf = Wolf
