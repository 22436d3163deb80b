//! cargo +nightly fuzz run board
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzz_targets::board(data);
});
