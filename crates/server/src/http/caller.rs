//! Who asks: a guest with a cookie, or a stranger.

use super::App;
use crate::problem::ApiError;
use crate::random;
use crate::store::{Guest, Write};
use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, HeaderValue, header, request::Parts};
use axum::response::Response;
use sha2::{Digest, Sha256};
use std::net::IpAddr;
use std::sync::Arc;
use wire::Problem;

/// The name of the cookie.
const COOKIE: &str = "rumpus";

/// How long a browser keeps the cookie, in seconds: 400 days, which is as long as browsers allow.
const COOKIE_AGE: u32 = 400 * 24 * 60 * 60;

/// The address that a client counts by.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClientAddress(pub IpAddr);

/// Who asks.
pub(super) struct Caller {
    /// The guest, if the cookie is one of ours.
    pub guest: Option<Guest>,
    /// The address.
    pub address: IpAddr,
}

/// A cookie to set, for a new guest.
pub(super) struct NewCookie(Option<HeaderValue>);

impl NewCookie {
    /// Adds it to a response.
    pub fn on(self, mut response: Response) -> Response {
        if let Some(cookie) = self.0 {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}

impl Caller {
    /// The id of the guest.
    pub fn id(&self) -> Option<&str> {
        self.guest.as_ref().map(|guest| guest.id.as_str())
    }

    /// A word to count by: the guest, or the address of a stranger.
    pub fn key(&self) -> String {
        self.id().map_or_else(|| self.address.to_string(), str::to_owned)
    }

    /// The guest; a new one if need be, with the cookie to set.
    ///
    /// # Errors
    /// Too many new guests from this address, or the store fails.
    pub async fn or_new(self, app: &App) -> Result<(Guest, NewCookie), ApiError> {
        if let Some(guest) = self.guest {
            return Ok((guest, NewCookie(None)));
        }
        app.rate_limits.guests_of_address.check(&self.address)?;
        let token = random::token();
        let guest = Guest { id: random::short_id(), name: new_name() };
        let write = Write::AddGuest { guest: guest.clone(), token_hash: hash(&token) };
        app.registry.store.write(write).await?;
        let origins = &app.options.origins;
        let is_secure = !origins.is_empty() && origins.iter().all(|origin| origin.starts_with("https://"));
        let secure = if is_secure { "; Secure" } else { "" };
        let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_AGE}{secure}");
        let cookie = HeaderValue::from_str(&cookie).expect("hexadecimal digits are plain letters");
        Ok((guest, NewCookie(Some(cookie))))
    }

    /// The guest.
    ///
    /// # Errors
    /// The caller is a stranger.
    pub fn known(self) -> Result<Guest, ApiError> {
        self.guest.ok_or_else(|| {
            let detail = "Your cookie names no guest; POST /api/me sets one.";
            ApiError(Problem::new(401, "no-guest", "Who are you?", detail))
        })
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, ApiError> {
        let ClientAddress(address) = *parts.extensions.get().expect("the address of every client is noted");
        let guest = known_guest(app, &parts.headers).await?;
        let caller = Caller { guest, address };
        if caller.guest.is_some() {
            app.rate_limits.requests_of_guest.check(&caller.key())?;
        }
        Ok(caller)
    }
}

/// The guest whose cookie comes with a request.
///
/// # Errors
/// The store fails.
pub(super) async fn known_guest(app: &App, headers: &HeaderMap) -> Result<Option<Guest>, ApiError> {
    match token(headers) {
        Some(token) => Ok(app.registry.store.guest(hash(token)).await?),
        None => Ok(None),
    }
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let pairs = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = pairs.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, token)| *name == COOKIE && token.len() == 64).map(|(_, token)| token)
}

fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// A name for a guest who has not chosen one.
fn new_name() -> String {
    const KINDS: [&str; 12] =
        ["Tin", "Clay", "Velvet", "Wooden", "Paper", "Copper", "Rubber", "Woollen", "Glass", "Cork", "Felt", "Marble"];
    const TOYS: [&str; 12] = [
        "Knight", "Robot", "Bear", "Pirate", "Dragon", "Fox", "Captain", "Rabbit", "Wizard", "Penguin", "Owl", "Tiger",
    ];
    let pick = |words: &[&'static str]| words[random::below(words.len())];
    format!("{} {} {}", pick(&KINDS), pick(&TOYS), 1 + random::below(99))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_found_among_others() {
        let token_text = "ab".repeat(32);
        let value = format!("theme=dark; rumpus={token_text}; x=1");
        let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(&value).expect("plain"))]);
        assert_eq!(token(&headers), Some(token_text.as_str()));
        assert_eq!(token(&HeaderMap::new()), None);
    }
}
