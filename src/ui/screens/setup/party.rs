//! The party: heroes from the roster, and the player at each seat.

use bevy_egui::egui::Ui;

use super::{Asked, Draft, fields};
use crate::{
    app::{Words, kept::roster::Roster},
    game::{FormPart, MasterAsked, Person, Phrase},
    ui::{
        screens::roster,
        theme::{italic, palette, regular, size},
        widgets::{caption, choice, heading, rich, switch},
    },
};

/// The party.
pub(super) fn party(
    ui: &mut Ui,
    words: &Words,
    roster: &Roster,
    draft: &mut Draft,
    asked: &mut Asked,
) {
    heading(ui, words.get("setup-party"));
    let fields = draft.form.clone().fields.into_iter();
    let fields = fields.filter(|field| field.part == FormPart::Party);
    for (place, field) in fields.enumerate() {
        if draft.form.matters(&draft.values, &field) {
            fields::show(ui, words, draft, &field, asked);
        }
        if place == 0 {
            returning(ui, words, roster, draft);
        }
        if draft.form.party_size == Some(field.key) {
            seats(ui, words, draft);
            ui.add_space(6.0);
        }
    }
}

/// Heroes from the roster, if any: they take the first seats. Below them the campaign that the
/// game belongs to.
fn returning(ui: &mut Ui, words: &Words, roster: &Roster, draft: &mut Draft) {
    let campaigns = roster.going_on(draft.id);
    let at_home = campaigns.flat_map(|(campaign, it)| {
        let people = it.at_home();
        people.map(move |(place, hero)| (campaign, place, hero))
    });
    let at_home: Vec<_> = at_home.collect();
    if !at_home.is_empty() {
        caption(
            ui,
            words.get(match draft.by_name() {
                Some(_) => "setup-returning-by-name",
                None => "setup-returning",
            }),
        );
    }
    for (campaign, place, hero) in at_home {
        let chosen = draft.setting_out.as_ref();
        let mut goes =
            chosen.is_some_and(|it| it.campaign == campaign) && draft.people().contains(&place);
        let label = match hero.name == hero.title {
            true => hero.name.clone(),
            false => format!("{}, {}", hero.name, hero.title),
        };
        if switch(ui, &mut goes, &label).changed() {
            draft.seat(campaign, place, goes);
        }
        record(ui, words, hero);
    }
    let chosen = draft.setting_out.as_ref();
    if let Some(campaign) = chosen.and_then(|out| roster.campaigns.get(out.campaign)) {
        let name = roster::title_of(words, campaign);
        let label = words.plain(&Phrase::new("setup-campaign").with("name", name));
        if switch(ui, &mut true, &label).changed() {
            draft.setting_out = None;
        }
    }
    // There are at least as many seats as returning heroes who take one.
    let seats = draft.seated(roster);
    let field = draft
        .form
        .fields
        .iter()
        .find(|field| draft.form.party_size == Some(field.key))
        .cloned();
    if let Some(field) = field
        && draft.heroes() < seats
    {
        draft.set(&field, seats.to_string());
    }
}

/// What a hero from the roster has come to. The ready-made ones come home under the same name from
/// every game that they are begun anew in, so that nothing else tells them apart.
fn record(ui: &mut Ui, words: &Words, hero: &Person) {
    /// Width of a switch, with the gap to its label.
    const INDENT: f32 = 58.0;
    let back = Phrase::new("roster-crawls").with("n", hero.adventures);
    let back = std::iter::once(words.plain(&back));
    let told: Vec<String> = back.chain(hero.lines.first().cloned()).collect();
    ui.horizontal(|ui| {
        ui.add_space(INDENT);
        caption(ui, told.join(" \u{00b7} "));
    });
    ui.add_space(4.0);
}

/// The player at each seat.
fn seats(ui: &mut Ui, words: &Words, draft: &mut Draft) {
    let who = [
        (false, words.get("setup-person")),
        (true, words.get("setup-bot")),
    ];
    ui.add_space(4.0);
    for hero in 0..draft.heroes() {
        ui.horizontal(|ui| {
            let ink = palette(ui.ctx()).ink;
            let name = Phrase::new("setup-seat").with("n", hero + 1);
            ui.scope(|ui| {
                ui.set_min_width(120.0);
                rich(ui, words.plain(&name), regular(size::BODY), ink);
            });
            choice(ui, &mut draft.bots[hero], &who);
        });
    }
    if draft.heroes() > 1 {
        let ink = palette(ui.ctx()).ink_soft;
        let note = words.get("setup-hot-seat");
        rich(ui, note, italic(size::SMALL), ink);
    }
    if draft.form.master == MasterAsked::Never {
        return;
    }
    ui.horizontal(|ui| {
        let ink = palette(ui.ctx()).ink;
        let label = match draft.master() {
            Some(field) => words.plain(&field.label),
            None => words.get("setup-monsters"),
        };
        ui.scope(|ui| {
            ui.set_min_width(120.0);
            rich(ui, label, regular(size::BODY), ink);
        });
        let who = [
            (false, words.get("setup-by-the-book")),
            (true, words.get("setup-person")),
        ];
        let said = draft.form.person_for_monsters(&draft.values);
        let mut person = said.unwrap_or(draft.person_for_monsters);
        if choice(ui, &mut person, &who) {
            draft.play_monsters(person);
        }
    });
    let help = match draft.master() {
        Some(field) => words.plain(&field.help),
        None => words.get("setup-monsters-help"),
    };
    let ink = palette(ui.ctx()).ink_soft;
    rich(ui, help, italic(size::SMALL), ink);
}
