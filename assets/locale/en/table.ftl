## The panel of choices

game-category-pick = Choose
game-category-attack = Attack
game-category-spells = Spells
game-category-move = Move
game-category-items = Items
game-category-other = Other
game-pick-hint = Choose a hero: click the figure on the board, or the character sheet below.
banner-fight-won = The fight is won!
game-keep-attacking = Keep attacking { $whom }
game-all-keep-attacking = Keep attacking { $whom } (all who can)
game-keep-attacking-short = Keep attacking
game-keep-attacking-until = Anyone who faces just one other foe attacks that instead. Stops when someone goes down, joins in or is badly hurt, when there’s something new to choose, or when another hero could add dice to an attack.
game-head-out = Head for the way out
game-head-out-short = Head out
game-head-out-until = Turn after turn, by the way you know. Stops at the entrance, when foes turn up, and when there’s something to decide.
game-head-out-stops = You stop: { $whom } turns up.
# Why attacks can’t be kept up.
game-keep-attacking-none = There’s nothing to repeat: no foe is in reach of a plain attack now.
game-keep-attacking-whom = More than one foe is in reach: attack one of them first, then you can keep attacking it.
game-keep-attacking-hopeless = No attack on { $whom } can succeed.
game-keep-attacking-tutorial = In the tutorial, attacks are made one at a time.
# What stops attacks that are kept up.
game-stops-down = The attacks stop: { $whom } is down.
game-stops-joined = The attacks stop: { $whom } has joined the fight.
game-stops-hurt = The attacks stop: { $whom } is badly hurt.
game-stops-dice = The attacks stop: { $whom } could add dice.
game-stops-new = The attacks stop: there’s something new to choose ({ $what }).
key-keep-attacking = Keep attacking, or head for the way out
key-end-turn = End the turn
key-let-pass = Let it pass
game-take-instead = { $who } instead
game-click-attacks = Click: { $what }
game-walk-up = { $what }, walking up first
# The signs beside a number, as they are read out.
game-stepper-fewer = Fewer: { $what }, now { $n }
game-stepper-more = More: { $what }, now { $n }
# After the number of dice with the best chance, as it is read out.
contest-best = Best chance
game-click-attacks-odds = Click: { $what } ({ $odds })

## Skipping the tutorial

lesson-leave-text = The game goes on without the tutorial. You can start it again at any time: it is on the shelf with the game.
lesson-leave-go = Skip it
lesson-leave-stay = Carry on

## On the board

game-missed = missed
game-fallen = down
game-fled = fled

## The last page

game-end-again = Play again
game-end-felled = { $n ->
    [one] 1 foe beaten
   *[other] { $n } foes beaten
}
game-end-felled-besides = { $n ->
    [one] 1 foe beaten, though not by a hero
   *[other] { $n } foes beaten, { $heroes ->
        [0] none
       *[other] { $heroes }
    } of them by heroes
}
game-end-down = Knocked out
game-end-deeds = Foes beaten: { $felled }. Damage dealt: { $dealt }, taken: { $lost }. { $money }: { $loot }.
