//! Cards to print: plain structs in, a PDF out. Knows no game, no file and no network.
