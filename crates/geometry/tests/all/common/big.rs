//! Whole numbers of any size, in a slow and simple implementation.

use std::cmp::Ordering;
use std::ops::{Add, Mul, Neg, Sub};

/// A whole number: its sign, and its digits in base 2^32 from the lowest place up, without leading zeros.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Big {
    negative: bool,
    digits: Vec<u32>,
}

impl Big {
    pub fn new(value: i64) -> Self {
        let size = value.unsigned_abs();
        Self { negative: value < 0, digits: vec![size as u32, (size >> 32) as u32] }.trimmed()
    }

    fn trimmed(mut self) -> Self {
        while self.digits.last() == Some(&0) {
            self.digits.pop();
        }
        self.negative &= !self.digits.is_empty();
        self
    }

    pub fn sign(&self) -> i32 {
        if self.digits.is_empty() { 0 } else { 1 - 2 * i32::from(self.negative) }
    }

    pub fn squared(&self) -> Self {
        self * self
    }
}

fn compare_size(a: &[u32], b: &[u32]) -> Ordering {
    a.len().cmp(&b.len()).then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

fn sum(a: &[u32], b: &[u32]) -> Vec<u32> {
    let (mut digits, mut carry) = (Vec::new(), 0);
    for at in 0..=a.len().max(b.len()) {
        let all = carry + u64::from(*a.get(at).unwrap_or(&0)) + u64::from(*b.get(at).unwrap_or(&0));
        digits.push(all as u32);
        carry = all >> 32;
    }
    digits
}

/// Returns `a - b`, digit by digit. `a` must not be smaller than `b`.
fn difference(a: &[u32], b: &[u32]) -> Vec<u32> {
    let (mut digits, mut borrow) = (Vec::new(), 0);
    for (at, digit) in a.iter().enumerate() {
        let all = i64::from(*digit) - i64::from(*b.get(at).unwrap_or(&0)) - borrow;
        digits.push(all.rem_euclid(1 << 32) as u32);
        borrow = i64::from(all < 0);
    }
    digits
}

impl Add for &Big {
    type Output = Big;

    fn add(self, other: &Big) -> Big {
        if self.negative == other.negative {
            return Big { negative: self.negative, digits: sum(&self.digits, &other.digits) }.trimmed();
        }
        let (greater, smaller) =
            if compare_size(&self.digits, &other.digits).is_ge() { (self, other) } else { (other, self) };
        Big { negative: greater.negative, digits: difference(&greater.digits, &smaller.digits) }.trimmed()
    }
}

impl Neg for &Big {
    type Output = Big;

    fn neg(self) -> Big {
        Big { negative: !self.negative, digits: self.digits.clone() }.trimmed()
    }
}

impl Sub for &Big {
    type Output = Big;

    fn sub(self, other: &Big) -> Big {
        self + &-other
    }
}

impl Mul for &Big {
    type Output = Big;

    fn mul(self, other: &Big) -> Big {
        let mut digits = vec![0_u32; self.digits.len() + other.digits.len() + 1];
        for (i, a) in self.digits.iter().enumerate() {
            let mut carry = 0_u64;
            for (j, b) in other.digits.iter().chain(&[0]).enumerate() {
                let all = u64::from(*a) * u64::from(*b) + u64::from(digits[i + j]) + carry;
                digits[i + j] = all as u32;
                carry = all >> 32;
            }
        }
        Big { negative: self.negative != other.negative, digits }.trimmed()
    }
}

impl PartialOrd for Big {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Big {
    fn cmp(&self, other: &Self) -> Ordering {
        (self - other).sign().cmp(&0)
    }
}
