//! Tests the declarations of types: each construct of a schema, files that import each other, and faults.

#![allow(dead_code, reason = "only the declarations of the types are used")]

use std::collections::BTreeMap;
use std::fs;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};
use typescript::Declarations;

/// The first line of every file.
const NOTE: &str = "// Made from Rust by `cargo xtask gen`; do not edit.\n\n";

/// Returns the declaration of the type with this name, without the first line and the imports of its file.
fn declared<T: JsonSchema>(name: &str) -> String {
    let mut declarations = Declarations::default();
    declarations.add::<T>();
    let files = declarations.files().expect("the type can be declared");
    let text = files[name].strip_prefix(NOTE).expect("a file begins with a note");
    let imports = text.split_inclusive('\n').take_while(|line| line.starts_with("import "));
    text[imports.map(str::len).sum()..].trim_start().to_owned()
}

/// Returns why the type cannot be declared.
fn fault<T: JsonSchema>() -> String {
    let mut declarations = Declarations::default();
    declarations.add::<T>();
    declarations.files().expect_err("the type cannot be declared")
}

#[derive(Serialize, JsonSchema)]
struct Leaf {
    /// How green it is.
    green: u8,
}

#[derive(Serialize, JsonSchema)]
struct Tree {
    leaves: Vec<Leaf>,
    branches: Vec<Tree>,
}

#[test]
fn each_file_imports_the_types_that_it_names_and_all_ts_exports_every_type() {
    let folder = std::env::temp_dir().join(format!("typescript-{}", std::process::id()));
    let mut declarations = Declarations::default();
    declarations.add::<Tree>();
    declarations.write(&folder).expect("a temporary folder can be written");
    let text = |name: &str| fs::read_to_string(folder.join(name)).expect("the file of each type is written");
    let tree = "export type Tree = { leaves: Array<Leaf>; branches: Array<Tree> };\n";
    assert_eq!(text("Tree.ts"), format!("{NOTE}import type {{ Leaf }} from \"./Leaf\";\n\n{tree}"));
    let leaf = "export type Leaf = {\n  /** How green it is. */\n  green: number;\n};\n";
    assert_eq!(text("Leaf.ts"), format!("{NOTE}{leaf}"));
    let all = ["Leaf", "Tree"].map(|name| format!("export type {{ {name} }} from \"./{name}\";\n")).concat();
    assert_eq!(text("all.ts"), format!("{NOTE}{all}"));
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

/// What a player sees
/// of a figure.
#[derive(Serialize, JsonSchema)]
struct Seen {
    /// A comment cannot end here: */.
    name: String,
    share: f64,
    is_known: bool,
    leaf: Option<Leaf>,
    count: Option<u32>,
    #[serde(rename = "over-all")]
    over_all: i16,
    anything: Value,
}

#[test]
fn properties_have_the_types_and_the_comments_of_the_fields() {
    let text = "/**
 * What a player sees
 * of a figure.
 */
export type Seen = {
  /** A comment cannot end here: *\\/. */
  name: string;
  share: number;
  is_known: boolean;
  leaf: Leaf | null;
  count: number | null;
  \"over-all\": number;
  anything: unknown;
};
";
    assert_eq!(declared::<Seen>("Seen"), text);
}

#[derive(Default, Serialize, JsonSchema)]
#[serde(default)]
struct Partial {
    zeal: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    ally: Option<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    marks: Vec<String>,
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    lead: u8,
    #[serde(skip)]
    secret: u8,
}

#[test]
fn a_property_is_optional_if_it_may_be_left_out_and_then_it_is_never_null() {
    let text = "export type Partial = { zeal: number; ally?: number; lead?: number; marks?: Array<string> };\n";
    assert_eq!(declared::<Partial>("Partial"), text);
}

#[derive(Serialize, JsonSchema, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "kebab-case")]
enum Seat {
    Red,
    DarkBlue,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Phase {
    /// Before the battle.
    Begin,
    /// After the battle.
    End,
}

#[test]
fn an_enum_without_data_is_a_union_of_words() {
    assert_eq!(declared::<Seat>("Seat"), "export type Seat = \"red\" | \"dark-blue\";\n");
    assert_eq!(declared::<Phase>("Phase"), "export type Phase = \"begin\" | \"end\";\n");
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Event {
    Began {},
    Moved {
        /// Where it goes.
        to: [i32; 2],
    },
    Seen(Leaf),
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
enum Adjacent {
    Nothing,
    Number(u8),
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum External {
    Stop,
    Turn(i32),
    Resign {},
}

#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
enum Untagged {
    Named(String),
    At([i32; 2]),
    Again(String),
}

#[test]
fn an_enum_with_data_is_a_union_of_its_variants() {
    let text = "export type Event =
  | { type: \"began\" }
  | {
      type: \"moved\";
      /** Where it goes. */
      to: [number, number];
    }
  | { type: \"seen\" } & Leaf;
";
    assert_eq!(declared::<Event>("Event"), text);
    let text = "export type Adjacent = { kind: \"nothing\" } | { kind: \"number\"; data: number };\n";
    assert_eq!(declared::<Adjacent>("Adjacent"), text);
    let text = "export type External = \"stop\" | { turn: number } | { resign: Record<symbol, never> };\n";
    assert_eq!(declared::<External>("External"), text);
    assert_eq!(declared::<Untagged>("Untagged"), "export type Untagged = string | [number, number];\n");
}

#[derive(Serialize, JsonSchema)]
struct Lists {
    pair: (String, u8),
    three: [bool; 3],
    nested: Vec<Option<Seat>>,
    #[schemars(length(min = 1, max = 5))]
    few: Vec<u8>,
}

#[derive(Serialize, JsonSchema)]
struct Maps {
    by_name: BTreeMap<String, Leaf>,
    by_number: BTreeMap<u32, u8>,
    by_seat: BTreeMap<Seat, u8>,
    #[schemars(extend("additionalProperties" = { "type": "boolean" }, "propertyNames" = { "enum": ["a", "b"] }))]
    said: Map<String, Value>,
    free: Map<String, Value>,
}

#[test]
fn lists_tuples_and_maps_keep_the_types_of_their_entries() {
    let text = "export type Lists = { pair: [string, number]; three: [boolean, boolean, boolean]; \
        nested: Array<Seat | null>; few: Array<number> };\n";
    assert_eq!(declared::<Lists>("Lists"), text);
    let text = "export type Maps = {
  by_name: { [key: string]: Leaf };
  by_number: { [key: string]: number };
  by_seat: { \"dark-blue\"?: number; red?: number };
  said: { [key in \"a\" | \"b\"]?: boolean };
  free: { [key: string]: unknown };
};
";
    assert_eq!(declared::<Maps>("Maps"), text);
}

#[derive(Serialize, JsonSchema)]
struct Flat {
    id: u8,
    #[serde(flatten)]
    leaf: Leaf,
    #[serde(flatten)]
    phase: Untied,
    #[serde(flatten)]
    more: Map<String, Value>,
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
enum Untied {
    Here { at: u8 },
    Away {},
}

#[test]
fn a_flattened_struct_adds_properties_and_a_flattened_enum_is_an_intersection() {
    let text = "export type Flat = {
  id: number;
  /** How green it is. */
  green: number;
  [key: string]: unknown;
} & ({ is: \"here\"; at: number } | { is: \"away\" });
";
    assert_eq!(declared::<Flat>("Flat"), text);
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Pair<T> {
    left: T,
    right: T,
}

#[derive(Serialize, JsonSchema)]
struct Pairs {
    seats: Pair<Seat>,
    numbers: Option<Pair<u8>>,
}

#[test]
fn a_generic_type_can_be_inlined() {
    let text = "export type Pairs = { seats: { left: Seat; right: Seat }; \
        numbers: { left: number; right: number } | null };\n";
    assert_eq!(declared::<Pairs>("Pairs"), text);
}

#[derive(Serialize, JsonSchema)]
struct Strange {
    #[schemars(extend("not" = { "type": "null" }))]
    it: u8,
}

#[derive(Serialize, JsonSchema)]
struct Odd {
    #[schemars(extend("type" = "date"))]
    it: u8,
}

#[test]
fn an_unknown_keyword_is_a_fault_that_names_the_type_and_the_keyword() {
    let because = "the type Strange: the property it: the keyword not has no equivalent in TypeScript";
    assert_eq!(fault::<Strange>(), because);
    assert_eq!(fault::<Odd>(), "the type Odd: the property it: the keyword type has the value \"date\"");
}

mod other {
    #[derive(super::Serialize, super::JsonSchema)]
    pub struct Leaf {
        red: u8,
    }
}

#[derive(Serialize, JsonSchema)]
struct Autumn {
    one: Leaf,
    other: other::Leaf,
}

#[test]
fn two_types_with_the_same_name_are_a_fault() {
    assert_eq!(fault::<Autumn>(), "two types have the name Leaf in TypeScript");
}
