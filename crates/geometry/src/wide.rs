//! Comparisons that need more than 128 bits.

use std::cmp::Ordering;

/// Compares a number with `factor · √radicand`. The product of `factor` and `radicand` must fit into 127 bits.
pub(crate) fn compare_root(value: i128, factor: i128, radicand: i64) -> Ordering {
    let size = |value: i128, factor: i128| {
        let (value, factor) = (value.unsigned_abs(), factor.unsigned_abs());
        product(value, value).cmp(&product(factor * u128::from(radicand.unsigned_abs()), factor))
    };
    let (left, right) = (value.signum(), if radicand == 0 { 0 } else { factor.signum() });
    match (left, right) {
        (1, 1) => size(value, factor),
        (-1, -1) => size(value, factor).reverse(),
        _ => left.cmp(&right),
    }
}

/// Returns the 256 bits of a product: the upper and the lower 128 bits.
fn product(a: u128, b: u128) -> (u128, u128) {
    let low = |value: u128| value & u128::from(u64::MAX);
    let (a1, a0, b1, b0) = (a >> 64, low(a), b >> 64, low(b));
    let lowest = a0 * b0;
    let middle = a1 * b0 + (lowest >> 64);
    let other = a0 * b1 + low(middle);
    (a1 * b1 + (middle >> 64) + (other >> 64), (other << 64) | low(lowest))
}

/// Finds the last number of `0 ..= most` for which `holds` is true. The search begins at `guess`. `holds` must be true
/// for 0. Once `holds` is false, it must stay false for every greater number.
pub(crate) fn last(guess: i64, most: i64, holds: impl Fn(i64) -> bool) -> i64 {
    let guess = guess.clamp(0, most);
    let (mut yes, mut no, mut step) = (guess, guess, 1);
    if holds(guess) {
        loop {
            if yes == most {
                return most;
            }
            no = most.min(yes + step);
            if !holds(no) {
                break;
            }
            (yes, step) = (no, step * 2);
        }
    } else {
        loop {
            yes = 0.max(no - step);
            if yes == 0 || holds(yes) {
                break;
            }
            (no, step) = (yes, step * 2);
        }
    }
    while no - yes > 1 {
        let middle = yes + (no - yes) / 2;
        if holds(middle) { yes = middle } else { no = middle }
    }
    yes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_have_all_256_bits() {
        assert_eq!(product(u128::MAX, u128::MAX), (u128::MAX - 1, 1));
        assert_eq!(product(1 << 64, 1 << 64), (1, 0));
        assert_eq!(product(u128::from(u64::MAX), u128::from(u64::MAX)), (0, u128::from(u64::MAX).pow(2)));
    }

    #[test]
    fn roots_are_compared_with_their_signs() {
        assert_eq!(compare_root(3, 1, 9), Ordering::Equal);
        assert_eq!(compare_root(-3, -1, 9), Ordering::Equal);
        assert_eq!(compare_root(-4, -1, 9), Ordering::Less);
        assert_eq!(compare_root(-1, 1, 9), Ordering::Less);
        assert_eq!(compare_root(0, 5, 0), Ordering::Equal);
        assert_eq!(compare_root(10_i128.pow(30) + 1, 10_i128.pow(22), 10_i64.pow(16)), Ordering::Greater);
    }

    #[test]
    fn the_search_finds_the_last_number_from_any_guess() {
        for limit in 0..=40 {
            for guess in -3..=45 {
                assert_eq!(last(guess, 40, |it| it <= limit), limit);
            }
        }
    }
}
