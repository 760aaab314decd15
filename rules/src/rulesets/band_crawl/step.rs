//! The tasks, questions and acts of Band Crawl.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    components::{Carried, Faction, FigureId, React},
    content::{ArmourIx, Book, ProfessionIx, RaceIx, SpellIx, WeaponIx},
    event::Source,
    harm::Hit,
    spells::{Aiming, Casting},
    turn::ForceId,
};
use crate::{
    content::{KeyMapper, MapKeys},
    dungeon::RoomId,
    grid::{Cell, Side},
};

/// Something the rules have yet to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Task {
    // The making
    /// Greets those of earlier adventures, and has the others made.
    Begin,
    /// Has the star of a seat made.
    MakeStar(u8),
    /// Gives a figure the arms of a row of its race's list.
    Arm {
        who: FigureId,
        row: u16,
    },
    /// Asks for recruits as long as there is room for one.
    Recruiting,
    /// Finds out whose dungeon it is, and why the band goes there.
    Quest,
    /// Sets out.
    SetOut,

    // Below ground
    /// Begins a turn.
    Turn,
    /// Asks the next group.
    NextGroup,
    /// Has the group on a tile go through one of its sides.
    Go {
        from: RoomId,
        side: Side,
    },
    /// Shows what is on a tile on which a group arrives.
    Arrive {
        tile: RoomId,
        /// True for a room that nobody has seen yet.
        unknown: bool,
    },
    /// Has hidden forces move.
    DungeonTurn,
    MoveForce(ForceId),
    /// Has the foes on a tile move.
    MoveFoes(RoomId),
    /// Shows what a hidden force is, or what waits in a room.
    Resolve {
        force: Option<ForceId>,
        tile: RoomId,
        active: Faction,
    },
    /// Has those on a tile meet.
    Meet {
        tile: RoomId,
        active: Faction,
    },

    // Treasure, and what guards it
    /// Loots a tile on which nobody hostile is left.
    Loot(RoomId),
    /// Sees whether a secret room holds treasure.
    PossibleTreasure {
        tile: RoomId,
        from: Source,
        bonus: u8,
    },
    /// Gives a find to somebody on a tile.
    HandOut {
        tile: RoomId,
        find: Carried,
    },
    /// Asks what becomes of the foes who lie on a tile.
    Spoils(RoomId),
    /// The coins of those who went down on a tile go to whoever leads there.
    PassCoins(RoomId),
    /// Opens a secret room on a side of a tile.
    OpenSecret {
        tile: RoomId,
        side: Side,
        first: SmallVec<[FigureId; 2]>,
    },
    /// Has vermin come at those who enter a secret room.
    Vermin(RoomId),
    /// Asks who crosses next.
    Cross {
        from: RoomId,
        to: RoomId,
    },
    /// Has rivals leave a tile.
    RivalsLeave(RoomId),
    /// Asks who of the rivals on a tile joins.
    Join(RoomId),
    /// Has somebody roll against a trap.
    DisarmTrap {
        who: FigureId,
        tile: RoomId,
        again: bool,
    },

    // Fights
    /// Opens the battle board.
    OpenBoard(Meeting),
    /// Has those of a side drink who do.
    Drink(Faction),
    /// Has the leaders roll for who acts first.
    Charge,
    /// Begins the turn of a side.
    SideTurn(Faction),
    /// Has those of a side shoot who do.
    Shooters(Faction),
    /// Has those of a side cast who do.
    Casters(Faction),
    /// Has a spell reach some of those at whom it was cast.
    Reach(Casting),
    /// Has a spell work on one whom it reaches.
    Enchant {
        by: FigureId,
        spell: SpellIx,
        on: FigureId,
    },
    /// A thrown weapon is gone.
    Throw {
        who: FigureId,
        place: u8,
    },
    /// Has both sides test for crises after the turn of one.
    Crises(Faction),
    /// Has a side test.
    Crisis(Faction),
    /// Has the healers of a side heal who have spent its turn on it.
    Heal(Faction),
    /// Some of a side quit the fight.
    Flee(SmallVec<[FigureId; 8]>),
    /// Somebody flees over so many tiles.
    Run {
        who: FigureId,
        tiles: u8,
    },
    /// Those who fled from a tile meet whoever is where they have come to.
    Fled(RoomId),
    /// Those who hold a tile come after whoever has fled from it.
    Pursue(RoomId),
    /// Those who were left on a tile are free, if nobody holds it.
    Free(RoomId),
    /// Somebody drops so many finds.
    DropFinds {
        who: FigureId,
        left: u8,
    },
    /// A paladin fights one more round.
    StayBehind(FigureId),
    /// Those who broke off a fight test whether they run for good.
    Runaways,
    /// Foes who fled test whether they come back.
    FledFoes,
    /// A figure ducks back from whoever has hit it.
    DuckBack {
        who: FigureId,
        from: Option<FigureId>,
    },
    /// Has everybody of a side charge who has not acted yet.
    Chargers(Faction),
    /// Has all those who were charged fight.
    Melees,
    /// Has the next attacker of somebody attack.
    Melee(FigureId),
    /// A round of melee.
    Round {
        by: FigureId,
        on: FigureId,
        /// True before anybody has won one.
        first: bool,
    },
    /// The melee of a figure is over.
    MeleeOver(FigureId),
    /// A hit lands.
    Hit(Hit),
    /// Folds the battle board up.
    CloseBoard,
    /// Whoever lies on the field tests for recovery.
    Recover(FigureId),

    // Home
    /// Brings those home who ran for good.
    ComeHome,
    /// Divides what was found, and has everybody judged.
    Reckon,
    /// Has the next one pick from the finds; the number is that of all picks so far.
    Share(u16),
    /// Finds out whether somebody gets better or worse.
    Judge(FigureId),
    /// The adventure is over: whoever does not stay leaves, the others rest.
    Part,
    /// Asks what the band does before its next adventure.
    Between,
    /// Leaves the dungeon behind, for a known one or a new one.
    LeaveDungeon(Option<u8>),

    // The end
    /// Ends the game.
    Finish,
}

/// Something to be decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// The race of the star of a seat.
    StarRace(u8),
    /// Its row of the list of its race.
    StarRow {
        seat: u8,
        race: RaceIx,
        /// The profession that it has to have.
        profession: Option<ProfessionIx>,
    },
    /// The choice of arms of a row.
    Arms { who: FigureId, row: u16 },
    /// The plain things that a star takes along.
    Kit(FigureId),
    /// A recruit.
    Recruit,
    /// What the group on a tile does.
    Group(RoomId),
    /// The side on which a secret room is.
    SecretSide(RoomId),
    /// Who goes into a secret room first.
    EnterSecret {
        tile: RoomId,
        side: Side,
        first: SmallVec<[FigureId; 2]>,
    },
    /// Who crosses next.
    Cross { from: RoomId, to: RoomId },
    /// Whether somebody who has fallen climbs.
    Climb(FigureId),
    /// Whether the band talks to the rivals on a tile.
    Rivals(RoomId),
    /// Who of the rivals on a tile joins.
    Join(RoomId),
    /// What becomes of the foes who lie on a tile.
    Spoils(RoomId),
    /// Who carries a find.
    HandOut { tile: RoomId, find: Carried },
    /// What those on a tile hand over to each other.
    Trade(RoomId),
    /// Who takes what somebody hands over from a place among what they carry.
    HandTo {
        tile: RoomId,
        who: FigureId,
        place: u8,
    },
    /// Who of a side drinks of what before the charge.
    Drink(Faction),
    /// What a figure does in its side's turn.
    Act {
        who: FigureId,
        /// True if it has moved already.
        moved: bool,
    },
    /// What a figure that can shoot does before the others act.
    Shoot {
        who: FigureId,
        /// True if it has moved already.
        moved: bool,
    },
    /// What a figure that can cast does before the others act.
    Cast {
        who: FigureId,
        /// True if it has moved already.
        moved: bool,
    },
    /// At whom a spell is cast.
    Aim(Aiming),
    /// Who of the strongest is spared by a spell.
    Spare(Casting),
    /// What a star does in a crisis.
    FreeWill(FigureId),
    /// The next of several attackers of somebody.
    NextAttacker(FigureId),
    /// The tile that somebody flees to.
    RunTo { who: FigureId, tiles: u8 },
    /// A find to drop, of so many.
    DropFind { who: FigureId, left: u8 },
    /// The opponent in a paladin’s last round.
    LastRound(FigureId),
    /// Whether a star who broke off a fight runs for good.
    RunOn(FigureId),
    /// The find that a star picks.
    PickFind(FigureId),
    /// What the band does before its next adventure.
    Between,
}

/// Two sides that meet on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    pub tile: RoomId,
    /// The side that comes to it.
    pub active: Faction,
    /// True if it is a room.
    pub wide: bool,
    /// True if those who come are fleeing.
    #[serde(default)]
    pub fleeing: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Action {
    Race(RaceIx),
    Row(u16),
    Arms(u8),
    Weapon(WeaponIx),
    Armour(ArmourIx),
    Shield,
    /// Rolls for the race of a recruit.
    RollRecruit,
    Strike(FigureId),
    /// Attacks with the weapon in both hands instead of one with the shield.
    StrikeBothHanded(FigureId),
    Shoot(FigureId),
    /// Shoots with the best arrow there is for the bow.
    ShootArrow(FigureId),
    /// Casts a spell.
    Spell(SpellIx),
    /// Casts it at somebody.
    Aim(FigureId),
    /// Has a spell spare somebody.
    Spare(FigureId),
    /// Acts with those who neither shoot nor cast.
    Later,
    React(React),
    Step(Cell),
    /// Goes to somebody who lies there, and heals them.
    Tend(FigureId),
    /// Goes to somebody who lies there, and lifts them.
    Lift(FigureId),
    /// Goes to somebody who lies there, and changes places with them.
    TakePlace(FigureId),
    /// Sets down somebody whom they carry.
    SetDown(FigureId),
    /// Heals somebody next to them with what is carried at a place.
    Treat(FigureId, u8),
    /// Somebody drinks of what they carry at a place.
    Drink(FigureId, u8),
    /// A caster uses the stone that they carry at a place.
    Restore(FigureId, u8),
    /// Has a group hand things over.
    Trade,
    /// Somebody hands over what they carry at a place.
    HandOver(FigureId, u8),
    /// Does nothing more this turn.
    Wait,
    /// Kills somebody who lies there.
    Kill(FigureId),
    /// Kills all who lie there.
    KillAll,
    /// Binds somebody who lies there.
    Bind(FigureId),
    /// Attacks next.
    Next(FigureId),
    /// Calls the fight off.
    BreakOff,
    /// Flees to a tile.
    RunTo(RoomId),
    /// Flees out of the dungeon.
    RunOut,
    /// Drops what is carried at a place.
    Drop(u8),
    /// Goes to the next tile through a side.
    Way(Side),
    /// Rolls for a fast move.
    Fast,
    /// Has somebody of the group go ahead of those who are as strong.
    Ahead(FigureId),
    /// Leaves somebody of the group where it is.
    Stay(FigureId),
    /// Searches for a secret room.
    Search(FigureId),
    /// Goes into a secret room first.
    GoIn(FigureId),
    /// The same go first as the last time.
    GoInAsBefore,
    /// Crosses next.
    Over(FigureId),
    /// Climbs out, or down to those who have fallen.
    Climb(FigureId),
    /// Talks to rivals.
    Talk,
    /// Attacks rivals.
    Attack,
    /// Has a rival join.
    TakeIn(FigureId),
    /// Has somebody carry a find.
    Bear(FigureId),
    /// Somebody takes a find, and has it in hand or on at once.
    BearReady(FigureId),
    /// Leaves a find where it is.
    LeaveLying,
    /// Leaves the dungeon.
    Leave,
    /// Picks a find, by its place on the pile.
    PickFind(u8),
    /// Lets somebody go.
    LetGo(FigureId),
    /// Looks for recruits.
    Recruit,
    /// A star learns a second profession.
    Learn(FigureId, ProfessionIx),
    /// Leaves a thing in the chest, by its place among what somebody carries.
    Store(FigureId, u8),
    /// Takes a thing out of the chest, by its place there.
    TakeOut(FigureId, u16),
    /// Takes something in hand, or puts it on.
    Ready(FigureId, u8),
    /// Sets out for a known dungeon.
    Revisit(u8),
    /// Sets out for a new dungeon.
    SetOut,
    /// Enough of what can be taken several times.
    Enough,
    /// Kills all who lie there, and whoever lies there after a later fight of the adventure.
    NoQuarter,
}

impl MapKeys<Book> for Task {
    fn map_keys<M: KeyMapper<Book>>(&mut self, mapper: &mut M) -> Result<(), M::Error> {
        match self {
            Task::Reach(casting) => casting.map_keys(mapper),
            Task::Enchant { spell, .. } => spell.map_keys(mapper),
            Task::HandOut { find, .. } => find.map_keys(mapper),
            _ => Ok(()),
        }
    }
}

impl MapKeys<Book> for Question {
    fn map_keys<M: KeyMapper<Book>>(&mut self, mapper: &mut M) -> Result<(), M::Error> {
        match self {
            Question::StarRow {
                race, profession, ..
            } => {
                race.map_keys(mapper)?;
                profession.map_keys(mapper)
            }
            Question::Aim(aiming) => aiming.map_keys(mapper),
            Question::Spare(casting) => casting.map_keys(mapper),
            Question::HandOut { find, .. } => find.map_keys(mapper),
            Question::StarRace(_)
            | Question::Arms { .. }
            | Question::Kit(_)
            | Question::Recruit
            | Question::Group(_)
            | Question::SecretSide(_)
            | Question::EnterSecret { .. }
            | Question::Cross { .. }
            | Question::Climb(_)
            | Question::Rivals(_)
            | Question::Join(_)
            | Question::Spoils(_)
            | Question::Trade(_)
            | Question::HandTo { .. }
            | Question::Drink(_)
            | Question::Act { .. }
            | Question::Shoot { .. }
            | Question::Cast { .. }
            | Question::FreeWill(_)
            | Question::NextAttacker(_)
            | Question::RunTo { .. }
            | Question::DropFind { .. }
            | Question::LastRound(_)
            | Question::RunOn(_)
            | Question::PickFind(_)
            | Question::Between => Ok(()),
        }
    }
}
