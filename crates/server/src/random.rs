//! Random numbers for luck and secrets. Each comes from the operating system at the moment of use, so nobody can know
//! it in advance.

use referee::Seeded;

/// Returns a source of luck for one use, such as the dice of a decision. Its seed is new, and nobody can see the seed:
/// the server neither shows nor stores it.
pub(crate) fn chance() -> Seeded {
    Seeded::from_secret(bytes())
}

/// Returns 32 bytes that nobody can guess, for example for a key.
pub(crate) fn secret() -> [u8; 32] {
    bytes()
}

/// Returns a random seed for a bot or a study.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(bytes())
}

/// Returns a token that nobody can guess: 256 bits as 64 hexadecimal digits.
pub(crate) fn token() -> String {
    hex(&bytes::<32>())
}

/// Returns the id of a new match or guest. It has only 16 characters, but nobody can guess its 80 bits.
pub(crate) fn short_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes::<16>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Returns a number in `0..n`. Not all are exactly equally likely, so use it only for names of guests.
pub(crate) fn below(n: usize) -> usize {
    (u64::from_le_bytes(bytes()) % n as u64) as usize
}

/// Writes bytes as hexadecimal digits in lowercase.
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
    fn ids_and_tokens_have_their_length_and_differ() {
        assert_eq!((short_id().len(), token().len()), (16, 64));
        assert_ne!(short_id(), short_id());
        assert_ne!(token(), token());
    }
}
