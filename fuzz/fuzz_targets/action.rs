//! cargo +nightly fuzz run action
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzz_targets::action(data);
});
