//! Content codings, such as gzip: finds the best one that a client accepts, and compresses answers of the API.

use axum::http::{Extensions, HeaderMap, StatusCode, Version, header};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{Predicate, SizeAbove};

/// Answers with fewer bytes stay uncompressed, since they fit into one packet anyway.
const WORTH_COMPRESSING: u64 = 1024;

/// Returns a layer that compresses the long JSON answers of its routes.
///
/// Use it only for answers without secrets: those that are the same for each client, belong to a finished game, or show
/// studies. An attacker who can put text into an answer and sees its compressed length can guess other text in it
/// (BREACH). So answers with invite links, names of guests or secrets of a seat stay uncompressed, and so do sockets.
pub(super) fn compressed() -> CompressionLayer<impl Predicate> {
    CompressionLayer::new().gzip(true).compress_when(SizeAbove::new(WORTH_COMPRESSING).and(is_json))
}

fn is_json(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.starts_with("application/json") || kind.starts_with("application/x-ndjson")
}

/// The content codings that a request accepts, by RFC 9110, section 12.5.3.
pub(super) struct Accepted {
    /// Each coding in `Accept-Encoding` with its weight in thousandths; `None` if the request has no such header.
    weights: Option<Vec<(String, u16)>>,
}

impl Accepted {
    /// Reads `Accept-Encoding` of a request. A weight that cannot be read counts as 0.
    pub fn of(headers: &HeaderMap) -> Accepted {
        let lines: Vec<&str> =
            headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|line| line.to_str().ok()).collect();
        let words = lines.iter().flat_map(|line| line.split(',')).map(str::trim).filter(|word| !word.is_empty());
        let weights = words.map(|word| {
            let mut parts = word.split(';').map(str::trim);
            let name = parts.next().unwrap_or_default().to_ascii_lowercase();
            let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
            (if name == "x-gzip" { "gzip".into() } else { name }, weight.map_or(1000, thousandths))
        });
        let weights = weights.collect();
        Accepted { weights: (!lines.is_empty()).then_some(weights) }
    }

    /// Returns the coding of `ways` with the largest weight; if several have this weight, the first of them. `identity`
    /// (no compression) is accepted unless the header refuses it. Returns `None` if the client accepts none of the
    /// codings.
    pub fn best<T>(&self, ways: impl Iterator<Item = (&'static str, T)>) -> Option<(&'static str, T)> {
        let mut best = None;
        for (name, way) in ways {
            let weight = self.weight(name);
            if weight > best.as_ref().map_or(0, |(weight, _, _)| *weight) {
                best = Some((weight, name, way));
            }
        }
        best.map(|(_, name, way)| (name, way))
    }

    /// Returns the weight of a coding: twice its weight in thousandths, or 0 if the client does not accept it. If the
    /// header does not mention `identity`, `identity` has the weight 1. Any coding that the header accepts has a higher
    /// weight.
    fn weight(&self, name: &str) -> u32 {
        let Some(weights) = &self.weights else { return u32::from(name == "identity") };
        let said = |name: &str| weights.iter().find(|(said, _)| said == name).map(|(_, weight)| 2 * u32::from(*weight));
        let unsaid = u32::from(name == "identity");
        said(name).or_else(|| said("*")).unwrap_or(unsaid)
    }
}

/// Reads a weight such as `0.5`, and returns it in thousandths.
fn thousandths(weight: &str) -> u16 {
    let weight: f32 = weight.parse().unwrap_or(0.0);
    if (0.0..=1.0).contains(&weight) { (weight * 1000.0).round() as u16 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn best(said: Option<&'static str>) -> Option<&'static str> {
        let mut headers = HeaderMap::new();
        if let Some(said) = said {
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(said));
        }
        let ways = ["br", "gzip", "identity"].into_iter().map(|name| (name, ()));
        Accepted::of(&headers).best(ways).map(|(name, ())| name)
    }

    #[test]
    fn a_client_gets_the_available_coding_that_it_prefers() {
        let cases = [
            (None, Some("identity")),
            (Some(""), Some("identity")),
            (Some("gzip, deflate, br, zstd"), Some("br")),
            (Some("gzip, deflate"), Some("gzip")),
            (Some("x-gzip"), Some("gzip")),
            (Some("deflate, zstd"), Some("identity")),
            (Some("br;q=0.5, gzip;q=0.8"), Some("gzip")),
            (Some("br;q=0, gzip;Q=0.001"), Some("gzip")),
            (Some("identity, br;q=0.1"), Some("identity")),
            (Some("*"), Some("br")),
            (Some("br;q=0, *;q=0.5"), Some("gzip")),
            (Some("identity;q=0, deflate"), None),
            (Some("*;q=0"), None),
            (Some("*;q=0, identity;q=0.1"), Some("identity")),
            (Some("br;q=nonsense, gzip;q=2"), Some("identity")),
            (Some("BR ; q=1.0"), Some("br")),
        ];
        for (said, expected) in cases {
            assert_eq!(best(said), expected, "{said:?}");
        }
    }
}
