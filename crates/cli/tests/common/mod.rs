//! Runs the real binary.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

/// What a run of `rumpus` said.
pub struct Said {
    /// Exit status.
    pub status: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// Runs `rumpus` with these words.
pub fn rumpus(words: &[&str]) -> Said {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_rumpus")).args(words).output().expect("the binary runs");
    let text = |bytes| String::from_utf8(bytes).expect("it speaks UTF-8");
    Said { status: status.code().expect("it is not killed"), out: text(stdout), err: text(stderr) }
}

/// A path in a folder of this test's own, which begins empty.
pub fn scratch(test: &str, name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    fs::create_dir_all(&folder).expect("the folder can be made");
    let path = folder.join(name);
    let _ = fs::remove_file(&path);
    path
}

/// Writes a file for this test and returns its path as a word.
pub fn file(test: &str, name: &str, text: &str) -> String {
    let path = scratch(test, name);
    fs::write(&path, text).expect("the file can be written");
    word(&path)
}

/// A path as a word of a command line.
pub fn word(path: &std::path::Path) -> String {
    path.to_str().expect("the path is UTF-8").to_owned()
}

impl Said {
    /// Asserts the exit status and shows what was said if it is another.
    #[track_caller]
    pub fn ends(self, status: i32) -> Said {
        assert_eq!(self.status, status, "\nstdout: {}\nstderr: {}", self.out, self.err);
        self
    }

    /// Asserts that it said this on standard output.
    #[track_caller]
    pub fn says(self, words: &str) -> Said {
        assert!(self.out.contains(words), "{words:?} is not in {}", self.out);
        self
    }

    /// Asserts that it complained with these words.
    #[track_caller]
    pub fn complains(self, words: &str) -> Said {
        assert!(self.err.contains(words), "{words:?} is not in {}", self.err);
        self
    }
}
