//! Finds the IP address of a client behind the proxies in front of the server.

use axum::http::HeaderMap;
use ipnet::IpNet;
use std::net::{IpAddr, Ipv6Addr};

/// The header in which proxies list the addresses that a request came through. Each proxy appends one.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// Returns whether a peer is one of the trusted proxies.
pub(crate) fn is_proxy(peer: IpAddr, proxies: &[IpNet]) -> bool {
    proxies.iter().any(|network| network.contains(&peer))
}

/// Returns the address of a client, by which the rate limits count its requests. Without a proxy, this is the peer: the
/// other end of the connection. If the peer is a trusted proxy, it is the last address in the header that is not a
/// trusted proxy. The client may have invented the addresses before that one.
pub(super) fn client_address(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> IpAddr {
    if !is_proxy(peer, proxies) {
        return counted(peer);
    }
    let lines = headers.get_all(FORWARDED_FOR).iter().filter_map(|line| line.to_str().ok());
    let hops: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let mut address = peer;
    for hop in hops.iter().rev() {
        let Some(hop) = parse(hop) else { break };
        address = hop;
        if !is_proxy(hop, proxies) {
            break;
        }
    }
    counted(address)
}

/// Reads an IP address with or without a port.
fn parse(hop: &str) -> Option<IpAddr> {
    let bare = hop.trim_start_matches('[').trim_end_matches(']');
    let address = bare.parse().ok().or_else(|| hop.parse::<std::net::SocketAddr>().ok().map(|address| address.ip()));
    address.map(|address: IpAddr| address.to_canonical())
}

/// Returns the address as the rate limits use it: an IPv4 address unchanged, an IPv6 address with its last 64 bits set
/// to 0. A household can choose these bits freely.
fn counted(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn seen(peer: &str, lines: &[&'static str]) -> String {
        let proxies = ["127.0.0.0/8", "10.1.0.0/16", "fd00::/8"].map(|network| network.parse().expect("a network"));
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED_FOR, HeaderValue::from_static(line));
        }
        client_address(peer.parse().expect("an address"), &headers, &proxies).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_can_name_the_address_of_a_client() {
        assert_eq!(seen("127.0.0.1", &["203.0.113.7"]), "203.0.113.7");
        assert_eq!(
            seen("127.0.0.1", &["1.2.3.4, 203.0.113.7", "10.1.2.3"]),
            "203.0.113.7",
            "the client itself wrote the first address"
        );
        assert_eq!(seen("198.51.100.9", &["203.0.113.7"]), "198.51.100.9", "the peer is not one of the proxies");
        assert_eq!(seen("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(seen("127.0.0.1", &["203.0.113.7, nonsense"]), "127.0.0.1");
        assert_eq!(seen("127.0.0.1", &["203.0.113.7:4711"]), "203.0.113.7");
        assert_eq!(seen("fd00::1", &["[2001:db8:1:2:3:4:5:6]"]), "2001:db8:1:2::");
    }

    #[test]
    fn ipv6_addresses_with_the_same_first_64_bits_count_as_one() {
        assert_eq!(seen("2001:db8:1:2::1", &[]), seen("2001:db8:1:2:ffff::2", &[]));
        assert_ne!(seen("2001:db8:1:2::1", &[]), seen("2001:db8:1:3::1", &[]));
    }
}
