//! Controls the library `disk.c`, which stands between the server and its files. It acts as a disk that fails or loses
//! its power.

use crate::rig::Folder;
use std::fs::{File, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// How many numbers `struct control` in `disk.c` has.
const ORDERS: u64 = 7;

/// The index of each number in `struct control`.
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

/// A kind of operation on the disk.
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
    pub const ALL: [Kind; 7] =
        [Kind::Write, Kind::Truncate, Kind::Sync, Kind::Unlink, Kind::Rename, Kind::Create, Kind::SyncFolder];
}

/// A disk that a test can tell to fail or to lose its power.
pub struct Disk {
    control: File,
    control_path: PathBuf,
    journal: PathBuf,
    data: PathBuf,
}

impl Disk {
    /// Makes a disk for the data folder in `folder`. The files that control it lie beside the data folder.
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

    /// Makes the server that `command` will start use this disk. With a journal, the library writes down each
    /// operation.
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

    /// Sets which kinds of operations are counted and can fail.
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

    /// Sets all counts to 0, and cancels failures and the power cut.
    pub fn reset(&self) {
        for order in [Order::FailAt, Order::Failing, Order::CutAt, Order::Done, Order::Failed] {
            self.set(order, 0);
        }
    }

    /// Cuts the power in place of the n-th operation from now on.
    pub fn cut_after(&self, n: u64) {
        self.set(Order::CutAt, self.done() + n);
    }

    /// Makes `failing` operations fail with this error number (errno), beginning with the n-th operation from now on.
    pub fn fail_after(&self, n: u64, failing: u64, error: i32) {
        self.set(Order::Error, error as u64);
        self.set(Order::Failing, failing);
        self.set(Order::FailAt, self.done() + n);
    }

    /// Ends the failures.
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

/// Returns the path of the library, which is compiled once for each run.
fn library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("disk-{}.so", std::process::id()));
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rigs/disk.c");
        let mut cc = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()));
        let status = cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&path).arg(source).status();
        assert!(status.is_ok_and(|status| status.success()), "no C compiler could compile disk.c");
        path
    })
}
