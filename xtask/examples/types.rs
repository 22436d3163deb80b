//! Writes what `cargo xtask gen` makes of the workspace's types into a folder: `web/src/wire/` and `docs/schema/`.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use referee::{RecordEnd, RecordHeader, RecordStep};
use schemars::{JsonSchema, Schema, schema_for};
use toy_battle::{Setup, board::BoardFile};

/// One line of a record: the header first, then the steps, then how it ended.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[allow(dead_code, reason = "only its schema is used")]
enum RecordLine {
    Header(RecordHeader),
    Step(RecordStep),
    Over {
        /// How it ended.
        over: RecordEnd,
    },
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("the folder to write into is missing")?);
    let wire = folder.join("web/src/wire");
    wire::export_types(&wire)?;
    let toys = wire.join("toy_battle");
    toy_battle::export_types(&toys)?;
    name_all(&toys)?;
    let figures = wire.join("plastic_attack");
    plastic_attack::export_types(&figures)?;
    name_all(&figures)?;
    let soldiers = wire.join("plastic_fudge");
    plastic_fudge::export_types(&soldiers)?;
    name_all(&soldiers)?;
    let tix = wire.join("attacktix");
    attacktix::export_types(&tix)?;
    name_all(&tix)?;
    let schemas = folder.join("docs/schema");
    fs::create_dir_all(&schemas)?;
    write(&schemas, "record-line", &schema_for!(RecordLine))?;
    write(&schemas, "toy-battle-board", &schema_for!(BoardFile))?;
    write(&schemas, "toy-battle-setup", &schema_for!(Setup))?;
    write(&schemas, "toy-battle-scenarios", &toy_battle::scenario_schema())?;
    write(&schemas, "plastic-attack-army", &schema_for!(plastic_attack::ArmyFile))?;
    write(&schemas, "plastic-attack-setup", &schema_for!(plastic_attack::Setup))?;
    write(&schemas, "plastic-attack-scenarios", &plastic_attack::scenario_schema())?;
    write(&schemas, "plastic-fudge-battlefield", &schema_for!(plastic_fudge::Battlefield))?;
    write(&schemas, "plastic-fudge-force", &schema_for!(plastic_fudge::ForceFile))?;
    write(&schemas, "plastic-fudge-setup", &schema_for!(plastic_fudge::Setup))?;
    write(&schemas, "plastic-fudge-scenarios", &plastic_fudge::scenario_schema())?;
    write(&schemas, "attacktix-figure", &schema_for!(attacktix::FigureType))?;
    write(&schemas, "attacktix-figures", &schema_for!(attacktix::FiguresFile))?;
    write(&schemas, "attacktix-terrain", &schema_for!(attacktix::TerrainFile))?;
    write(&schemas, "attacktix-constants", &schema_for!(attacktix::ConstantsFile))?;
    write(&schemas, "attacktix-prices", &schema_for!(attacktix::Prices))?;
    write(&schemas, "attacktix-force", &schema_for!(attacktix::ForceFile))?;
    write(&schemas, "attacktix-table", &schema_for!(attacktix::TableFile))?;
    write(&schemas, "attacktix-setup", &schema_for!(attacktix::Setup))?;
    write(&schemas, "attacktix-scenarios", &attacktix::scenario_schema())?;
    Ok(())
}

fn write(folder: &Path, name: &str, schema: &Schema) -> Result<(), Box<dyn Error>> {
    fs::write(folder.join(format!("{name}.json")), serde_json::to_string_pretty(schema)? + "\n")?;
    Ok(())
}

/// Writes `all.ts`, which exports every type of a folder.
fn name_all(folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut lines = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().trim_end_matches(".ts").to_owned();
        if name != "all" {
            lines.push(format!("export type {{ {name} }} from \"./{name}\";\n"));
        }
    }
    lines.sort();
    let text = format!("// Made from Rust by `cargo xtask gen`; do not edit.\n\n{}", lines.concat());
    Ok(fs::write(folder.join("all.ts"), text)?)
}
