//! The games that can be played, by name.

use plastic_attack::Edition;

/// A game that can be played. Whatever differs from game to game is a match on this, so that none can be forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shelved {
    /// Toy Battle.
    ToyBattle,
    /// An edition of Plastic Attack.
    PlasticAttack(Edition),
    /// Plastic Fudge.
    PlasticFudge,
    /// Attacktix.
    Attacktix,
}

impl Shelved {
    /// All of them in the order of the shelf.
    pub(crate) const ALL: [Shelved; 5] = [
        Shelved::ToyBattle,
        Shelved::PlasticAttack(Edition::First),
        Shelved::PlasticAttack(Edition::Revised),
        Shelved::PlasticFudge,
        Shelved::Attacktix,
    ];

    /// Returns the name in addresses and commands.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Shelved::ToyBattle => "toy-battle",
            Shelved::PlasticAttack(edition) => edition.game(),
            Shelved::PlasticFudge => "plastic-fudge",
            Shelved::Attacktix => "attacktix",
        }
    }

    /// Finds the game of a name.
    pub(crate) fn of(name: &str) -> Option<Shelved> {
        Shelved::ALL.into_iter().find(|game| game.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;

    #[test]
    fn the_games_that_can_be_played_are_those_that_the_catalogue_calls_ready() {
        let ready: Vec<&str> =
            catalogue().iter().filter(|entry| entry.status == "ready").map(|entry| entry.id).collect();
        assert_eq!(ready, Shelved::ALL.map(Shelved::name));
        assert_eq!(Shelved::of("chess"), None);
    }
}
