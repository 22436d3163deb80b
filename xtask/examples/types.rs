//! Writes into a folder the files that `cargo xtask gen` generates from the types of the workspace. Their paths in this
//! folder begin with `web/src/wire/` and `docs/schema/`.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use referee::{FairRecord, RecordEnd, RecordHeader, RecordSignature, RecordStep};
use schemars::{JsonSchema, Schema, schema_for};
use typescript::Declarations;

/// A line of a record file. The lines come in this order: the header, the steps, the end, the seeds of fair luck, and
/// the signature of a server.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[allow(dead_code, reason = "only its schema is used")]
enum RecordLine {
    Header(RecordHeader),
    Step(RecordStep),
    Over {
        /// How the game ended.
        over: RecordEnd,
    },
    Fair {
        /// The seeds of the server and of the players, from which all luck follows, and their commitments.
        fair: FairRecord,
    },
    Signed {
        /// The signature of a server for the lines above.
        signature: RecordSignature,
    },
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("the folder to write into is missing")?);
    let wire = folder.join("web/src/wire");
    wire::declarations().write(&wire)?;
    let schemas = folder.join("docs/schema");
    fs::create_dir_all(&schemas)?;
    write(&schemas, "record-line", &schema_for!(RecordLine))?;
    write(&schemas, "engine-table-message", &schema_for!(engine::TableMessage))?;
    write(&schemas, "engine-message", &schema_for!(engine::EngineMessage))?;
    write(&schemas, "lesson", &schema_for!(shelf::lesson::Lesson))?;
    write(&schemas, "puzzles", &schema_for!(shelf::puzzle::PuzzleFile))?;
    for game in shelf::games() {
        let family = wire.join(game.entry().about().family.replace('-', "_"));
        let mut types = Declarations::default();
        game.entry().declare(&mut types);
        types.write(&family)?;
        for (name, schema) in game.entry().schemas() {
            write(&schemas, name, &schema)?;
        }
    }
    Ok(())
}

fn write(folder: &Path, name: &str, schema: &Schema) -> Result<(), Box<dyn Error>> {
    fs::write(folder.join(format!("{name}.json")), serde_json::to_string_pretty(schema)? + "\n")?;
    Ok(())
}
