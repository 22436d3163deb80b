//! Finds every fault of figure types that players made. AT-R-71

use crate::clauses::{AT_R_02, AT_R_71};
use crate::figure::{
    Ability, Base, Class, Colour, Effect, FigureType, Filter, Guard, TakenDown, WeaponName, Whose, Zone,
};
use crate::id::Id;
use crate::price::Prices;
use physics::Model;
use referee::{Cite, Clause};
use schemars::JsonSchema;
use serde::Serialize;

/// Returns every fault of a figure type. `forms` are the types that were made together with this type. AT-R-71
pub(crate) fn figure_faults(
    kind: &FigureType,
    forms: &[FigureType],
    prices: &Prices,
    model: &Model,
) -> Vec<FigureFault> {
    let mut judge = Judge { kind, prices, model, faults: Vec::new() };
    judge.names();
    judge.weapon();
    judge.wheel();
    match &kind.ability {
        None => judge.faults.push(FigureFault::FigureAbility { code: kind.code.clone() }),
        Some(ability) => {
            judge.effect(&ability.effect);
            judge.filters(ability);
            judge.guard(ability);
            judge.form(&ability.effect, forms);
        }
    }
    judge.points();
    judge.faults
}

struct Judge<'j> {
    kind: &'j FigureType,
    prices: &'j Prices,
    model: &'j Model,
    faults: Vec<FigureFault>,
}

impl Judge<'_> {
    /// Checks that names have 1 to 24 letters, no space at either end and no control characters. AT-R-71
    fn names(&mut self) {
        let kind = self.kind;
        let ability = kind.ability.as_ref().map(|ability| ability.name.as_str());
        let all = [
            ("figure", Some(kind.name.as_str())),
            ("form", kind.mode.as_deref()),
            ("faction", Some(kind.faction.as_str())),
            ("ability", ability),
        ];
        let [least, most] = self.prices.bounds.name_letters;
        for (of, name) in all {
            let Some(name) = name else { continue };
            let letters = name.chars().count() as u32;
            if !(least..=most).contains(&letters) || name.trim() != name || name.chars().any(char::is_control) {
                self.faults.push(FigureFault::FigureName { code: kind.code.clone(), of, letters, most });
            }
        }
    }

    /// Checks that the weapon has a price, and that it fits the class and the base. AT-R-71, AT-FIG-02, AT-R-05
    fn weapon(&mut self) {
        let kind = self.kind;
        let of_masters = |code: &String| self.prices.weapon[code] >= MASTER_WEAPON;
        let known = match &kind.weapon {
            WeaponName::Code(code) => self.prices.weapon.contains_key(code).then_some(code),
            WeaponName::Own(_) => None,
        };
        let Some(code) = known else {
            let weapons = self.prices.weapon.keys().cloned().collect();
            self.faults.push(FigureFault::FigureWeapon { code: kind.code.clone(), weapons });
            return;
        };
        let is_master = kind.class == Class::M;
        if of_masters(code) != is_master || (kind.base == Base::Master) != is_master {
            let goes = |code: &&String| of_masters(code) == is_master;
            let weapons = self.prices.weapon.keys().filter(goes).cloned().collect();
            self.faults.push(FigureFault::FigureClass { code: kind.code.clone(), weapons });
        }
    }

    /// Checks the wheel: six red and six white numbers, 4 to 7 white special windows, Speeds within their bounds.
    /// AT-R-02, AT-R-71
    fn wheel(&mut self) {
        let (kind, bounds) = (self.kind, &self.prices.bounds);
        let code = || kind.code.clone();
        let red = kind.wheel.iter().filter(|window| window.colour == Colour::Red).count() as u8;
        if red != bounds.red {
            self.faults.push(FigureFault::FigureColours { code: code(), red });
        }
        let white = kind.wheel.iter().filter(|window| window.special).count() as u8;
        let [least, most] = bounds.special_windows;
        if !(least..=most).contains(&white) {
            self.faults.push(FigureFault::FigureSpecials { code: code(), white, least, most });
        }
        let low = kind.wheel.iter().map(|window| window.speed).min().unwrap_or(0);
        let high = kind.wheel.iter().map(|window| window.speed).max().unwrap_or(0);
        let [least, most] = self.speeds();
        if low < least || high > most {
            self.faults.push(FigureFault::FigureSpeed { code: code(), low, high, least, most });
        }
        if high - low > bounds.speed_spread {
            let most = bounds.speed_spread;
            self.faults.push(FigureFault::FigureSpread { code: code(), spread: high - low, most });
        }
    }

    fn speeds(&self) -> [u8; 2] {
        let speed = &self.prices.bounds.speed;
        match self.kind.class {
            Class::M => speed.master,
            _ if self.kind.is_ranged(self.model) => speed.ranged,
            _ => speed.melee,
        }
    }

    /// Checks that the numbers of an ability are within their bounds, and that a take-down defeats the figure that
    /// felled the user. AT-R-71
    fn effect(&mut self, effect: &Effect) {
        let bounds = &self.prices.bounds;
        let (what, value, most) = match effect {
            Effect::ForceMove { tix, .. } => ("force move", *tix, bounds.force_move_tix),
            Effect::FreeMove { tix: Some(tix), .. } => ("free move", *tix, bounds.free_move_tix),
            Effect::ExtraAttack { count } => ("number of extra attacks", *count, bounds.extra_attacks),
            Effect::Regrind { count, .. } => ("number of figures to grind", *count, bounds.regrind_figures),
            Effect::Pin { turns } => ("number of turns pinned", *turns, bounds.pin_turns),
            Effect::TakeDown { of: TakenDown::Chosen, .. } => {
                return self.faults.push(FigureFault::FigureTakeDown { code: self.kind.code.clone() });
            }
            _ => return,
        };
        if !(1..=most).contains(&value) {
            let allowed = if most == 1 { "1".into() } else { format!("1 to {most}") };
            let code = self.kind.code.clone();
            self.faults.push(FigureFault::FigureEffect { code, what, value: value.into(), allowed });
        }
    }

    /// Checks that an ability's lists and names are short. Checks that its guard asks for a figure in play, in the
    /// Back-Up force or in the Defeated area. AT-R-71, AT-ABIL-04
    fn filters(&mut self, ability: &Ability) {
        let letters = self.prices.bounds.name_letters[1];
        let is_name = |name: &String| (1..=letters).contains(&(name.chars().count() as u32));
        let is_short = |names: &Option<Vec<String>>| {
            names.as_ref().is_none_or(|names| names.len() <= NAMED_MOST && names.iter().all(is_name))
        };
        let fits = |filter: &Filter| {
            filter.class.as_ref().is_none_or(|classes| classes.len() <= NAMED_MOST)
                && [&filter.faction, &filter.name, &filter.weapon].into_iter().all(is_short)
                && filter.mode.iter().flatten().all(is_name)
        };
        let is_somewhere =
            |guard: &Guard| matches!(guard.zone, Zone::InPlay | Zone::Backup | Zone::Defeated) && fits(&guard.filter);
        if !ability.guard.iter().all(is_somewhere) || !ability.effect.filter().is_none_or(fits) {
            let (code, most) = (self.kind.code.clone(), NAMED_MOST as u32);
            self.faults.push(FigureFault::FigureFilter { code, most, letters });
        }
    }

    /// Checks the guard and the filter of an ability. If the ability returns its own figure or captures a figure, its
    /// guard must ask for another figure of its side in play. The filter of a force move or a capture must leave out
    /// Battle Masters. AT-R-71
    fn guard(&mut self, ability: &Ability) {
        let code = || self.kind.code.clone();
        let asks = matches!(ability.effect, Effect::ReturnSelf { .. } | Effect::Capture { .. });
        let has = ability.guard.as_ref().is_some_and(|guard| guard.side == Whose::Own && guard.zone == Zone::InPlay);
        if asks && !has {
            self.faults.push(FigureFault::FigureGuard { code: code() });
        }
        if let Effect::ForceMove { filter, .. } | Effect::Capture { filter } = &ability.effect
            && !filter.not_master
            && !names_others(filter)
        {
            self.faults.push(FigureFault::FigureMasters { code: code() });
        }
    }

    /// Checks that an exchange names another form of the same figure, which is among `forms`. AT-R-71, AT-R-37
    fn form(&mut self, effect: &Effect, forms: &[FigureType]) {
        let Effect::Exchange { name, mode } = effect else { return };
        let is_other = |form: &FigureType| form.name == *name && form.mode == *mode;
        let fits = *name == self.kind.name && *mode != self.kind.mode && forms.iter().any(is_other);
        if !fits {
            self.faults.push(FigureFault::FigureForm { code: self.kind.code.clone() });
        }
    }

    /// Checks that the points are the computed price. AT-R-71
    fn points(&mut self) {
        if let Some(price) = self.prices.price(self.kind)
            && price.points != self.kind.points
        {
            let (code, points) = (self.kind.code.clone(), self.kind.points);
            self.faults.push(FigureFault::FigurePoints { code, points, price: price.points });
        }
    }
}

/// How many classes, factions, names or weapons a filter of an ability may list.
const NAMED_MOST: usize = 12;

/// A weapon that costs at least this number of points is a weapon of Battle Masters. AT-R-71
const MASTER_WEAPON: i32 = 50;

/// Says whether a filter limits the classes, and leaves out that of the Battle Masters.
fn names_others(filter: &Filter) -> bool {
    filter.class.as_ref().is_some_and(|classes| !classes.is_empty() && !classes.contains(&Class::M))
}

/// Why a figure type that a player made is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FigureFault {
    /// A name without letters, with too many letters, or with characters that are not allowed. AT-R-71
    #[error(
        "{code}: the name of its {of} has {letters} letters; 1 to {most} are allowed, without control characters and without spaces around it."
    )]
    FigureName {
        /// The code of the figure type.
        code: Id,
        /// Which name it is: that of the `figure`, `form`, `faction` or `ability`.
        of: &'static str,
        /// The number of letters that the name has.
        letters: u32,
        /// The most letters that the name may have.
        most: u32,
    },
    /// Class, base and weapon do not fit together. AT-R-71
    #[error("{code}: class M needs the base and a weapon of Battle Masters, and every other class needs an ordinary base and weapon; \
        for this class {} are allowed.", .weapons.join(", "))]
    FigureClass {
        /// The code of the figure type.
        code: Id,
        /// The codes of the weapons that fit its class.
        weapons: Vec<String>,
    },
    /// A weapon that is not in the list of prices. AT-R-71
    #[error("{code}: its weapon must be one of {}.", .weapons.join(", "))]
    FigureWeapon {
        /// The code of the figure type.
        code: Id,
        /// The codes of the weapons that may be chosen.
        weapons: Vec<String>,
    },
    /// The wheel does not have six red and six white numbers. AT-R-02
    #[error("{code}: {red} of its 12 numbers are red; 6 must be red and 6 white.")]
    FigureColours {
        /// The code of the figure type.
        code: Id,
        /// How many numbers are red.
        red: u8,
    },
    /// Too few or too many white special windows. AT-R-02
    #[error("{code}: {white} of its special windows are white; {least} to {most} are allowed.")]
    FigureSpecials {
        /// The code of the figure type.
        code: Id,
        /// How many special windows are white.
        white: u8,
        /// The least number that is allowed.
        least: u8,
        /// The most that is allowed.
        most: u8,
    },
    /// A Speed out of bounds. AT-R-71
    #[error("{code}: its Speeds go from {low} to {high}; {least} to {most} are allowed for its weapon.")]
    FigureSpeed {
        /// The code of the figure type.
        code: Id,
        /// The lowest Speed.
        low: u8,
        /// The highest Speed.
        high: u8,
        /// The least number that is allowed.
        least: u8,
        /// The most that is allowed.
        most: u8,
    },
    /// The highest and the lowest Speed differ too much. AT-R-02
    #[error("{code}: its highest Speed is {spread} more than its lowest; at most {most} more is allowed.")]
    FigureSpread {
        /// The code of the figure type.
        code: Id,
        /// The difference between the highest and the lowest Speed.
        spread: u8,
        /// The greatest difference that is allowed.
        most: u8,
    },
    /// A figure without an ability. AT-R-71
    #[error("{code}: it has no ability; every figure needs one.")]
    FigureAbility {
        /// The code of the figure type.
        code: Id,
    },
    /// A number of the ability is out of bounds. AT-R-71
    #[error("{code}: its {what} is {value}; {allowed} is allowed.")]
    FigureEffect {
        /// The code of the figure type.
        code: Id,
        /// What the number is, in words.
        what: &'static str,
        /// The value of the number.
        value: i32,
        /// What is allowed, in words.
        allowed: String,
    },
    /// An ability with a list or a word that is too long, or with a guard for a zone that is not allowed. AT-R-71
    #[error(
        "{code}: each list of an ability has at most {most} words of 1 to {letters} letters, and its guard asks for a figure in play, \
        in the Back-Up force or in the Defeated area."
    )]
    FigureFilter {
        /// The code of the figure type.
        code: Id,
        /// The most classes, factions, names or weapons that a filter may list.
        most: u32,
        /// The most letters that each of these words may have.
        letters: u32,
    },
    /// An ability that needs a guard for another figure of its side in play, and does not have it. AT-R-71
    #[error("{code}: the guard of this ability must ask for another figure of its side in play.")]
    FigureGuard {
        /// The code of the figure type.
        code: Id,
    },
    /// An ability that would apply to Battle Masters. AT-R-71
    #[error("{code}: this ability may not apply to Battle Masters; its filter must leave them out.")]
    FigureMasters {
        /// The code of the figure type.
        code: Id,
    },
    /// A take-down whose owner would choose the figure. AT-R-71
    #[error("{code}: a take-down must defeat the attacker; its owner may not choose another figure.")]
    FigureTakeDown {
        /// The code of the figure type.
        code: Id,
    },
    /// An exchange without its other form. AT-R-71
    #[error("{code}: an exchange needs another form of the same name, and your figures have none.")]
    FigureForm {
        /// The code of the figure type.
        code: Id,
    },
    /// Points that are not the computed price. AT-R-71
    #[error("{code}: it has {points} points, but its computed price is {price}.")]
    FigurePoints {
        /// The code of the figure type.
        code: Id,
        /// The points in the figure type.
        points: i32,
        /// The computed price.
        price: i32,
    },
}

impl Cite for FigureFault {
    fn clause(&self) -> Clause {
        match self {
            FigureFault::FigureColours { .. }
            | FigureFault::FigureSpecials { .. }
            | FigureFault::FigureSpread { .. } => AT_R_02,
            FigureFault::FigureName { .. }
            | FigureFault::FigureClass { .. }
            | FigureFault::FigureWeapon { .. }
            | FigureFault::FigureSpeed { .. }
            | FigureFault::FigureAbility { .. }
            | FigureFault::FigureEffect { .. }
            | FigureFault::FigureFilter { .. }
            | FigureFault::FigureGuard { .. }
            | FigureFault::FigureMasters { .. }
            | FigureFault::FigureTakeDown { .. }
            | FigureFault::FigureForm { .. }
            | FigureFault::FigurePoints { .. } => AT_R_71,
        }
    }
}
