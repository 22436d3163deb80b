//! cargo +nightly fuzz run force
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzz_targets::force(data);
});
