//! Computes what a disk holds after a power cut: everything that was synced, and a random part of the rest.

use crate::disk::Kind;
use load::Luck;
use std::collections::BTreeMap;
use std::path::Path;

/// The number of bytes that a disk usually writes at once.
const PAGE: usize = 4_096;

/// The number of bytes that a disk always writes completely or not at all.
const SECTOR: usize = 512;

/// What a power cut does to data that was not synced.
#[derive(Clone, Copy, Debug)]
pub enum Loss {
    /// The disk loses all of it.
    All,
    /// The disk keeps all written pages, but of the last unsynced page of each file only the first sectors. Chance
    /// decides whether a file that was made or removed since the last sync is there.
    TornPage,
    /// Chance decides for each page whether the disk keeps all of it, its first sectors or nothing.
    Some,
}

/// The files that a folder holds after a power cut, by name.
#[derive(Clone, Debug, Default)]
pub struct Survivor(BTreeMap<String, Vec<u8>>);

/// A file: what is certainly on the disk, and what was done to the file since.
#[derive(Clone, Default)]
struct Pending {
    /// The bytes that are certainly on the disk; `None` if the file may not be there.
    durable: Option<Vec<u8>>,
    /// The bytes that programs see; `None` if the file was removed.
    seen: Option<Vec<u8>>,
    /// The indexes of the pages written since the last sync.
    dirty: Vec<usize>,
}

impl Survivor {
    /// Reads the files of a folder, and treats all of them as synced. Leaves out SQLite's shared memory, because a
    /// restart does not need it.
    pub fn read(folder: &Path) -> Survivor {
        let mut files = BTreeMap::new();
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let name = entry.file_name().into_string().expect("names are UTF-8");
            if entry.path().is_file() && !name.ends_with("-shm") {
                files.insert(name, std::fs::read(entry.path()).expect("a file of the folder"));
            }
        }
        Survivor(files)
    }

    /// Writes these files to a folder, and removes all others.
    pub fn write(&self, folder: &Path) {
        let _none_there = std::fs::remove_dir_all(folder);
        std::fs::create_dir_all(folder).expect("the folder can be made");
        for (name, bytes) in &self.0 {
            std::fs::write(folder.join(name), bytes).expect("a file can be written");
        }
    }

    /// Carries out the operations of a journal on these files, and then cuts the power. Returns what is left of the
    /// files.
    pub fn after(&self, journal: &[u8], loss: Loss, luck: &mut Luck) -> Survivor {
        let file = |bytes: &Vec<u8>| Pending { durable: Some(bytes.clone()), seen: Some(bytes.clone()), dirty: vec![] };
        let mut files: BTreeMap<String, Pending> =
            self.0.iter().map(|(name, bytes)| (name.clone(), file(bytes))).collect();
        let mut rest = journal;
        while let Some((entry, more)) = Entry::read(rest) {
            entry.carry_out(&mut files);
            rest = more;
        }
        let left = files.into_iter().filter_map(|(name, file)| Some((name, file.survive(loss, luck)?)));
        Survivor(left.collect())
    }
}

/// One operation on a file or folder, as the library `disk.c` writes it into the journal.
struct Entry<'a> {
    kind: u64,
    name: &'a str,
    at: usize,
    data: &'a [u8],
}

impl<'a> Entry<'a> {
    /// Reads an entry, and returns it with the rest of the bytes. Returns `None` at the end, or if the last entry is
    /// incomplete.
    fn read(bytes: &'a [u8]) -> Option<(Entry<'a>, &'a [u8])> {
        let number = |n: usize| Some(u64::from_ne_bytes(bytes.get(8 * n..8 * n + 8)?.try_into().ok()?));
        let (kind, named, at, length) = (number(0)?, number(1)? as usize, number(2)?, number(3)? as usize);
        let name = std::str::from_utf8(bytes.get(32..32 + named)?).ok()?;
        let has_data = [Kind::Write as u64, Kind::Rename as u64].contains(&kind);
        let end = 32 + named + if has_data { length } else { 0 };
        let data = bytes.get(32 + named..end)?;
        Some((Entry { kind, name, at: at as usize, data }, &bytes[end..]))
    }

    fn carry_out(&self, files: &mut BTreeMap<String, Pending>) {
        const WRITE: u64 = Kind::Write as u64;
        const TRUNCATE: u64 = Kind::Truncate as u64;
        const SYNC: u64 = Kind::Sync as u64;
        const UNLINK: u64 = Kind::Unlink as u64;
        const RENAME: u64 = Kind::Rename as u64;
        const CREATE: u64 = Kind::Create as u64;
        match self.kind {
            WRITE => {
                let file = files.entry(self.name.to_owned()).or_default();
                let seen = file.seen.get_or_insert_default();
                let end = self.at + self.data.len();
                if seen.len() < end {
                    seen.resize(end, 0);
                }
                seen[self.at..end].copy_from_slice(self.data);
                file.dirty.extend(self.at / PAGE..end.div_ceil(PAGE));
            }
            TRUNCATE => {
                let file = files.entry(self.name.to_owned()).or_default();
                file.seen.get_or_insert_default().resize(self.at, 0);
                // The page at the new end has changed too.
                file.dirty.push(self.at / PAGE);
            }
            // Syncing a file also syncs its name, as on every common file system.
            SYNC => {
                let file = files.entry(self.name.to_owned()).or_default();
                file.durable.clone_from(&file.seen);
                file.dirty.clear();
            }
            UNLINK => files.entry(self.name.to_owned()).or_default().seen = None,
            CREATE => {
                files.entry(self.name.to_owned()).or_default().seen.get_or_insert_default();
            }
            RENAME => {
                let from = files.remove(self.name).unwrap_or_default();
                let to = String::from_utf8_lossy(self.data).into_owned();
                let target = files.entry(to).or_default();
                // Until the folder is synced, the name may still belong to the old file.
                target.seen = from.seen;
                target.dirty = (0..target.seen.as_ref().map_or(0, Vec::len).div_ceil(PAGE)).collect();
                if from.dirty.is_empty() && target.durable.is_none() {
                    target.durable = from.durable;
                    target.dirty.clear();
                }
            }
            // A sync of the folder: its names are now certainly on the disk, and removed files are certainly gone.
            _ => {
                files.retain(|_, file| file.seen.is_some());
                for file in files.values_mut() {
                    if file.durable.is_none() {
                        file.durable = Some(Vec::new());
                    }
                }
            }
        }
    }
}

impl Pending {
    /// Returns what a power cut leaves of the file, or `None` if it leaves no file.
    fn survive(self, loss: Loss, luck: &mut Luck) -> Option<Vec<u8>> {
        let Pending { durable, seen, mut dirty } = self;
        let is_written = !matches!(loss, Loss::All);
        let (old, new) = match (durable, seen) {
            (None, None) => return None,
            // Chance decides whether the disk has written or removed the name.
            (None, Some(new)) if is_written && luck.below(2) == 0 => (Vec::new(), new),
            (None, Some(_)) => return None,
            (Some(old), None) => return (!is_written || luck.below(2) == 0).then_some(old),
            (Some(old), Some(new)) => (old, new),
        };
        dirty.sort_unstable();
        dirty.dedup();
        let mut left = old;
        match loss {
            Loss::All => {}
            Loss::TornPage => {
                if let Some((last, others)) = dirty.split_last() {
                    others.iter().for_each(|page| put(&mut left, &new, *page, PAGE));
                    put(&mut left, &new, *last, SECTOR * (1 + luck.below(PAGE / SECTOR - 1)));
                }
            }
            Loss::Some => {
                for page in dirty {
                    let written = [0, PAGE, SECTOR * luck.below(PAGE / SECTOR)][luck.below(3)];
                    if written > 0 {
                        put(&mut left, &new, page, written);
                    }
                }
                if left.len() > new.len() && luck.below(2) == 0 {
                    left.truncate(new.len());
                }
            }
        }
        Some(left)
    }
}

/// Copies the first `bytes` bytes of a page of one file to the same place in another.
fn put(into: &mut Vec<u8>, from: &[u8], page: usize, bytes: usize) {
    let begin = (page * PAGE).min(from.len());
    let end = (page * PAGE + bytes).min(from.len());
    if into.len() < end {
        into.resize(end, 0);
    }
    into[begin..end].copy_from_slice(&from[begin..end]);
}
