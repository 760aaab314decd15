//! The campaigns: their people and shared goods, the memorial of the fallen, the chronicle.

mod asking;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::Ui;
use egui_phosphor::regular as icon;

use self::asking::Asking;
use super::kept::{self, Wish};
use super::setup::Draft;
use crate::{
    app::{
        AppState, ChosenGame, Notice, Overlay, PlaySound, RunOptions, Words,
        frame::paths::Paths,
        kept::{
            removed::Removed,
            roster::{Roster, SettingOut},
            saves::outcome_key,
        },
    },
    game::{Campaign, Chapter, Person, Phrase},
    ui::{
        page::{Page, scroll},
        theme::{bold, italic, palette, regular, size},
        widgets::{Button, body, caption, choice, divider, heading, lines, rich, tabs, tooltip},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UiState>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Overlay::Roster)),
    );
}

/// The state of the page.
#[derive(Resource, Default)]
struct UiState {
    /// Index of the campaign shown.
    chosen: usize,
    tab: Tab,
    asking: Option<Asking>,
    wish: Option<Wish<Entry>>,
    /// What was last removed.
    removed: Option<Gone>,
}

/// Something on the page that has a name.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Entry {
    /// The campaign shown.
    Campaign,
    /// One of its people, by index.
    Person(usize),
}

/// Something that was removed.
enum Gone {
    /// A campaign, with its index.
    Campaign(usize, Campaign, Removed),
    /// Somebody, with the name of the campaign and the index in it.
    Person(String, usize, Person),
}

impl Gone {
    fn name(&self, words: &Words) -> String {
        match self {
            Gone::Campaign(_, campaign, _) => title_of(words, campaign),
            Gone::Person(_, _, person) => person.name.clone(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Default)]
enum Tab {
    #[default]
    Roster,
    Memorial,
    Chronicle,
}

/// A button on the page.
enum Asked {
    Continue,
    Export,
    End,
    /// Gives up the game with this name.
    CallOff(String),
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    options: Res<RunOptions>,
    mut roster: ResMut<Roster>,
    mut desk: ResMut<UiState>,
    mut draft: ResMut<Draft>,
    mut game: ResMut<ChosenGame>,
    mut state: ResMut<NextState<AppState>>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut tell: MessageWriter<Notice>,
    mut sound: MessageWriter<PlaySound>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (title, back) = (words.get("roster-title"), words.get("back"));
    let desk = &mut *desk;
    let (mut asked, mut import, mut bring_back) = (None, false, false);
    let gone = desk.removed.as_ref().map(|gone| gone.name(&words));
    let leave = Page::new("roster", &title, &back)
        .largest(900.0, 820.0)
        .show(
            &ctx,
            |ui| {
                scroll(ui, "campaigns", |ui| {
                    asked = campaigns(ui, &words, &roster, desk);
                    damaged(ui, &words, &roster);
                });
            },
            |ui| {
                let text = words.get("roster-import");
                let button = Button::new(&text).icon(icon::DOWNLOAD_SIMPLE);
                import = ui.add(button).clicked();
                bring_back = kept::undo(ui, &words, gone.as_deref());
            },
        );
    // The roster is written whenever it is touched.
    let done = match bring_back {
        true => Some(desk.bring_back(&mut roster)),
        false if desk.wish.is_some() => desk.carry_out(&ctx, &words, &options.paths, &mut roster),
        false => None,
    };
    if let Some(Err(problem)) = done {
        tell.write(problem);
    }
    if let Some(campaign) = roster.campaigns.get(desk.chosen) {
        match asked {
            Some(Asked::Continue) => {
                game.0.clone_from(&campaign.game);
                draft.set_out(SettingOut {
                    campaign: desk.chosen,
                    people: campaign.at_home().map(|(place, _)| place).collect(),
                });
                sound.write(PlaySound::new("page"));
                overlay.set(Overlay::None);
                state.set(AppState::Setup);
            }
            Some(Asked::CallOff(game)) => roster.campaigns[desk.chosen].call_off(&game),
            Some(Asked::Export) => desk.asking = Some(Asking::export(campaign, &options.paths)),
            Some(Asked::End) => desk.asking = Some(Asking::End),
            None => {}
        }
    }
    if import {
        desk.asking = Some(Asking::import());
    }
    asking::show(&ctx, &words, &options, &mut roster, desk, &mut tell);
    if leave {
        overlay.set(Overlay::None);
    }
    Ok(())
}

impl UiState {
    /// Asks what there is to ask, and does it; returns what came of it once something was done.
    fn carry_out(
        &mut self,
        ctx: &egui::Context,
        words: &Words,
        paths: &Paths,
        roster: &mut Roster,
    ) -> Option<Result<(), Notice>> {
        let (Wish::Rename(entry, _) | Wish::Remove(entry)) = self.wish.as_ref()?;
        let campaign = roster.campaigns.get(self.chosen)?;
        let (name, loss) = match *entry {
            Entry::Campaign => (title_of(words, campaign), "campaign-remove"),
            Entry::Person(place) => (campaign.people.get(place)?.name.clone(), "roster-remove"),
        };
        let wish = kept::ask(ctx, words, &mut self.wish, &name, loss)?;
        Some(self.done(wish, paths, roster))
    }

    fn done(
        &mut self,
        wish: Wish<Entry>,
        paths: &Paths,
        roster: &mut Roster,
    ) -> Result<(), Notice> {
        let chosen = self.chosen;
        match wish {
            Wish::Rename(Entry::Campaign, name) => roster.rename(paths, chosen, &name)?,
            Wish::Rename(Entry::Person(place), name) if !name.is_empty() => {
                roster.campaigns[chosen].people[place].name = name;
            }
            Wish::Rename(..) => {}
            Wish::Remove(Entry::Campaign) => {
                let (campaign, removed) = roster.remove(paths, chosen)?;
                self.removed = Some(Gone::Campaign(chosen, campaign, removed));
            }
            Wish::Remove(Entry::Person(place)) => {
                let campaign = &mut roster.campaigns[chosen];
                let person = campaign.people.remove(place);
                self.removed = Some(Gone::Person(campaign.name.clone(), place, person));
            }
        }
        Ok(())
    }

    fn bring_back(&mut self, roster: &mut Roster) -> Result<(), Notice> {
        match self.removed.take() {
            Some(Gone::Campaign(place, campaign, removed)) => {
                let put = removed.put_back();
                put.map_err(|(file, error)| Notice::unwritable(&file, &error))?;
                let place = place.min(roster.campaigns.len());
                roster.campaigns.insert(place, campaign);
            }
            Some(Gone::Person(campaign, place, person)) => {
                let mut campaigns = roster.campaigns.iter_mut();
                if let Some(campaign) = campaigns.find(|it| it.name == campaign) {
                    let place = place.min(campaign.people.len());
                    campaign.people.insert(place, person);
                }
            }
            None => {}
        }
        Ok(())
    }
}

/// The names of all campaigns, and everything about the chosen one.
fn campaigns(ui: &mut Ui, words: &Words, roster: &Roster, desk: &mut UiState) -> Option<Asked> {
    desk.chosen = desk.chosen.min(roster.campaigns.len().saturating_sub(1));
    if roster.campaigns.len() > 1 {
        let names = roster.campaigns.iter().enumerate();
        let names: Vec<(usize, String)> = names
            .map(|(place, campaign)| (place, title_of(words, campaign)))
            .collect();
        choice(ui, &mut desk.chosen, &names);
        divider(ui);
    }
    let Some(campaign) = roster.campaigns.get(desk.chosen) else {
        body(ui, words.get("roster-none"));
        return None;
    };
    let title = title_of(words, campaign);
    let unfinished = campaign.under_way().next();
    let stays = unfinished.map(|_| "campaign-remove-under-way");
    let wish = ui.horizontal(|ui| {
        let own = !campaign.name.starts_with(&campaign.game);
        let name = if own { &campaign.name } else { &title };
        let wish = kept::buttons(ui, words, name, Entry::Campaign, stays);
        heading(ui, &title);
        wish
    });
    let wish = wish.inner;
    let asked = buttons(ui, words, campaign);
    ui.add_space(4.0);
    let called_off = under_way(ui, words, campaign);
    ui.add_space(6.0);
    let names = ["roster-living", "roster-fallen", "roster-chronicle"].map(|key| words.get(key));
    let all = [
        (Tab::Roster, names[0].as_str()),
        (Tab::Memorial, names[1].as_str()),
        (Tab::Chronicle, names[2].as_str()),
    ];
    tabs(ui, &mut desk.tab, &all);
    ui.add_space(6.0);
    let other = of(ui, words, campaign, desk.tab);
    desk.wish = desk.wish.take().or(wish).or(other);
    asked.or(called_off)
}

/// The name of a campaign; a game's default ones are named after the game.
pub(super) fn title_of(words: &Words, campaign: &Campaign) -> String {
    let game = words.get(&format!("game-{}", campaign.game.replace('_', "-")));
    let name = match campaign.name.strip_prefix(&campaign.game) {
        Some(number) => format!("{game}{number}"),
        None => format!("{} · {game}", campaign.name),
    };
    if campaign.ended {
        format!("{name} · {}", words.get("roster-ended"))
    } else {
        name
    }
}

fn buttons(ui: &mut Ui, words: &Words, campaign: &Campaign) -> Option<Asked> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        let mut button = |key: &str, icon: &str, enabled: bool| {
            let text = words.get(key);
            ui.add(Button::new(&text).icon(icon).enabled(enabled))
                .clicked()
        };
        if !campaign.ended {
            // Only shared goods can keep everybody at home.
            let free = campaign.can_set_out(&[]).is_ok();
            if button("roster-continue", icon::PLAY, free) {
                asked = Some(Asked::Continue);
            }
        }
        if button("roster-export", icon::EXPORT, true) {
            asked = Some(Asked::Export);
        }
        if !campaign.ended && button("roster-end", icon::FLAG_CHECKERED, true) {
            asked = Some(Asked::End);
        }
    });
    asked
}

/// The unfinished games, each with a button to give it up.
fn under_way(ui: &mut Ui, words: &Words, campaign: &Campaign) -> Option<Asked> {
    let mut asked = None;
    for game in campaign.under_way() {
        let people = campaign.people.iter();
        let away = people.filter(|person| person.away.as_deref() == Some(game));
        let away: Vec<&str> = away.map(|person| person.name.as_str()).collect();
        let told = match away.join(", ") {
            nobody if nobody.is_empty() => Phrase::new("roster-new-heroes-out"),
            names => Phrase::new("roster-out").with("names", names),
        };
        ui.horizontal_wrapped(|ui| {
            caption(ui, words.plain(&told));
            let text = words.get("roster-call-off");
            let button = ui.add(Button::new(&text).quiet());
            if tooltip(button, words.get("roster-call-off-note")).clicked() {
                asked = Some(Asked::CallOff(game.to_owned()));
            }
        });
    }
    asked
}

/// The contents of a tab.
fn of(ui: &mut Ui, words: &Words, campaign: &Campaign, tab: Tab) -> Option<Wish<Entry>> {
    let mut wish = None;
    let none = match tab {
        Tab::Roster if campaign.people.is_empty() && campaign.shared.is_none() => {
            Some("roster-none")
        }
        Tab::Memorial if campaign.fallen.is_empty() => Some("roster-no-fallen"),
        Tab::Chronicle if campaign.chronicle.is_empty() => Some("roster-no-chronicle"),
        _ => None,
    };
    if let Some(none) = none {
        body(ui, words.get(none));
    }
    match tab {
        Tab::Roster => {
            for line in campaign.shared.iter().flat_map(|shared| &shared.lines) {
                body(ui, line);
            }
            for (place, person) in campaign.people.iter().enumerate() {
                let wished = ui.horizontal(|ui| {
                    let stays = person.away.as_ref().map(|_| "roster-remove-away");
                    let entry = Entry::Person(place);
                    let wished = kept::buttons(ui, words, &person.name, entry, stays);
                    one(ui, words, person, icon::SHIELD_CHEVRON);
                    wished
                });
                wish = wish.or(wished.inner);
                divider(ui);
            }
        }
        // The latest come first.
        Tab::Memorial => {
            for person in campaign.fallen.iter().rev() {
                one(ui, words, person, icon::CROSS);
                divider(ui);
            }
        }
        Tab::Chronicle => {
            for (nth, chapter) in campaign.chapters() {
                line(ui, words, nth, chapter);
                divider(ui);
            }
        }
    }
    wish
}

/// Files that cannot be used, with the reason.
fn damaged(ui: &mut Ui, words: &Words, roster: &Roster) {
    for (file, problem) in &roster.damaged {
        divider(ui);
        let told = format!("{}  {}", icon::WARNING, words.get("saves-damaged"));
        let colour = palette(ui.ctx()).oxblood;
        rich(ui, told, regular(size::BODY), colour);
        let (file, problem) = (file.display().to_string(), problem.to_string());
        lines(ui, [file.as_str(), problem.as_str()]);
    }
}

/// A game in the chronicle, under its number and its title.
fn line(ui: &mut Ui, words: &Words, nth: usize, chapter: &Chapter) {
    let palette = palette(ui.ctx());
    let heading = Phrase::new("roster-chapter")
        .with("n", nth)
        .with("title", chapter.summary.clone());
    rich(ui, words.plain(&heading), bold(size::BODY), palette.ink);
    let outcome = words.get(outcome_key(chapter.outcome));
    rich(ui, outcome, italic(size::BODY), palette.ink_soft);
    if !chapter.fallen.is_empty() {
        let fallen = Phrase::new("roster-fell").with("names", chapter.fallen.join(", "));
        caption(ui, words.plain(&fallen));
    }
}

/// One person.
fn one(ui: &mut Ui, words: &Words, person: &Person, mark: &str) {
    let palette = palette(ui.ctx());
    ui.horizontal(|ui| {
        rich(ui, mark, regular(26.0), palette.ink_soft);
        ui.vertical(|ui| {
            rich(ui, &person.name, bold(size::BUTTON), palette.ink);
            let back = Phrase::new("roster-crawls").with("n", person.adventures);
            // Nobody who goes by a title has it told twice.
            let title = Some(person.title.as_str()).filter(|title| *title != person.name);
            let back = words.plain(&back);
            // Those who fell on their first adventure came back from none.
            let back = (mark != icon::CROSS || person.adventures > 0).then_some(&*back);
            let told: Vec<&str> = title.into_iter().chain(back).collect();
            let told = told.join(" · ");
            rich(ui, told, italic(size::BODY), palette.ink_soft);
            if !person.lines.is_empty() {
                caption(ui, person.lines.join(", "));
            }
            if person.away.is_some() {
                caption(ui, words.get("roster-away"));
            }
        });
    });
}
