//! The files of campaigns.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

use super::Campaign;
use crate::{
    content::{is_missing, read_within, write_with_folder},
    game::{
        SaveProblem,
        history::sealed::{self, seal, unseal},
    },
};

/// The word for a campaign in the first line of its file.
const KIND: &str = "campaign";

impl Campaign {
    /// The newest format that this program reads and writes.
    pub const FORMAT: u32 = 1;

    /// The ending of its file, without the dot.
    pub const EXTENSION: &str = "campaign";

    /// The bytes of the file: a line with format, length and checksum, then RON.
    pub fn bytes(&self) -> Vec<u8> {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(3);
        let body = ron::ser::to_string_pretty(self, pretty).unwrap_or_default();
        seal(KIND, Campaign::FORMAT, &body).into_bytes()
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// The file is damaged or foreign.
    pub fn parse(bytes: &[u8]) -> Result<Self, CampaignProblem> {
        let body = unseal(KIND, Campaign::FORMAT, bytes).map_err(CampaignProblem)?;
        ron::from_str(body).map_err(|_| CampaignProblem(SaveProblem::Damaged))
    }

    /// The name of its file.
    pub fn file_name(&self) -> String {
        file_name(&self.name)
    }
}

fn file_name(name: &str) -> String {
    format!("{}.{}", sealed::file_name(name), Campaign::EXTENSION)
}

/// The reason the file of a campaign cannot be used. It is left as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignProblem(pub SaveProblem);

impl fmt::Display for CampaignProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            SaveProblem::Foreign => write!(f, "is not a campaign of Tabledelve"),
            problem => problem.fmt(f),
        }
    }
}

impl std::error::Error for CampaignProblem {}

/// The folder of campaigns, one file each.
#[derive(Clone, Debug)]
pub struct CampaignStore {
    folder: PathBuf,
}

/// A file in the folder of campaigns.
#[derive(Clone, Debug)]
pub struct CampaignListing {
    pub path: PathBuf,
    /// Its contents, or the problem with it.
    pub campaign: Result<Campaign, CampaignProblem>,
}

impl CampaignStore {
    /// The store in a folder, which need not exist yet.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        CampaignStore {
            folder: folder.into(),
        }
    }

    /// The file of the campaign with this name.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(file_name(name))
    }

    /// A variation of the given name whose file is neither there yet nor needed for one of
    /// `others`, which may be unwritten still.
    pub fn unused(&self, name: &str, others: &[Campaign]) -> String {
        sealed::free_name(name, ' ', |name| {
            let mut others = others.iter();
            !self.path(name).exists() && others.all(|it| it.file_name() != file_name(name))
        })
    }

    /// Writes a campaign, whole or not at all.
    ///
    /// # Errors
    /// The folder cannot be written; the previous file is still there.
    pub fn write(&self, campaign: &Campaign) -> io::Result<()> {
        CampaignStore::export(campaign, &self.path(&campaign.name))
    }

    /// Writes a campaign to any file, replacing one that is there.
    ///
    /// # Errors
    /// The file cannot be written; the previous one is still there.
    pub fn export(campaign: &Campaign, file: &Path) -> io::Result<()> {
        write_with_folder(file, &campaign.bytes())
    }

    /// Reads one file.
    ///
    /// # Errors
    /// The file is damaged or cannot be read.
    pub fn read(path: &Path) -> Result<Campaign, CampaignProblem> {
        Campaign::parse(&sealed::read(path).map_err(CampaignProblem)?)
    }

    /// Every campaign in the folder by file name, including damaged files with the problem.
    pub fn list(&self) -> Vec<CampaignListing> {
        let folder = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let paths = folder.map(|entry| entry.path());
        let mut paths: Vec<PathBuf> = paths
            .filter(|path| path.extension().is_some_and(|it| it == Campaign::EXTENSION))
            .collect();
        paths.sort();
        let read = |path: PathBuf| CampaignListing {
            campaign: CampaignStore::read(&path),
            path,
        };
        paths.into_iter().map(read).collect()
    }

    /// Converts the roster of an older program. The file is renamed to `roster.ron.taken` once
    /// everybody in it has a campaign. Does nothing if there is none.
    ///
    /// # Errors
    /// The file is damaged or a campaign cannot be written; the file then stays where it is.
    pub fn take_over(&self, roster: &Path) -> io::Result<()> {
        let text = match read_within(roster, sealed::LARGEST) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if is_missing(&error) => return Ok(()),
            Err(error) => return Err(error),
        };
        let old = Campaign::of_roster(&text)
            .map_err(|why| io::Error::new(io::ErrorKind::InvalidData, why))?;
        for mut campaign in old {
            // The same file is there if an earlier attempt was interrupted.
            if CampaignStore::read(&self.path(&campaign.name)).as_ref() != Ok(&campaign) {
                campaign.name = self.unused(&campaign.name, &[]);
                self.write(&campaign)?;
            }
        }
        fs::rename(roster, roster.with_extension("ron.taken"))
    }
}
