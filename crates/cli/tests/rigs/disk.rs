//! Controls the disk of `disk.c`, which stands between the server and its files and can fail.

use crate::rig::Folder;
use std::fs::{File, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// How many numbers `struct control` has.
const ORDERS: u64 = 7;

/// Where in `struct control` a number stands.
#[derive(Clone, Copy)]
enum Order {
    Done = 0,
    FailAt = 1,
    Failing = 2,
    Error = 3,
    Failed = 4,
    CutAt = 5,
    Kinds = 6,
}

/// What a program does to a disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Writes bytes.
    Write = 1,
    /// Makes a file shorter or longer.
    Truncate = 2,
    /// Waits until a file is on the disk.
    Sync = 3,
    /// Removes a file.
    Unlink = 4,
    /// Gives a file another name.
    Rename = 5,
    /// Opens a file to write.
    Create = 6,
    /// Waits until the names in the folder are on the disk.
    SyncFolder = 7,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 7] =
        [Kind::Write, Kind::Truncate, Kind::Sync, Kind::Unlink, Kind::Rename, Kind::Create, Kind::SyncFolder];
}

/// A disk that fails, or loses its power, when it is told to.
pub struct Disk {
    control: File,
    control_path: PathBuf,
    journal: PathBuf,
    data: PathBuf,
}

impl Disk {
    /// Makes a disk for a data folder. Its own files lie beside that folder.
    pub fn under(folder: &Folder) -> Disk {
        let data = folder.data();
        let control_path = folder.path.join("control");
        let options = OpenOptions::new().create(true).truncate(true).read(true).write(true).open(&control_path);
        let control = options.expect("a file can be made");
        control.set_len(8 * ORDERS).expect("a file can grow");
        let disk = Disk { control, control_path, journal: folder.path.join("journal"), data };
        disk.count(&Kind::ALL);
        disk
    }

    /// Puts the disk under a server that is about to start. With a journal, each operation is written down.
    pub fn put_under(&self, command: &mut Command, has_journal: bool) {
        command.env("LD_PRELOAD", library()).env("DISK_FOLDER", &self.data).env("DISK_CONTROL", &self.control_path);
        if has_journal {
            let _none_there = std::fs::remove_file(&self.journal);
            command.env("DISK_JOURNAL", &self.journal);
        }
    }

    /// Returns the path of the journal of all operations.
    pub fn journal(&self) -> &Path {
        &self.journal
    }

    /// Sets the kinds of operations that count and can fail.
    pub fn count(&self, kinds: &[Kind]) {
        self.set(Order::Kinds, kinds.iter().fold(0, |bits, kind| bits | 1 << *kind as u64));
    }

    /// Returns how many operations of the counted kinds were tried since the last reset.
    pub fn done(&self) -> u64 {
        self.get(Order::Done)
    }

    /// Returns how many operations have failed since the last reset.
    pub fn failed(&self) -> u64 {
        self.get(Order::Failed)
    }

    /// Counts from zero again, and lets no operation fail.
    pub fn reset(&self) {
        for order in [Order::FailAt, Order::Failing, Order::CutAt, Order::Done, Order::Failed] {
            self.set(order, 0);
        }
    }

    /// Counts operations from now on, and cuts the power in place of the n-th one.
    pub fn cut_after(&self, n: u64) {
        self.set(Order::CutAt, self.done() + n);
    }

    /// Counts operations from now on. From the n-th one, lets `failing` operations fail with this error number.
    pub fn fail_after(&self, n: u64, failing: u64, error: i32) {
        self.set(Order::Error, error as u64);
        self.set(Order::Failing, failing);
        self.set(Order::FailAt, self.done() + n);
    }

    /// Lets no operation fail any more.
    pub fn mend(&self) {
        self.set(Order::FailAt, 0);
    }

    fn set(&self, order: Order, value: u64) {
        self.control.write_all_at(&value.to_ne_bytes(), 8 * order as u64).expect("the file can be written");
    }

    fn get(&self, order: Order) -> u64 {
        let mut bytes = [0; 8];
        self.control.read_exact_at(&mut bytes, 8 * order as u64).expect("the file can be read");
        u64::from_ne_bytes(bytes)
    }
}

/// The library, compiled once.
fn library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("disk-{}.so", std::process::id()));
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rigs/disk.c");
        let mut cc = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()));
        let status = cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&path).arg(source).status();
        assert!(status.is_ok_and(|status| status.success()), "a C compiler compiles disk.c");
        path
    })
}
