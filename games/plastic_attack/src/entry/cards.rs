//! The cards of an army for printing. This module knows the words on the cards, and `layout` knows how cards look.

use super::layout::{Action, Card, Deck};
use crate::{ArmyFile, Edition, FigureFile, Special};
use catalogue::{PrintError, from_json, line, slug};
use print::Language;
use serde_json::Value;

/// The names that come with the game, one on each line, such as `pa-figure-moss-lion = Moss Lion`. The table in the
/// browser shows the same names.
const ENGLISH: &str = include_str!("../../../../web/src/games/plastic-attack/texts/en-names.ftl");
const KOREAN: &str = include_str!("../../../../web/src/games/plastic-attack/texts/ko-names.ftl");

/// Returns the cards of an army. PA1-COMP-08, PA2-COMP-08
///
/// # Errors
/// Fails if the value is not a valid army file, or if it names an unknown special action.
pub fn deck(edition: Edition, force: &Value, language: Language) -> Result<Deck, PrintError> {
    let army: ArmyFile = from_json(force).map_err(|why| PrintError::Unreadable(why.to_string()))?;
    let (game, mark) = match (edition, language) {
        (Edition::First, Language::English) => ("Plastic Attack · 2009 edition", ""),
        (Edition::First, Language::Korean) => ("플라스틱 어택 · 2009년판", ""),
        (Edition::Revised, Language::English) => ("Plastic Attack · revised edition", "wounded"),
        (Edition::Revised, Language::Korean) => ("플라스틱 어택 · 개정판", "부상"),
    };
    let cards = army.army.iter().map(|figure| card(edition, figure, &army, language)).collect::<Result<_, _>>()?;
    let title = known("pw-ready", &army.name, &army.name, language);
    Ok(Deck { title, game: game.into(), cards, mark: mark.into() })
}

/// Returns the card of a figure: three special actions, and Recover. PA1-COMP-11, PA1-COMP-12, PA2-COMP-11, PA2-COMP-12
fn card(edition: Edition, figure: &FigureFile, army: &ArmyFile, language: Language) -> Result<Card, PrintError> {
    let said = &figure.card;
    let slots = [("Q/J", &*said.high), ("10/9", &*said.mid), ("8/7", &*said.low), ("K/A", Special::Recover.word())];
    let action = |(ranks, word): (&str, &str)| {
        let special = Special::from_word(word);
        let special = special.ok_or_else(|| PrintError::Unreadable(format!("there is no special action {word:?}")))?;
        let (name, text) = told(special, edition, language);
        Ok(Action { ranks: ranks.into(), name: name.into(), text: text.into() })
    };
    let mount = figure.mount.as_ref().and_then(|mount| army.army.iter().find(|other| other.figure == *mount));
    let note = mount.map(|mount| name(mount, language)).map(|mount| match language {
        Language::English => format!("With {mount}"),
        Language::Korean => format!("함께: {mount}"),
    });
    Ok(Card {
        name: name(figure, language),
        note: note.unwrap_or_default(),
        power: u8::try_from(figure.power).map_err(|why| PrintError::Unreadable(format!("power: {why}")))?,
        actions: slots.into_iter().map(action).collect::<Result<_, _>>()?,
        look: figure.look.clone(),
    })
}

/// Returns the name of a figure in the language of the cards.
fn name(figure: &FigureFile, language: Language) -> String {
    known("pa-figure", figure.kind(), &figure.figure, language)
}

/// Returns a shipped name in the language of the cards. A player's own name stays as it is.
fn known(family: &str, word: &str, name: &str, language: Language) -> String {
    let id = format!("{family}-{}", slug(word));
    let is_own = line(ENGLISH, &id) != Some(name);
    let korean = line(KOREAN, &id).filter(|_| language == Language::Korean && !is_own);
    korean.unwrap_or(name).to_owned()
}

/// Returns the name of a special action, and one or two sentences that say what it does. The sentences fit on a card.
fn told(special: Special, edition: Edition, language: Language) -> (&'static str, &'static str) {
    match language {
        Language::English => (special.name(), in_english(special, edition)),
        Language::Korean => in_korean(special, edition),
    }
}

fn in_english(special: Special, edition: Edition) -> &'static str {
    match special {
        Special::Armor => {
            "Lay the attack card beside one of your characters: you may discard it in place of a wound or capture."
        }
        Special::Blast => "The next time this character attacks, it adds 5.",
        Special::Boost => "One of your characters gains 2 Power at once, up to 10.",
        Special::Dodge if edition == Edition::First => {
            "The next time you are attacked, your defending character adds 5."
        }
        Special::Dodge => "The next time this character defends, it adds 5.",
        Special::Explosion => "If you wish, another character of that player is wounded in place of the beaten one.",
        Special::Heal => "One of your characters gains 2 Power, up to 10.",
        Special::Intimidate => "The character you have just wounded subtracts 5 in its next battle.",
        Special::Intimidation => "The next time the beaten player is attacked, the defending character subtracts 5.",
        Special::KnockOut | Special::Stun => {
            "On their next turn the defending player neither draws nor attacks, but still defends."
        }
        Special::Luck => "Roll the die of one of your characters. A number above its Power is its new Power.",
        Special::MasterPlan => {
            "Players of your choice, yourself too if you like, discard their hands and draw three cards."
        }
        Special::MindControl => "A figure that you have captured joins your army, with Power 1.",
        Special::QuickAction => {
            "Take another turn at once, filling your hand to four cards. After it play goes the other way round."
        }
        Special::Recover => "Bring home one of your figures that another player has captured, with its starting Power.",
        Special::Sharpshooter => {
            "If you wish, another character of that player loses 1 Power in place of the beaten one."
        }
        Special::Shield => {
            "Lay the attack card beside one of your characters: you may discard it in place of Power lost in battle."
        }
        Special::Sneak => {
            "Take another turn at once, filling your hand to three cards. After it play goes the other way round."
        }
        Special::SpecialWeapon => "The next time you attack, your attacking character adds 5.",
        Special::Vulnerable => {
            "The beaten figure lies face down: no Power in its next battle. If captured, choose another of its army."
        }
    }
}

/// Returns the name and the text in Korean. The names are those of the Korean rulebook.
fn in_korean(special: Special, edition: Edition) -> (&'static str, &'static str) {
    match special {
        Special::Armor => (
            "갑옷",
            "공격 카드를 자기 캐릭터 하나의 옆에 놓습니다. 그 캐릭터가 다음에 부상을 입거나 포획될 때 대신 버릴 수 있습니다.",
        ),
        Special::Blast => ("포격", "이 캐릭터가 다음에 공격할 때 5를 더합니다."),
        Special::Boost => ("강화", "자기 캐릭터 하나의 파워를 즉시 2 올립니다. 최대 10입니다."),
        Special::Dodge if edition == Edition::First => {
            ("회피", "다음에 공격받을 때, 자신의 방어 캐릭터가 5를 더합니다.")
        }
        Special::Dodge => ("회피", "이 캐릭터가 다음에 방어할 때 5를 더합니다."),
        Special::Explosion => ("폭발", "원하면 진 캐릭터 대신 그 플레이어의 다른 캐릭터가 부상을 입습니다."),
        Special::Heal => ("치료", "자기 캐릭터 하나의 파워를 2 올립니다. 최대 10입니다."),
        Special::Intimidate => ("위협", "방금 부상을 입힌 캐릭터는 다음 전투에서 5를 뺍니다."),
        Special::Intimidation => ("위압", "진 플레이어가 다음에 공격받을 때, 그 방어 캐릭터가 5를 뺍니다."),
        Special::KnockOut => ("기절", "방어 플레이어는 다음 차례에 뽑지도 공격하지도 못합니다. 방어는 합니다."),
        Special::Luck => {
            ("행운", "자기 캐릭터 하나의 주사위를 굴립니다. 파워보다 높은 수가 나오면 그 수가 새 파워입니다.")
        }
        Special::MasterPlan => {
            ("마스터 플랜", "자신이 고른 플레이어들이 손패를 버리고 세 장씩 뽑습니다. 자신도 고를 수 있습니다.")
        }
        Special::MindControl => ("정신 조종", "자신이 포획한 피겨 하나를 파워 1로 자기 군단에 넣습니다."),
        Special::QuickAction => {
            ("신속 행동", "손패를 네 장까지 채우고 즉시 한 차례를 더 합니다. 그 뒤 진행 방향이 뒤집힙니다.")
        }
        Special::Recover => ("구출", "다른 플레이어에게 포획된 자기 피겨 하나를 시작 파워로 되찾습니다."),
        Special::Sharpshooter => ("저격", "원하면 진 캐릭터 대신 그 플레이어의 다른 캐릭터가 파워 1을 잃습니다."),
        Special::Shield => (
            "방패",
            "공격 카드를 자기 캐릭터 하나의 옆에 놓습니다. 그 캐릭터가 다음에 전투에서 질 때 파워 대신 버릴 수 있습니다.",
        ),
        Special::Sneak => ("잠입", "손패를 세 장까지 채우고 즉시 한 차례를 더 합니다. 그 뒤 진행 방향이 뒤집힙니다."),
        Special::SpecialWeapon => ("특수 무기", "다음에 공격할 때, 자신의 공격 캐릭터가 5를 더합니다."),
        Special::Stun => ("마비", "방어 플레이어는 다음 차례에 뽑지도 공격하지도 못합니다. 방어는 합니다."),
        Special::Vulnerable => (
            "무방비",
            "진 피겨를 엎어 놓습니다. 다음 전투에서는 파워 없이 싸웁니다. 포획했다면 그 군단의 다른 피겨를 고릅니다.",
        ),
    }
}
