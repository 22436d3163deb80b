//! Playing cards: a deck of 52 without Jokers, and sets of cards.

/// A playing card, 0 ..= 51. Cards are ordered by rank from 2 to Ace, then by suit ♠ ♥ ♦ ♣. PA1-COMP-15, PA2-COMP-15
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(u8);

const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const SUITS: [char; 4] = ['s', 'h', 'd', 'c'];

impl Card {
    /// Returns the card at a position of the whole deck, 0 ..= 51.
    #[inline]
    pub const fn at(position: u8) -> Card {
        assert!(position < 52, "a deck has 52 cards");
        Card(position)
    }

    /// Returns the position in the whole deck, 0 ..= 51.
    #[inline]
    pub const fn position(self) -> usize {
        self.0 as usize
    }

    /// Returns the value of the card in a battle: 2 ..= 14. PA1-BATTLE-04, PA2-BATTLE-04
    #[inline]
    pub const fn rank(self) -> i32 {
        2 + (self.0 / 4) as i32
    }

    /// Says whether this card is an Ace. The first Ace decides who begins.
    pub const fn is_ace(self) -> bool {
        self.rank() == 14
    }

    /// Reads a card such as `10s` or `Qh`; `None` if the word is not a card.
    pub fn from_word(word: &str) -> Option<Card> {
        let suit = SUITS.iter().position(|suit| word.ends_with(*suit))?;
        let rank = RANKS.iter().position(|rank| *rank == &word[..word.len() - 1])?;
        Some(Card((rank * 4 + suit) as u8))
    }

    /// Writes the card as `10s` or `Qh`.
    pub fn word(self) -> String {
        format!("{}{}", RANKS[usize::from(self.0 / 4)], SUITS[usize::from(self.0 % 4)])
    }
}

/// A set of cards, one bit for each card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards(pub(crate) u64);

impl Cards {
    /// The empty set.
    pub const NONE: Cards = Cards(0);
    /// All 52 cards.
    pub const DECK: Cards = Cards((1 << 52) - 1);

    /// Returns how many cards the set has, 0 ..= 52.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Says whether the set has no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Says whether the card is in the set.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Returns the set with one more card. A set that has the card already stays the same.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }

    /// Returns the set without one card. A set that does not have the card stays the same.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.0))
    }

    /// Returns the cards that are in at least one of the two sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// Returns the cards that are in both sets.
    #[inline]
    #[must_use]
    pub const fn within(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// Returns the cards that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn outside(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Lists the cards in the order of the deck: by rank, then suit. PA-R-50
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| Card(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}
