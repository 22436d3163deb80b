//! Reads values from JSON. The games read files, forces and set-ups through these functions, so the compiler makes one
//! copy of the code that reads such a type, not one for each way to read.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads a value of any type.
///
/// # Errors
/// The JSON does not describe a value of this type. The error says where in the JSON the fault is.
pub fn from_json<T: DeserializeOwned>(value: &Value) -> Result<T, serde_path_to_error::Error<serde_json::Error>> {
    serde_path_to_error::deserialize(value)
}

/// Reads a value of any type from the text of a file.
///
/// # Errors
/// The text is not JSON, or the JSON does not describe a value of this type. The error is a sentence that says where the
/// fault is.
pub fn from_json_text<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let value: Value = serde_json::from_str(text).map_err(|fault| fault.to_string())?;
    from_json(&value).map_err(|fault| fault.to_string())
}

/// Reads a data file that is part of the program.
///
/// # Panics
/// The file is not valid. Tests of the game read each file.
pub fn shipped_json<T: DeserializeOwned>(text: &str) -> T {
    from_json_text(text).unwrap_or_else(|fault| panic!("a data file of the program is valid, but {fault}: {text}"))
}
