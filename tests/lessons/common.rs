//! Helpers shared by the tests of lessons.

use std::{
    path::Path,
    sync::{Arc, LazyLock},
};

use tabledelve::{
    content::{Library, Loader, Problem},
    game::{Status, Table},
    games::{self, GAMES, Lesson, OpenGame},
};

/// The core content, loaded once.
pub static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), root).load();
    library.unwrap_or_else(|problems| panic!("{}", lines(&problems)))
});

/// The lessons of all games that have one.
pub static ALL: LazyLock<Vec<Course>> = LazyLock::new(|| {
    let games = GAMES.iter().map(|game| game.id());
    games.filter_map(Course::read).collect()
});

/// Problems as shown, one below the other.
pub fn lines(problems: &[Problem]) -> String {
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

/// The lesson of a game.
pub fn course(game: &str) -> &'static Course {
    let found = ALL.iter().find(|course| course.lesson.game() == game);
    found.unwrap_or_else(|| panic!("{game} has no lesson"))
}

/// A game with its lesson.
pub struct Course {
    pub game: Arc<dyn OpenGame>,
    pub lesson: Lesson,
}

impl Course {
    fn read(id: &str) -> Option<Course> {
        let read = Lesson::read(LIBRARY.files(), id)?;
        Some(Course {
            game: games::open(id, &LIBRARY).expect("the game"),
            lesson: read.unwrap_or_else(|problem| panic!("{problem}")),
        })
    }

    /// Number of slips.
    pub fn slips(&self) -> usize {
        self.lesson.slips().len()
    }

    /// The lesson at its start.
    pub fn begun(&self) -> Box<dyn Table> {
        let begun = self.lesson.begin(&*self.game);
        begun.unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// The number of the slip on the table, and the choice that it waits for.
    pub fn slip(&self, table: &dyn Table) -> Option<(usize, Option<usize>)> {
        let decision = table.decision();
        let standing = self.lesson.standing(table, decision.as_ref())?;
        Some((standing.number, standing.choice))
    }

    /// Does what the slip on the table waits for; returns its number, or none if there is no slip.
    pub fn follow(&self, table: &mut dyn Table) -> Option<usize> {
        let decision = table.decision()?;
        let standing = self.lesson.standing(table, Some(&decision))?;
        let number = standing.number;
        match standing.choice {
            Some(choice) => {
                let least = decision.choices[choice].amount.map(|(min, _)| min);
                let amount = standing.amount(choice).or(least);
                let taken = self.lesson.submit(table, choice, amount);
                taken.expect("it is waited for");
            }
            None => assert!(
                self.lesson.go_on(table),
                "slip {number} waits for something else"
            ),
        }
        Some(number)
    }

    /// A table on which this many slips were put away.
    pub fn after(&self, slips: usize) -> Box<dyn Table> {
        let mut table = self.begun();
        for _ in 0..slips {
            self.follow(&mut *table).expect("a slip lies there");
        }
        table
    }

    /// A table on which the lesson is over.
    pub fn whole(&self) -> Box<dyn Table> {
        let mut table = self.begun();
        while self.follow(&mut *table).is_some() {}
        table
    }
}

/// Lets the sound player make this many choices.
pub fn play_on(table: &mut dyn Table, choices: usize) {
    for _ in 0..choices {
        match table.status() {
            Status::Deciding => {
                let advice = table.advice().expect("advice");
                table
                    .submit(advice.choice, advice.amount)
                    .expect("it is offered");
            }
            Status::Rolling => panic!("nobody has real dice here"),
            Status::Over(_) => return,
        }
    }
}

/// The faces of every roll of a game, roll by roll.
pub fn rolls(table: &dyn Table) -> Vec<Vec<u8>> {
    (0..table.log_len())
        .filter_map(|index| table.log_line(index))
        .map(|line| line.dice.iter().map(|die| die.face).collect())
        .filter(|dice: &Vec<u8>| !dice.is_empty())
        .collect()
}
