//! Random numbers for luck and secrets. The operating system makes each number when it is needed, never in advance.

use referee::Seeded;

/// Returns luck for one use, such as a decision. The seed is fresh, and is neither shown nor stored.
pub(crate) fn chance() -> Seeded {
    Seeded::from_secret(bytes())
}

/// Returns 32 bytes that cannot be guessed, such as for a key.
pub(crate) fn secret() -> [u8; 32] {
    bytes()
}

/// Returns a seed for bots and studies.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(bytes())
}

/// Returns a token that cannot be guessed: 256 bits as 64 hexadecimal digits.
pub(crate) fn token() -> String {
    hex(&bytes::<32>())
}

/// Returns the id of a new match or guest. The id is short (16 letters), but too random (80 bits) to be guessed.
pub(crate) fn short_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes::<16>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Returns a number in `0..n`. All numbers are almost equally likely, which is enough to make up names.
pub(crate) fn below(n: usize) -> usize {
    (u64::from_le_bytes(bytes()) % n as u64) as usize
}

/// Writes bytes as hexadecimal digits.
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
