### Band Crawl: making the band, and why it goes below ground.

## Setting up
band-option-stars = Stars
band-option-stars-help = Each star is a player’s own figure. Everyone else in the band is a grunt.
band-option-race = Race
band-option-race-help = The race of the first star. Its band is recruited to match.
band-option-profession = Profession
band-option-profession-help = The profession of the first star; it has to be on the list of its race.
band-option-rep = Reputation
band-option-rep-help = What everything is rolled against. The Big Bad grows with it.
band-option-arms = Arms
band-option-arms-help = Stars carry what their race’s list says, or pick their own.
band-option-arms-list = By the list
band-option-arms-own = Your choice
band-option-command = Grunts
band-option-command-help = By the book, grunts fight on their own. If you command them, you move them, too.
band-option-command-rules = By the book
band-option-command-all = You command them
band-option-big-bad = Big Bad
band-option-big-bad-help = Who rules the dungeon.
band-option-big-bad-rolled = Rolled
band-option-reason = Reason
band-option-reason-help = Why the band sets out.
band-option-reason-rolled = Rolled
band-option-reason-treasure = Treasure
band-option-reason-rescue = Rescue
band-option-reason-explore = Exploring
band-option-reason-kill = Killing the Big Bad
band-option-dungeon = Dungeon
band-option-dungeon-help = Roll the tiles as you go, or enter a dungeon drawn beforehand. In a game of several adventures, the first one takes place there.
band-option-dungeon-rolled = Rolled
band-option-master = Foes in fights
band-option-master-help = By the book, foes fight on their own. Or one of you plays them.
band-option-master-book = By the book
band-option-master-person = One of you
band-option-lair = The Big Bad waits in its lair
band-option-lair-help = The Big Bad is met on the last tile, and nowhere else.
band-option-adventures = Adventures
band-option-adventures-help = How many adventures the band goes on in this game.
band-option-share = Sharing
band-option-share-help = Who gets what was found, after the adventure.
band-option-share-book = By the book
band-option-share-chest = A chest for all
band-option-roster = Roster
band-option-roster-help = Those who came back from earlier adventures.
band-option-stores = Stores
band-option-stores-help = What is kept from earlier adventures: the chest, the known dungeons, the memorial and the chronicle.
band-option-fighters = Fighters
band-option-fighters-help = Who walks in on the foes of a fight by itself: race and row of its list, such as human.warrior. The first is the star.
band-option-foes = Foes
band-option-foes-help = Makes the game a single fight against these, such as goblin.shooter*3.
band-option-ground = Ground
band-option-ground-help = Where the fight is: in a room or in a corridor.

## What is asked
band-prompt-star-race = Player { $seat }: choose the race of your star.
band-prompt-star-row = Player { $seat }: choose a profession for your star ({ $race }).
band-prompt-arms = Choose arms for { $who }.
band-prompt-kit = { $who }: choose gear. { $n ->
    [0] Hands full.
    [one] Room for 1 more item.
   *[other] Room for { $n } more items.
 }
band-prompt-recruit = The band has { $n } of at most { $most }. Recruit someone?

## Choices
band-act-race = { $race }
band-act-row = { $profession }: { $things }
band-aside-row = row { $n }
band-act-arms = Take { $things }
band-act-take = { $thing }
band-act-roll-recruit = Roll for a recruit
band-act-enough = That will do
band-change-hands = { $n ->
    [one] One hand
   *[other] Two hands
}
band-change-dice = { SIGNED($n) } { $n ->
    [one] die
   *[other] dice
 } in melee
band-change-impact = { SIGNED($n) } impact in melee
band-change-dice-against = { SIGNED($n) } { $n ->
    [one] die
   *[other] dice
 } against: { $weapon }
band-change-impact-against = { SIGNED($n) } impact against armour { $class }
band-change-both-hands = In both hands: as { SMALL($weapon) }
band-change-shot = Shoots with impact { $n }
band-change-shot-once = Shoots once a fight with impact { $n }
band-change-throw = Can be thrown, with impact { $n }
band-change-class = Armour { $n }
band-change-armour = { $n ->
    [0] Hits on you: impact unchanged
   *[other] Hits on you: { SIGNED($n) } impact
}
band-change-attribute = { $attribute }: { $does }
band-change-shield = An extra die when you’re attacked
band-act-enough-recruits = Set out with these
band-group-weapons = Weapons
band-group-armour = Armour

## Refused choices
band-why-shield = One shield is enough.
band-why-armour = One suit of armour is enough.

## The log
band-log-making = The band gathers
band-log-below = Below ground
band-log-home = Home
band-log-between = Between adventures
band-log-over = The end
band-log-won = The band has done what it came for
band-log-lost = The band has failed
band-log-star-made = Player { $seat } makes a star: { $who }, reputation { $n }.
band-log-star-came = { $who } is back for another adventure.
band-log-came = { $who } is with the band again.
band-log-waits = { $who } is waiting.
band-log-minions-rolled = Who serves? { $faces }: { $race }.
band-log-grunt-rolled = { $faces } on the list: { $who }, reputation { $n }.
band-log-second-rolled = Doubles, so again: { $faces }, and a second profession, { SMALL($profession) }.
band-log-no-second = Doubles, so again: { $faces }, the same profession.
band-log-standing = How good? The roll is { $faces }: { $n ->
    [0] as listed.
   *[other] reputation { SIGNED($n) }.
}
band-log-lowered = That is too good to follow this leader, so it is lowered to { $n }.
band-log-armed = { $who } carries { $things }.
band-log-only-armour = { $who } has empty hands ({ SMALL($thing) }).
band-log-went-down = { $who } goes below ground.
band-log-recruited = { $who } joins the band.
band-log-leader-named = { $who } leads the band.
band-log-big-bad-rolled = Who rules the dungeon? { $faces }: { $race }.
band-log-big-bad-chosen = Who rules the dungeon? { $race }, as chosen.
band-log-growth = { $faces }: { $who } has grown to reputation { $n }.
band-log-reason-rolled = Why set out? { $faces }: to { $reason }.
band-log-reason-chosen = Why set out? To { $reason }.

band-log-dismissed = Too little reputation: { $who } is sent home.
