//! A duel: a knight against one foe in a dungeon of two storeys, for as many adventures as the
//! knight outlives. It is the smallest whole game, and shows what a ruleset brings.

mod book;
pub mod rules;
mod show;

use tabledelve::prelude::*;

pub use book::Book;
use book::{Adventure, Fighter, KNIGHT};

/// The rules of the duel.
pub struct TheDuel;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Who {
    Knight,
    Foe,
}

impl Who {
    pub const BOTH: [Who; 2] = [Who::Knight, Who::Foe];

    pub fn other(self) -> Self {
        Who::BOTH[1 - self as usize]
    }

    pub fn side(self) -> Side {
        [Side::Hero, Side::Foe][self as usize]
    }
}

/// Everything that play changes, and so all that a save holds.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    pub adventure: String,
    pub floors: Floors,
    pub at: [Cell; 2],
    /// Hit points lost.
    pub wounds: [i32; 2],
}

/// The state, and the book that it is read by.
#[derive(Resource)]
pub struct Duel {
    pub book: Arc<Book>,
    pub state: State,
}

impl Duel {
    pub fn of(world: &World) -> &Self {
        world.resource()
    }

    pub fn adventure(&self) -> &Adventure {
        let found = self.book.adventures.get(&self.state.adventure);
        found.expect("a state that could be restored")
    }

    pub fn fighter(&self, who: Who) -> &Fighter {
        let id = [KNIGHT, self.adventure().foe.id().as_str()][who as usize];
        let found = self.book.fighters.get(id);
        found.expect("records name records that are there")
    }

    pub fn left(&self, who: Who) -> i32 {
        let wounds = self.state.wounds[who as usize];
        self.fighter(who).hit_points.saturating_sub(wounds).max(0)
    }

    pub fn at(&self, who: Who) -> Cell {
        self.state.at[who as usize]
    }

    pub fn in_reach(&self) -> bool {
        let [knight, foe] = self.state.at;
        self.state.floors.beside(knight, foe)
    }

    /// The far end of the stairs in a cell, unless somebody stands there.
    pub fn stairs(&self, cell: Cell) -> Option<Cell> {
        let end = self.state.floors.stairs(cell);
        end.filter(|end| !self.state.at.contains(end))
    }

    pub fn walks(&self, who: Who) -> MovementRange {
        let (steps, at) = (self.fighter(who).steps, &self.state.at);
        self.state.floors.range(self.at(who), steps, at)
    }

    /// What a figure does to get at the other.
    pub fn plan(&self, who: Who) -> Action {
        if self.in_reach() {
            return Action::Strike;
        }
        let (from, goal) = (self.at(who), self.at(who.other()));
        let (walks, floors) = (self.walks(who), &self.state.floors);
        let path = floors.chase(from, goal, &self.state.at);
        let to = path.into_iter().rfind(|cell| walks.cost(*cell).is_some());
        Action::Walk(to.unwrap_or(from))
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Task {
    Enter,
    Turn(Who),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Question {
    Move,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Action {
    /// Up or down the stairs, too, where the walk ends on them. It may end where it began.
    Walk(Cell),
    Strike,
}

#[derive(Clone, Debug, Serialize)]
pub enum Event {
    /// Both are at their places in the dungeon.
    Entered(Floors, [Cell; 2]),
    Moved(Who, Vec<Cell>),
    /// Who strikes, and whether that hits.
    Struck(Who, bool, Roll),
    /// Who loses how many hit points, by which row of the table.
    Wounded(Who, i32, TableRoll, Roll),
    Fell(Who),
}

impl MapKeys<Book> for Task {}
impl MapKeys<Book> for Question {}

impl Ruleset for TheDuel {
    const ID: &'static str = "duel";
    const RULES: &'static [RuleId] = rules::ALL;

    type Content = Book;
    /// The first state of the game.
    type Setup = State;
    type Task = Task;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Snapshot = State;

    fn setup_form(book: &Book) -> SetupForm {
        let adventures = FieldKind::one_of(&book.adventures, |it| &it.name);
        let adventure = SetupField::new("adventure", "duel-option-adventure", adventures);
        let veteran = SetupField::new("veteran", "duel-option-veteran", FieldKind::Hidden);
        SetupForm::of([adventure]).with_people(veteran)
    }

    fn setup(book: &Book, values: &SetupValues) -> Result<State, String> {
        let form = Self::setup_form(book);
        form.check(values)?;
        Ok(State {
            adventure: form.value(values, "adventure").to_owned(),
            wounds: [form.people(values)?.pop().unwrap_or(0), 0],
            ..State::default()
        })
    }

    fn begin(book: &Arc<Book>, setup: &State) -> (World, Vec<Task>) {
        let world = Self::restore(book, setup).expect("the setup was admitted");
        (world, vec![Task::Turn(Who::Knight), Task::Enter])
    }

    fn resolve(cx: &mut Cx<'_, Self>, task: Task) {
        match task {
            Task::Enter => enter(cx),
            Task::Turn(Who::Knight) => {
                cx.turn();
                cx.ask(Question::Move);
            }
            Task::Turn(Who::Foe) => {
                cx.push(Task::Turn(Who::Knight));
                let plan = Duel::of(cx.world()).plan(Who::Foe);
                act(cx, Who::Foe, plan);
            }
        }
    }

    fn offer(world: &World, _question: &Question, offer: &mut LegalActions<Action>) {
        let duel = Duel::of(world);
        offer.ask(Seat::Hero(0), rules::TURN_WALK);
        for (to, _) in duel.walks(Who::Knight).cells() {
            offer.add(Action::Walk(to));
        }
        let allowed = duel.in_reach().then_some(()).ok_or(rules::FIGHT_REACH);
        offer.add_or_refuse(Action::Strike, allowed);
    }

    fn choose(cx: &mut Cx<'_, Self>, _question: Question, chosen: Action, _amount: i32) {
        cx.push(Task::Turn(Who::Foe));
        act(cx, Who::Knight, chosen);
    }

    fn apply(world: &mut World, event: &Event) {
        let state = &mut world.resource_mut::<Duel>().state;
        match event {
            Event::Entered(floors, at) => (state.floors, state.at) = (floors.clone(), *at),
            Event::Moved(who, path) => path.iter().for_each(|to| state.at[*who as usize] = *to),
            Event::Wounded(who, lost, ..) => {
                let wounds = &mut state.wounds[*who as usize];
                *wounds = wounds.saturating_add(*lost);
            }
            Event::Struck(..) | Event::Fell(_) => {}
        }
    }

    fn snapshot(world: &World) -> State {
        Duel::of(world).state.clone()
    }

    fn restore(book: &Arc<Book>, state: &State) -> Result<World, String> {
        let (book, state) = (book.clone(), state.clone());
        book.adventures.get(&state.adventure)?;
        let mut world = World::new();
        world.insert_resource(Duel { book, state });
        Ok(world)
    }

    fn invariants(world: &World) -> Result<(), String> {
        let State { at, floors, .. } = &Duel::of(world).state;
        let stand = at[0] != at[1] && at.iter().all(|cell| floors.can_walk(*cell));
        let problem = || format!("they cannot stand in {at:?}");
        stand.then_some(()).ok_or_else(problem)
    }

    /// The wounds of a knight who lives.
    fn legacy(game: &Game<Self>) -> Option<String> {
        let duel = Duel::of(game.world());
        (duel.left(Who::Knight) > 0).then(|| duel.state.wounds[0].to_string())
    }

    fn roll(event: &Event) -> Option<(Side, &Roll)> {
        match event {
            Event::Struck(by, _, roll) => Some((by.side(), roll)),
            Event::Wounded(who, _, _, roll) => Some((who.other().side(), roll)),
            _ => None,
        }
    }
}

/// The dungeon is laid out: the knight stands in its first room, the foe in its last.
fn enter(cx: &mut Cx<'_, TheDuel>) {
    let (book, setup) = (cx.content(), cx.setup());
    let looks = &mut |below| cx.chance().flavour(below);
    let level = book.dungeon(&setup.adventure, looks);
    let map = level.expect("the setup was admitted").map;
    let ends = [map.rooms().next(), map.last()];
    let at = ends.map(|room| room.and_then(Room::middle).unwrap_or_default());
    let rule = match setup.wounds {
        [0, 0] => rules::DUNGEON_PLAN,
        _ => rules::CAMPAIGN_VETERAN,
    };
    cx.emit(rule, Event::Entered(map.into(), at));
}

/// Carries out the player's choice, or the foe's plan.
fn act(cx: &mut Cx<'_, TheDuel>, who: Who, act: Action) {
    let Action::Walk(to) = act else {
        return strike(cx, who);
    };
    let duel = Duel::of(cx.world());
    let (path, stairs) = (duel.walks(who).path(to), duel.stairs(to));
    let moved = Event::Moved(who, path.unwrap_or_default());
    cx.emit(rules::TURN_WALK, moved);
    if let Some(end) = stairs {
        cx.emit(rules::TURN_STAIRS, Event::Moved(who, vec![end]));
    }
}

fn strike(cx: &mut Cx<'_, TheDuel>, by: Who) {
    let (who, book, duel) = (by.other(), cx.content(), Duel::of(cx.world()));
    let check = book::strike(duel.fighter(by), duel.fighter(who));
    let (roll, hit) = cx.roll(&check);
    cx.emit(rules::FIGHT_STRIKE, Event::Struck(by, hit, roll));
    if hit {
        let (roll, row) = cx.roll(&book.wound());
        let lost = book.wounds.gives(row).hit_points;
        cx.emit(rules::FIGHT_WOUNDS, Event::Wounded(who, lost, row, roll));
    }
    if Duel::of(cx.world()).left(who) == 0 {
        cx.emit(rules::FIGHT_END, Event::Fell(who));
        cx.finish([Outcome::Defeat, Outcome::Victory][who as usize]);
    }
}
