//! Tests of the chance to win a battle with a card.

use plastic_attack::{Against, Card, Cards};

fn cards(words: &str) -> Cards {
    words.split_whitespace().map(|word| Card::from_word(word).expect("each word is a card")).collect()
}

/// Each unseen card is equally likely to be the one that the player lays.
#[test]
fn pa_r_53_unseen_cards_are_equally_likely_before_a_shuffle() {
    let against = Against::Hand { outside: Cards::NONE, inside: cards("2s 5h 9d"), held_over: 0, size: 4 };
    assert_eq!(against.thousandths(|rank| rank <= 5), 667);
    assert_eq!(against.thousandths(|rank| rank <= 2), 333);
    assert_eq!(against.thousandths(|_| true), 1000);
    assert_eq!(against.thousandths(|_| false), 0);
}

/// The hand has two cards. One card was held over, and it is the King or the Queen. The other card is one of the four
/// shuffled cards.
#[test]
fn pa_r_53_cards_held_over_count_by_their_number() {
    let against = Against::Hand { outside: cards("Ks Qs"), inside: cards("2s 3s 4s As"), held_over: 1, size: 2 };
    // 1/2 × 1/2 + 1/2 × 3/4 = 5/8.
    assert_eq!(against.thousandths(|rank| rank <= 12), 625);
    // 1/2 × 0 + 1/2 × 3/4 = 3/8.
    assert_eq!(against.thousandths(|rank| rank <= 4), 375);
}

#[test]
fn pa_r_53_a_hand_held_over_as_a_whole_has_no_shuffled_card() {
    let against = Against::Hand { outside: cards("7s 8s 9s"), inside: cards("As Ah"), held_over: 3, size: 3 };
    assert_eq!(against.thousandths(|rank| rank < 14), 1000);
    assert_eq!(against.thousandths(|rank| rank < 9), 667);
}

#[test]
fn pa_r_11_without_a_card_the_power_decides() {
    assert_eq!(Against::NoCard.thousandths(|rank| rank == 0), 1000);
    assert_eq!(Against::any_of(Cards::NONE), Against::NoCard);
    assert_eq!(Against::any_of(cards("3c 8c")).thousandths(|rank| rank < 8), 500);
}
