//! Writes saves on a background thread, so that they never interrupt play.

use std::{
    io,
    path::PathBuf,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use bevy::prelude::Resource;

use crate::game::{SaveFile, SaveStore};

/// A save waiting to be written.
pub(in crate::app) struct Job {
    pub store: SaveStore,
    pub slot: String,
    /// True once the file from before this session has been backed up; the writer sets it.
    pub kept: Arc<AtomicBool>,
    pub file: SaveFile,
}

impl Job {
    fn write(&self) -> io::Result<()> {
        if self.kept.load(Ordering::Relaxed) {
            return self.store.write(&self.slot, &self.file);
        }
        self.store.write_and_keep(&self.slot, &self.file)?;
        self.kept.store(true, Ordering::Relaxed);
        Ok(())
    }
}

/// A file that could not be written, and the error.
pub(in crate::app) type Failure = (PathBuf, io::Error);

/// The thread that writes saves, one after another.
#[derive(Resource)]
pub(in crate::app) struct Writer {
    jobs: Sender<Job>,
    done: Mutex<Receiver<Result<(), Failure>>>,
    waiting: usize,
}

impl Default for Writer {
    fn default() -> Self {
        let (jobs, inbox) = channel::<Job>();
        let (outbox, done) = channel();
        thread::spawn(move || {
            while let Ok(job) = inbox.recv() {
                let result = job.write();
                let failure = |error| (job.store.path(&job.slot, 0), error);
                if outbox.send(result.map_err(failure)).is_err() {
                    return;
                }
            }
        });
        Writer {
            jobs,
            done: Mutex::new(done),
            waiting: 0,
        }
    }
}

impl Writer {
    /// Queues a save.
    pub fn write(&mut self, job: Job) {
        if self.jobs.send(job).is_ok() {
            self.waiting += 1;
        }
    }

    /// Results since the last call; with `wait`, blocks until everything is on disk.
    pub fn results(&mut self, wait: bool) -> Vec<Result<(), Failure>> {
        let Ok(done) = self.done.get_mut() else {
            return Vec::new();
        };
        let mut results = Vec::new();
        while self.waiting > 0 {
            let result = if wait {
                done.recv().ok()
            } else {
                done.try_recv().ok()
            };
            let Some(result) = result else { break };
            self.waiting -= 1;
            results.push(result);
        }
        results
    }
}
