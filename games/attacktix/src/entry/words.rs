//! The texts of the printed cards of Attacktix in two languages: names, and what abilities do.

use crate::{Ability, Class, Effect, FigureType, Filter, FreeMoves, Guard, ReturnTo, TakenDown, Whose, Zone};
use catalogue::{line, slug};
use print::Language;

/// Names that come with the game, one on each line, such as `at-name-valve-marshal = Valve Marshal`. The page shows the
/// same names.
const ENGLISH: &str = include_str!("../../../../web/src/games/attacktix/texts/en-names.ftl");
const KOREAN: &str = include_str!("../../../../web/src/games/attacktix/texts/ko-names.ftl");

/// The texts of printed cards in one language.
#[derive(Clone, Copy)]
pub struct CardText(pub Language);

impl CardText {
    fn is_korean(self) -> bool {
        self.0 == Language::Korean
    }

    /// Returns the one of two texts that is in this language.
    pub fn either(self, english: &'static str, korean: &'static str) -> &'static str {
        if self.is_korean() { korean } else { english }
    }

    fn named(self, id: &str) -> Option<&'static str> {
        line(if self.is_korean() { KOREAN } else { ENGLISH }, id)
    }

    /// Translates a name that comes with the game. Returns a player's own name unchanged.
    fn known(self, family: &str, word: &str) -> String {
        let id = format!("at-{family}-{}", slug(word));
        match self.named(&id).filter(|_| line(ENGLISH, &id) == Some(word)) {
            Some(said) => said.to_owned(),
            None => word.to_owned(),
        }
    }

    /// Returns the name of a figure in this language, without its form.
    pub fn name(self, name: &str) -> String {
        self.known("name", name)
    }

    /// Returns the name of a figure's form in this language.
    pub fn form(self, form: &str) -> String {
        self.known("form", form)
    }

    /// Returns the name of a Faction Class in this language. AT-CLASS-03
    pub fn faction(self, faction: &str) -> String {
        self.known("faction", faction)
    }

    /// Returns the name of an ability in this language. AT-ABIL-03
    pub fn ability_name(self, ability: &str) -> String {
        self.known("ability", ability)
    }

    /// Returns the full name of an Attacktix Class in this language, such as `Trooper` for T. AT-CLASS-02
    pub fn class(self, class: Class) -> &'static str {
        self.named(&format!("at-class-{class:?}")).expect("a test names every class")
    }

    /// Returns the name of a weapon in this language, or that of its kind if the code is missing or has no name.
    pub fn weapon(self, code: Option<&str>, kind: &str) -> String {
        let id = |code: &str| {
            let code = code.to_lowercase().replace('+', "-plus");
            format!("at-weapon-{}", code.strip_suffix('-').map_or(code.clone(), |code| format!("{code}-minus")))
        };
        let coded = code.and_then(|code| self.named(&id(code)));
        coded.or_else(|| self.named(&format!("at-kind-{kind}"))).unwrap_or(kind).to_owned()
    }

    /// Returns alternatives as one text, such as "Captain or Trooper".
    fn or(self, words: Vec<String>) -> String {
        words.join(self.either(" or ", " 또는 "))
    }

    /// Returns the conditions of a filter as a noun without an article, such as "Brasswake Trooper worth at most 15
    /// points".
    fn who(self, filter: &Filter) -> String {
        let names = filter.name.as_ref().map(|names| self.or(names.iter().map(|name| self.name(name)).collect()));
        let classes = |classes: &Vec<Class>| self.or(classes.iter().map(|class| self.class(*class).into()).collect());
        let who = names
            .or_else(|| filter.class.as_ref().map(classes))
            .unwrap_or_else(|| self.either("figure", "피겨").to_owned());
        let factions = |factions: &Vec<String>| self.or(factions.iter().map(|word| self.faction(word)).collect());
        let faction = filter.faction.as_ref().map(factions);
        let form = filter.mode.as_ref().map(|form| match (form, self.is_korean()) {
            (None, false) => "in the plain form".to_owned(),
            (None, true) => "기본 형태의".to_owned(),
            (Some(form), false) => format!("in the form {}", self.form(form)),
            (Some(form), true) => format!("{} 형태의", self.form(form)),
        });
        let points = filter.points_max.map(|points| match self.is_korean() {
            false => format!("worth at most {points} points"),
            true => format!("{points}점 이하의"),
        });
        let weapon = filter.weapon.as_ref().map(|codes| match self.is_korean() {
            false => format!("with {}", self.or(codes.clone())),
            true => format!("{} 무기를 든", self.or(codes.clone())),
        });
        let master =
            filter.not_master.then(|| self.either("that is not a Battle Master", "배틀 마스터가 아닌").to_owned());
        let parts = match self.is_korean() {
            false => [faction, Some(who), form, points, weapon, master],
            true => [master, points, form, weapon, faction, Some(who)],
        };
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// Returns what an ability does, in one or two sentences. AT-ABIL-03
    pub fn ability(self, ability: &Ability) -> String {
        let does = match self.is_korean() {
            false => self.effect(&ability.effect),
            true => self.effect_in_korean(&ability.effect),
        };
        match &ability.guard {
            Some(guard) => format!("{} {does}", self.guard(guard)),
            None => does,
        }
    }

    /// Returns the condition of a guard, such as "Only with another own Captain in play:". AT-ABIL-05
    fn guard(self, guard: &Guard) -> String {
        let who = self.who(&guard.filter);
        let zone = match guard.zone {
            Zone::Pool => self.either("not placed yet", "아직 놓이지 않았을"),
            Zone::InPlay => self.either("in play", "출전 중일"),
            Zone::Lying => self.either("lying", "쓰러져 있을"),
            Zone::Backup => self.either("in the Back-Up force", "예비 부대에 있을"),
            Zone::Defeated => self.either("in the Defeated area", "격파 구역에 있을"),
        };
        match (guard.side, self.is_korean()) {
            (Whose::Own, false) => format!("Only with another own {who} {zone}:"),
            (Whose::Own, true) => format!("자기 편의 다른 {who} 하나가 {zone} 때에만:"),
            (Whose::Enemy, false) => format!("Only with an enemy {who} {zone}:"),
            (Whose::Enemy, true) => format!("적의 {who} 하나가 {zone} 때에만:"),
        }
    }

    fn effect(self, effect: &Effect) -> String {
        match effect {
            Effect::ReturnSelf { to: ReturnTo::Spot } => "It stands up again where it fell.".into(),
            Effect::ReturnSelf { to: ReturnTo::Line } => "It comes back into play at its own line.".into(),
            Effect::ReturnDefeated { filter } => {
                format!("Another defeated {} of its side comes back into play at the line.", self.who(filter))
            }
            Effect::Reinforce { filter } => {
                format!("One {} of the Back-Up force comes into play at the line.", self.who(filter))
            }
            Effect::Exchange { name, mode } => {
                format!("{} of the Back-Up force comes into play in its place.", self.formed(name, mode.as_deref()))
            }
            Effect::FreeAttack { filter, moves } => {
                let who = self.who(filter);
                let first = if *moves == FreeMoves::Full { ", and may move first" } else { "" };
                format!("One {who} of its side attacks at once{first}.")
            }
            Effect::FreeMove { filter, tix } => {
                let far = tix.map_or_else(|| "its Speed".to_owned(), |tix| format!("{tix} tix"));
                format!("One {} of its side moves at once, up to {far}.", self.who(filter))
            }
            Effect::ExtraAttack { count: 1 } => "Its side has 1 attack more in its next turn.".into(),
            Effect::ExtraAttack { count } => format!("Its side has {count} attacks more in its next turn."),
            Effect::ForceMove { filter, tix } => {
                format!("One enemy {} is shifted in a straight line, up to {tix} tix.", self.who(filter))
            }
            Effect::Capture { filter } => self.each("The attacker changes sides", "it", filter),
            Effect::TakeDown { of: TakenDown::Chosen, filter } => {
                format!("One enemy {} is defeated.", self.who(filter))
            }
            Effect::TakeDown { of: TakenDown::Attacker, filter } => self.each("The attacker is defeated", "it", filter),
            Effect::Regrind { filter, count } => {
                self.each(&format!("Up to {count} enemy figures in play are ground anew"), "each", filter)
            }
            Effect::Pin { turns: 1 } => "The attacker may not move in its next turn.".into(),
            Effect::Pin { turns } => format!("The attacker may not move in its next {turns} turns."),
        }
    }

    fn effect_in_korean(self, effect: &Effect) -> String {
        match effect {
            Effect::ReturnSelf { to: ReturnTo::Spot } => "쓰러진 자리에서 다시 일어섭니다.".into(),
            Effect::ReturnSelf { to: ReturnTo::Line } => "자기 선으로 돌아와 다시 출전합니다.".into(),
            Effect::ReturnDefeated { filter } => {
                format!("격파된 자기 편의 다른 {} 하나가 선으로 돌아옵니다.", self.who(filter))
            }
            Effect::Reinforce { filter } => format!("예비 부대의 {} 하나가 선에서 출전합니다.", self.who(filter)),
            Effect::Exchange { name, mode } => {
                let who = self.formed(name, mode.as_deref());
                format!("예비 부대의 {who}{} 대신 출전합니다.", subject(&who))
            }
            Effect::FreeAttack { filter, moves } => {
                let who = self.who(filter);
                match moves {
                    FreeMoves::Full => format!("자기 편의 {who} 하나가 곧바로 공격하며, 먼저 움직여도 됩니다."),
                    FreeMoves::None => format!("자기 편의 {who} 하나가 곧바로 공격합니다."),
                }
            }
            Effect::FreeMove { filter, tix } => {
                let far = tix.map_or_else(|| "속도만큼".to_owned(), |tix| format!("{tix}틱까지"));
                format!("자기 편의 {} 하나가 곧바로 {far} 움직입니다.", self.who(filter))
            }
            Effect::ExtraAttack { count } => format!("자기 편의 다음 차례에 공격이 {count}번 늘어납니다."),
            Effect::ForceMove { filter, tix } => {
                format!("적의 {} 하나를 {tix}틱까지 한 방향으로 밀어냅니다.", self.who(filter))
            }
            Effect::Capture { filter } => self.each_in_korean("공격한 피겨가 편을 바꿉니다.", filter),
            Effect::TakeDown { of: TakenDown::Chosen, filter } => {
                format!("적의 {} 하나가 격파됩니다.", self.who(filter))
            }
            Effect::TakeDown { of: TakenDown::Attacker, filter } => {
                self.each_in_korean("공격한 피겨가 격파됩니다.", filter)
            }
            Effect::Regrind { filter, count } => {
                let does = format!("출전 중인 적의 피겨 {count}개까지 바퀴를 다시 섞습니다.");
                self.each_in_korean(&does, filter)
            }
            Effect::Pin { turns: 1 } => "공격한 피겨는 다음 차례에 움직이지 못합니다.".into(),
            Effect::Pin { turns } => format!("공격한 피겨는 다음 {turns}차례 동안 움직이지 못합니다."),
        }
    }

    /// Adds to the sentence of an effect the condition that its target must meet, if the filter sets one.
    fn each(self, does: &str, it: &str, filter: &Filter) -> String {
        match *filter == Filter::default() {
            true => format!("{does}."),
            false => format!("{does}; {it} must be a {}.", self.who(filter)),
        }
    }

    fn each_in_korean(self, does: &str, filter: &Filter) -> String {
        match *filter == Filter::default() {
            true => does.to_owned(),
            false => {
                let who = self.who(filter);
                format!("{does} {who}{} 합니다.", must_be(&who))
            }
        }
    }

    /// Returns a name with its form, even the plain one, such as "Thorn Rider (plain form)".
    fn formed(self, name: &str, form: Option<&str>) -> String {
        let form = form.map_or_else(|| self.either("plain form", "기본 형태").to_owned(), |form| self.form(form));
        format!("{} ({form})", self.name(name))
    }

    /// Returns the name of a type's weapon with its missiles or its reach. `profile` is the JSON of the weapon.
    pub fn weapon_summary(self, kind: &FigureType, profile: &serde_json::Value) -> String {
        let code = match &kind.weapon {
            crate::WeaponName::Code(code) => Some(code.as_str()),
            crate::WeaponName::Own(_) => None,
        };
        let word = profile["kind"].as_str().unwrap_or_default();
        let name = self.weapon(code, word);
        let reach = profile["reach"].as_i64().filter(|_| !name.contains("cm"));
        match (profile["missiles"].as_i64(), reach, self.is_korean()) {
            (Some(1), _, false) => format!("{name} · 1 missile"),
            (Some(many), _, false) => format!("{name} · {many} missiles"),
            (Some(many), _, true) => format!("{name} · 미사일 {many}발"),
            (None, Some(reach), false) => format!("{name} · reach {} cm", centimetres(reach)),
            (None, Some(reach), true) => format!("{name} · 거리 {}cm", centimetres(reach)),
            (None, None, _) => name,
        }
    }
}

/// Returns a length in micrometres as text in centimetres, with at most one decimal.
fn centimetres(um: i64) -> String {
    let tenths = (um + 500).div_euclid(1000);
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        rest => format!("{}.{rest}", tenths / 10),
    }
}

/// Returns the Korean particle of a subject: 이 after a consonant, 가 after a vowel.
fn subject(word: &str) -> &'static str {
    if ends_in_consonant(word) { "이" } else { "가" }
}

/// Returns the Korean ending for "must be": 이어야 after a consonant, 여야 after a vowel.
fn must_be(word: &str) -> &'static str {
    if ends_in_consonant(word) { "이어야" } else { "여야" }
}

/// Returns whether a word ends in a Hangul syllable with a final consonant. Punctuation at the end is skipped.
fn ends_in_consonant(word: &str) -> bool {
    let last = word.chars().rev().find(|letter| letter.is_alphanumeric()).map_or(0, u32::from);
    (0xac00..=0xd7a3).contains(&last) && (last - 0xac00) % 28 != 0
}
