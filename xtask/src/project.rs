//! Where things are in the project.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The project: its folder, and how cargo compiles it.
pub struct Project {
    /// The folder of the workspace.
    pub root: PathBuf,
    /// Whether [`Project::cargo`] compiles with Clippy's compiler, which refuses every warning.
    lints: bool,
}

/// A game that has a rulebook.
pub struct GameBook {
    /// Its id, as the folder in `rules/` spells it: `toy-battle`.
    pub id: String,
    /// The folder of its crate, relative to the root: `games/toy_battle`.
    pub crate_dir: String,
    /// Its rulebook, relative to the root.
    pub rulebook: String,
}

impl Project {
    /// The project that this program was built in.
    pub fn here() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace");
        Self { root: root.to_path_buf(), lints: false }
    }

    /// The same project, compiled with `clippy-driver`. Code that `cargo clippy -- -D warnings` refuses does not
    /// compile, so one build both checks and compiles. `cargo clippy` sets the same two variables for `cargo check`.
    pub fn with_lints(&self) -> Self {
        Self { root: self.root.clone(), lints: true }
    }

    /// Says whether this compiles with Clippy's compiler, as the test command does.
    pub fn has_lints(&self) -> bool {
        self.lints
    }

    /// A path inside the project.
    pub fn at(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    /// A command that runs the same cargo that runs this program, in the project's folder.
    pub fn cargo(&self) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.current_dir(&self.root);
        if self.lints {
            command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
            command.env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__");
            // A panic still names its place; only backtraces lack line numbers. The setting saves a tenth of the time
            // to compile.
            command.env("CARGO_PROFILE_DEV_DEBUG", "none");
        }
        command
    }

    /// The folder that cargo builds in.
    pub fn target(&self) -> PathBuf {
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| self.at("target"), PathBuf::from)
    }

    /// The path of the program `rumpus` in a folder of the target such as `release`, whether or not it was built.
    pub fn binary(&self, profile: &str) -> PathBuf {
        self.target().join(profile).join(format!("rumpus{}", env::consts::EXE_SUFFIX))
    }

    /// The text of a file of the project.
    pub fn read(&self, path: &str) -> Result<String, String> {
        fs::read_to_string(self.at(path)).map_err(|error| format!("{path}: {error}"))
    }

    /// The games that have a rulebook, by id.
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
