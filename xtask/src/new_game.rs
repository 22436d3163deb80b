//! `cargo xtask new-game`: makes a small new game, which builds, obeys the laws and can be played. Developers then
//! change its rules and its table.

use std::fs;

use walkdir::WalkDir;

use crate::generate;
use crate::project::Project;
use crate::run;

/// The folder of the model game. Each file has the same path there as the file of the new game has in the project.
const TEMPLATE: &str = "xtask/template";
/// The name of the model game in the template.
const MODEL: &str = "tin-drums";

/// The name of a game, such as `tin-drums`. All other spellings follow from this name.
struct Name(String);

impl Name {
    /// Reads a name such as `tin-drums`.
    fn read(name: &str) -> Result<Name, String> {
        let is_word = |word: &str| !word.is_empty() && word.chars().all(|letter| letter.is_ascii_lowercase());
        match name.split('-').all(is_word) {
            true => Ok(Name(name.to_owned())),
            false => {
                Err(format!("{name:?} is not a valid name of a game; use small letters and hyphens, as in {MODEL}"))
            }
        }
    }

    fn words(&self) -> Vec<String> {
        self.0.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
    }

    /// Returns the capital letters with which the ids of the game's clauses begin: the first letter of each word, or
    /// the first two letters of a single word.
    fn letters(&self) -> String {
        let words = self.words();
        match words.as_slice() {
            [word] => word.chars().take(2).collect::<String>().to_uppercase(),
            words => words.iter().filter_map(|word| word.chars().next()).collect(),
        }
    }

    /// Returns nine spellings. Five are the name in URLs, crates, types, variables and titles. Four are beginnings: of
    /// the ids of clauses, and of the names of constants, tests and messages.
    fn spellings(&self) -> [String; 9] {
        let (words, letters) = (self.words(), self.letters());
        let small = letters.to_lowercase();
        let type_name = words.concat();
        let variable = type_name[..1].to_lowercase() + &type_name[1..];
        [
            self.0.clone(),
            self.0.replace('-', "_"),
            type_name,
            variable,
            words.join(" "),
            format!("{letters}-"),
            format!("{letters}_"),
            format!("{small}_"),
            format!("{small}-"),
        ]
    }

    /// Replaces the name of the model in a text by this name, in every spelling.
    fn put_into(&self, text: &str) -> String {
        let marks = Name(MODEL.to_owned()).spellings();
        let [dashed, snake, pascal, camel, title, capital_dash, capital_line, small_line, small_dash] = &marks;
        let own = self.spellings();
        let mut text = text.to_owned();
        for (mark, own) in [dashed, snake, pascal, camel, title].into_iter().zip(&own) {
            text = text.replace(mark, own);
        }
        // The letters of the clauses are replaced only where the id of a clause or the name of a test or a message
        // begins. Elsewhere they may be part of a word.
        for (mark, own) in [capital_dash, capital_line, small_line, small_dash].into_iter().zip(&own[5..]) {
            for before in ["\"", "'", " ", "\n", "(", "{", "::"] {
                text = text.replace(&format!("{before}{mark}"), &format!("{before}{own}"));
            }
        }
        text
    }
}

/// Makes the files of a new game, and adds the game to the list of games in the crate `shelf`.
///
/// # Errors
/// The name is not valid, the game exists already, or a file cannot be written.
pub fn run(project: &Project, name: &str) -> Result<(), String> {
    let name = Name::read(name)?;
    let [family, crate_name, ..] = name.spellings();
    if project.at(&format!("rules/{family}")).exists() || project.at(&format!("games/{crate_name}")).exists() {
        return Err(format!("a game {family} exists already"));
    }
    let template = project.at(TEMPLATE);
    for entry in WalkDir::new(&template).sort_by_file_name() {
        let entry = entry.map_err(|error| error.to_string())?;
        if !entry.file_type().is_file() {
            continue;
        }
        let path = entry.path().strip_prefix(&template).expect("the walk finds paths below the folder only");
        let path = name.put_into(&path.to_string_lossy());
        let text = fs::read_to_string(entry.path()).map_err(|error| format!("{path}: {error}"))?;
        write(project, &path, &name.put_into(&text))?;
    }
    insert(project, "Cargo.toml", "\naxum =", &format!("{crate_name} = {{ path = \"games/{crate_name}\" }}\n"))?;
    insert(project, "crates/shelf/Cargo.toml", "serde_json.", &format!("{crate_name}.workspace = true\n"))?;
    let line = format!("        {crate_name}::boxed(),\n");
    insert(project, "crates/shelf/src/games.rs", "    ]\n", &line)?;
    generate::write(project)?;
    // Formats the new crate, because the order of its imports depends on its name.
    run::must(project.cargo().args(["fmt", "--package", crate_name.as_str()]))?;
    println!("{family} is now one of the games; docs/add-a-game.md describes the next steps");
    Ok(())
}

/// Inserts a line into a file, before the first occurrence of the text `before`.
fn insert(project: &Project, path: &str, before: &str, line: &str) -> Result<(), String> {
    let text = project.read(path)?;
    let at = text
        .find(before)
        .ok_or_else(|| format!("{path} does not contain {before:?}, before which the new game is inserted"))?;
    write(project, path, &format!("{}{line}{}", &text[..at], &text[at..]))
}

fn write(project: &Project, path: &str, text: &str) -> Result<(), String> {
    let file = project.at(path);
    let folder = file.parent().expect("a path inside the project has a folder");
    fs::create_dir_all(folder).and_then(|()| fs::write(&file, text)).map_err(|error| format!("{path}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_of_the_model_is_replaced_by_the_same_spelling_of_the_name() {
        let name = Name::read("paper-boat-race").expect("the name is valid");
        let said = [
            ("games/tin_drums/src/lib.rs", "games/paper_boat_race/src/lib.rs"),
            ("impl TinDrums {}", "impl PaperBoatRace {}"),
            ("const tinDrums", "const paperBoatRace"),
            (
                "fn td_turn_01_x() { f(\"TD-TURN-01\", TD_R_01); }",
                "fn pbr_turn_01_x() { f(\"PBR-TURN-01\", PBR_R_01); }",
            ),
            ("t('td-take'); # Tin Drums", "t('pbr-take'); # Paper Boat Race"),
            ("/// Sticks. TD-SETUP-01\ntd-take", "/// Sticks. PBR-SETUP-01\npbr-take"),
        ];
        for (model, own) in said {
            assert_eq!(name.put_into(model), own);
        }
        assert_eq!(Name::read("marbles").expect("the name is valid").letters(), "MA");
        for wrong in ["", "Tin", "tin_drums", "a--b", "a1"] {
            assert!(Name::read(wrong).is_err(), "{wrong}");
        }
    }
}
