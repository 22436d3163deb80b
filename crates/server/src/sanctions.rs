//! The current mutes and bans, together called sanctions. They are in memory, since every request checks them. The
//! database also holds the sanctions that have ended.

use crate::store::Guest;
use crate::time::wall_ms;
use ipnet::{IpNet, Ipv4Net};
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};
use wire::{Problem, Sanction, SanctionKind};

/// The widest ranges that an operator may ban, by the length of the prefix in bits: of IPv4 and of IPv6.
const WIDEST: (u8, u8) = (8, 16);

/// The narrowest IPv6 range that an operator may ban, by the length of the prefix in bits. A client with one address of
/// such a range usually has them all.
const NARROWEST_V6: u8 = 64;

/// The number of bits before the IPv4 address in an IPv4-mapped IPv6 address.
const MAPPED_BITS: u8 = 96;

/// The current sanctions, each with its parsed range of addresses; `None` for a sanction of a guest.
#[derive(Default)]
pub(crate) struct Sanctions(RwLock<Vec<(Sanction, Option<IpNet>)>>);

impl Sanctions {
    /// Makes the list from `kept`, the current sanctions in the database.
    pub fn of(kept: Vec<Sanction>) -> Sanctions {
        Sanctions(RwLock::new(kept.into_iter().map(with_network).collect()))
    }

    /// Adds a sanction, and removes those that have ended.
    pub fn add(&self, sanction: Sanction) {
        let now = wall_ms() as f64;
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        all.retain(|(sanction, _)| holds(sanction, now));
        all.push(with_network(sanction));
    }

    /// Removes a sanction that an operator has lifted.
    pub fn lift(&self, id: &str) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).retain(|(sanction, _)| sanction.id != id);
    }

    /// Returns the ban of an address; `None` if no banned range contains the address.
    pub fn ban_of_address(&self, address: IpAddr) -> Option<Sanction> {
        self.find(|_, network| network.is_some_and(|network| network.contains(&address)))
    }

    /// Returns the mute or the ban of a guest; `None` if there is none.
    pub fn of_guest(&self, kind: SanctionKind, guest: &str) -> Option<Sanction> {
        self.find(|sanction, _| sanction.kind == kind && sanction.guest.as_deref() == Some(guest))
    }

    /// Returns the mute or the ban of a guest. A mute or ban of a program's owner also holds for the program.
    pub fn of_either(&self, kind: SanctionKind, guest: &Guest) -> Option<Sanction> {
        let owners = || self.of_guest(kind, guest.owner.as_deref()?);
        self.of_guest(kind, &guest.id).or_else(owners)
    }

    fn find(&self, is_it: impl Fn(&Sanction, Option<&IpNet>) -> bool) -> Option<Sanction> {
        let now = wall_ms() as f64;
        let all = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let found = all.iter().find(|(sanction, network)| holds(sanction, now) && is_it(sanction, network.as_ref()));
        found.map(|(sanction, _)| sanction.clone())
    }
}

fn with_network(sanction: Sanction) -> (Sanction, Option<IpNet>) {
    let network = sanction.network.as_ref().and_then(|network| network.parse().ok());
    (sanction, network)
}

fn holds(sanction: &Sanction, now_ms: f64) -> bool {
    sanction.lifted_ms.is_none() && sanction.until_ms.is_none_or(|until_ms| until_ms > now_ms)
}

/// Returns the error answer to a banned client, with the reason.
pub(crate) fn banned(ban: &Sanction) -> Problem {
    let whom = if ban.network.is_some() { "The range of your IP address" } else { "You" };
    let verb = if ban.network.is_some() { "is" } else { "are" };
    let detail = format!("{whom} {verb} banned here{}: {}", until(ban), ban.reason);
    with_facts(Problem::new(403, "banned", "Banned", detail), ban)
}

/// Returns the error answer to a muted guest who tries to write something, with the reason.
pub(crate) fn muted(mute: &Sanction) -> Problem {
    let detail = format!(
        "You are muted here{}. You cannot change your name, write to other players or use texts of your own. The reason: {}",
        until(mute),
        mute.reason
    );
    with_facts(Problem::new(403, "muted", "Muted", detail), mute)
}

fn until(sanction: &Sanction) -> String {
    let Some(ms) = sanction.until_ms else { return String::new() };
    let at = std::time::UNIX_EPOCH + std::time::Duration::from_millis(ms as u64);
    format!(" until {}", humantime::format_rfc3339_seconds(at))
}

fn with_facts(problem: Problem, sanction: &Sanction) -> Problem {
    problem.with("reason", sanction.reason.clone().into()).with("until_ms", sanction.until_ms.into())
}

/// Returns the range to ban for one address: the IPv4 address alone, or the IPv6 network with a prefix of 64 bits.
pub(crate) fn range_of(address: IpAddr) -> IpNet {
    let bits = if address.is_ipv4() { 32 } else { NARROWEST_V6 };
    IpNet::new(address, bits).expect("the prefix is no longer than an address").trunc()
}

/// Reads an address or a range for a ban. Drops bits after the prefix, and converts IPv4-mapped IPv6 to IPv4.
///
/// # Errors
/// The text is neither an address nor a range, or the range is too wide or too narrow.
pub(crate) fn read_range(text: &str) -> Result<IpNet, Problem> {
    let text = text.trim();
    let bad = |detail: String| Problem::new(422, "bad-range", "That range will not do", detail);
    let said = crate::problem::cut(text);
    let network = match (text.parse::<IpAddr>(), text.parse::<IpNet>()) {
        (Ok(address), _) => range_of(address.to_canonical()),
        (_, Ok(network)) => unmapped(network),
        _ => {
            let detail = format!(
                "{said:?} is not an address or a range; write it like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48."
            );
            return Err(bad(detail));
        }
    };
    let (v4, v6) = WIDEST;
    let (widest, narrowest) = if network.addr().is_ipv4() { (v4, 32) } else { (v6, NARROWEST_V6) };
    if network.prefix_len() < widest {
        let detail = format!("{said:?} is too wide; the widest ranges are /{v4} of IPv4 and /{v6} of IPv6.");
        return Err(bad(detail));
    }
    if network.prefix_len() > narrowest {
        let whole = range_of(network.addr());
        let detail = format!("{said:?} is narrower than the range of one household; ban the range {whole} instead.");
        return Err(bad(detail));
    }
    Ok(network.trunc())
}

/// Converts an IPv4-mapped IPv6 range to IPv4. Returns any other range as it is.
fn unmapped(network: IpNet) -> IpNet {
    let IpNet::V6(long) = network else { return network };
    let bits = long.prefix_len().saturating_sub(MAPPED_BITS);
    let short = long.addr().to_ipv4_mapped().and_then(|address| Ipv4Net::new(address, bits).ok());
    short.map_or(network, IpNet::V4)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, String> {
        read_range(text).map(|network| network.to_string()).map_err(|problem| problem.detail)
    }

    #[test]
    fn every_written_form_of_a_range_gives_the_same_range() {
        for (said, kept) in [
            ("203.0.113.7", "203.0.113.7/32"),
            (" 203.0.113.7/24 ", "203.0.113.0/24"),
            ("::ffff:1.2.3.4", "1.2.3.4/32"),
            ("::ffff:1.2.3.4/120", "1.2.3.0/24"),
            ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
            ("2001:DB8::1/48", "2001:db8::/48"),
            ("10.0.0.0/8", "10.0.0.0/8"),
        ] {
            assert_eq!(read(said).as_deref(), Ok(kept), "{said}");
        }
    }

    #[test]
    fn texts_that_are_no_range_and_ranges_that_are_too_wide_are_refused() {
        for said in ["", "everybody", "1.2.3", "1.2.3.4/33", "1.2.3.4/-1", "2001:db8::/129", "1.2.3.4/24/8"] {
            assert!(read(said).is_err_and(|why| why.contains("not an address or a range")), "{said}");
        }
        for said in ["0.0.0.0/0", "::/0", "::ffff:0:0/96", "::ffff:1.2.3.4/90", "1.2.3.4/7", "2001::/15"] {
            assert!(read(said).is_err_and(|why| why.contains("too wide")), "{said}");
        }
        assert!(read("2001:db8::1/128").is_err_and(|why| why.contains("ban the range 2001:db8::/64 instead")));
    }

    #[test]
    fn a_ban_holds_until_its_end() {
        let ban = |until_ms| Sanction {
            id: "b".into(),
            kind: SanctionKind::Ban,
            guest: None,
            network: Some("203.0.113.0/24".into()),
            reason: "a flood".into(),
            from_ms: 0.0,
            until_ms,
            lifted_ms: None,
        };
        let address: IpAddr = "203.0.113.9".parse().expect("an address");
        assert!(Sanctions::of(vec![ban(None)]).ban_of_address(address).is_some());
        assert!(Sanctions::of(vec![ban(Some(1.0))]).ban_of_address(address).is_none());
        let other: IpAddr = "203.0.114.9".parse().expect("an address");
        assert!(Sanctions::of(vec![ban(None)]).ban_of_address(other).is_none());
    }
}
