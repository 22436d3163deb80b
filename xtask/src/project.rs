//! The folders and files of the project, and how cargo runs in it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The project: its folder, and how cargo compiles the project.
pub struct Project {
    /// The folder of the workspace.
    pub root: PathBuf,
    /// Whether [`Project::cargo`] compiles with `clippy-driver` and refuses every warning.
    lints: bool,
}

/// A game that has a rulebook.
pub struct GameBook {
    /// The id of the game, which is the name of its folder in `rules/`, such as `toy-battle`.
    pub id: String,
    /// The path of the game's crate, relative to the root, such as `games/toy_battle`.
    pub crate_dir: String,
    /// The path of the game's rulebook, relative to the root.
    pub rulebook: String,
}

impl Project {
    /// Returns the project that this program was built in.
    pub fn here() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace");
        Self { root: root.to_path_buf(), lints: false }
    }

    /// Returns the same project, to be compiled with `clippy-driver`. Code that `cargo clippy -- -D warnings` refuses
    /// does not compile, so one build both checks and compiles. `cargo clippy` runs `cargo check` with the same two
    /// environment variables.
    pub fn with_lints(&self) -> Self {
        Self { root: self.root.clone(), lints: true }
    }

    /// Returns whether cargo compiles with `clippy-driver`, as in the test command.
    pub fn has_lints(&self) -> bool {
        self.lints
    }

    /// Returns the full path of a file or folder of the project. The given path is relative to the root.
    pub fn at(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    /// Returns a command that runs cargo in the project's folder. It is the same cargo that runs this program.
    pub fn cargo(&self) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.current_dir(&self.root);
        if self.lints {
            command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
            command.env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__");
            // Without debug information, compiling takes a tenth less time. A panic still names its line; only
            // backtraces lack line numbers.
            command.env("CARGO_PROFILE_DEV_DEBUG", "none");
        }
        command
    }

    /// Returns the folder that cargo builds in.
    pub fn target(&self) -> PathBuf {
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| self.at("target"), PathBuf::from)
    }

    /// Returns the path of the program `rumpus` in a folder of the target, such as `release`. The program may not have
    /// been built yet.
    pub fn binary(&self, profile: &str) -> PathBuf {
        self.target().join(profile).join(format!("rumpus{}", env::consts::EXE_SUFFIX))
    }

    /// Returns the text of a file of the project.
    pub fn read(&self, path: &str) -> Result<String, String> {
        fs::read_to_string(self.at(path)).map_err(|error| format!("{path}: {error}"))
    }

    /// Returns the games that have a rulebook, sorted by id.
    pub fn books(&self) -> Result<Vec<GameBook>, String> {
        let folder = fs::read_dir(self.at("rules")).map_err(|error| format!("rules: {error}"))?;
        let mut books: Vec<GameBook> = folder
            .flatten()
            .filter(|entry| entry.path().join("rulebook.md").is_file())
            .map(|entry| {
                let id = entry.file_name().to_string_lossy().into_owned();
                GameBook {
                    crate_dir: format!("games/{}", id.replace('-', "_")),
                    rulebook: format!("rules/{id}/rulebook.md"),
                    id,
                }
            })
            .collect();
        books.sort_by(|a, b| a.id.cmp(&b.id));
        Ok(books)
    }
}
