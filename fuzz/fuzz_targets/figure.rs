//! cargo +nightly fuzz run figure
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    fuzz_targets::figure(data);
});
