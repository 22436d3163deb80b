//! cargo +nightly fuzz run record
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzz_targets::record(data);
});
