//! Random numbers for luck and secrets. They come from the operating system when they are needed; none is made in advance.

use referee::Seeded;

/// Luck for one use, such as a decision, from a fresh seed that is neither shown nor stored.
pub(crate) fn chance() -> Seeded {
    Seeded::from_secret(bytes())
}

/// Returns 32 bytes that cannot be guessed, such as for a key.
pub(crate) fn secret() -> [u8; 32] {
    bytes()
}

/// A seed for bots and studies.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(bytes())
}

/// A token that cannot be guessed: 256 bits in hexadecimal.
pub(crate) fn token() -> String {
    hex(&bytes::<32>())
}

/// The id of a match or guest in addresses: short, and too random to be guessed (80 bits).
pub(crate) fn short_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes::<16>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A number in `0..n`, evenly enough to make up names.
pub(crate) fn below(n: usize) -> usize {
    (u64::from_le_bytes(bytes()) % n as u64) as usize
}

/// Bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_tokens_have_their_length_and_differ() {
        assert_eq!((short_id().len(), token().len()), (16, 64));
        assert_ne!(short_id(), short_id());
        assert_ne!(token(), token());
    }
}
