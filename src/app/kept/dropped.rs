//! Files dropped on the window: campaigns join the others, codes of moments are opened.

use bevy::{prelude::*, window::FileDragAndDrop};

use super::{
    moments::{self, OpenMoment},
    roster::Roster,
};
use crate::app::{Notice, RunOptions};
use crate::game::{Campaign, Phrase};

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Update, take.before(moments::open));
}

fn take(
    mut dropped: MessageReader<FileDragAndDrop>,
    options: Res<RunOptions>,
    mut roster: ResMut<Roster>,
    mut moments: MessageWriter<OpenMoment>,
    mut tell: MessageWriter<Notice>,
) {
    for event in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf: file, .. } = event else {
            continue;
        };
        if file.extension().is_some_and(|it| it == Campaign::EXTENSION) {
            tell.write(match roster.import(&options, file) {
                Ok(place) => Notice {
                    title: Phrase::new("campaign-import-title"),
                    text: Phrase::new("campaign-imported"),
                    details: vec![roster.campaigns[place].name.clone()],
                },
                Err(problem) => problem,
            });
        } else {
            moments.write(OpenMoment(file.display().to_string()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::frame::paths::Paths, content::DataPaths, game::CampaignStore, games::GAMES};

    #[test]
    fn campaigns_join_the_others_and_codes_are_opened() {
        let folder = tempfile::tempdir().unwrap();
        let campaign = folder.path().join("ours.campaign");
        CampaignStore::export(&Campaign::new("deck_crawl", "ours"), &campaign).unwrap();
        let damaged = folder.path().join("damaged.campaign");
        std::fs::write(&damaged, "tabledelve").unwrap();
        let mut app = App::new();
        let paths = DataPaths::new(env!("CARGO_MANIFEST_DIR"), folder.path());
        app.insert_resource(RunOptions::new(GAMES, Paths(paths)))
            .init_resource::<Roster>()
            .add_message::<FileDragAndDrop>()
            .add_message::<OpenMoment>()
            .add_message::<Notice>()
            .add_systems(Update, take);
        for path_buf in [campaign, damaged, folder.path().join("code.txt")] {
            app.world_mut().write_message(FileDragAndDrop::DroppedFile {
                window: Entity::PLACEHOLDER,
                path_buf,
            });
        }
        app.update();
        let roster = app.world().resource::<Roster>();
        let names: Vec<&str> = roster.campaigns.iter().map(|it| &*it.name).collect();
        assert_eq!(names, ["ours"]);
        let told = app.world_mut().resource_mut::<Messages<Notice>>();
        let told: Vec<_> = told.iter_current_update_messages().collect();
        let texts: Vec<_> = told.iter().map(|tell| &*tell.text.key).collect();
        assert_eq!(texts, ["campaign-imported", "campaign-not-imported"]);
        assert!(told[1].details[0].contains("is cut off"), "{:?}", told[1]);
        let opened = app.world().resource::<Messages<OpenMoment>>();
        let opened: Vec<_> = opened.iter_current_update_messages().collect();
        assert!(opened.len() == 1 && opened[0].0.ends_with("code.txt"));
    }
}
