//! The caller of a request: a guest with a cookie, a guest's program with a token, or a stranger, who has neither.

use super::App;
use super::bans::check_guest;
use crate::problem::ApiError;
use crate::random;
use crate::store::{Guest, Session, Write};
use crate::time::now_ms;
use axum::extract::{FromRequestParts, MatchedPath};
use axum::http::{HeaderMap, HeaderValue, Method, header, request::Parts};
use axum::response::Response;
use sha2::{Digest, Sha256};
use std::net::IpAddr;
use std::sync::Arc;
use wire::Problem;

/// The name of a guest's cookie on a server that browsers reach by http. This file calls it the plain name.
const COOKIE: &str = "rumpus";

/// The name of a guest's cookie on a server that browsers reach by https. Browsers accept a cookie with the prefix
/// `__Host-` only over https and from this host itself. So neither pages of other subdomains nor http servers on this
/// host can set it.
const HOST_COOKIE: &str = "__Host-rumpus";

/// The beginning of every token of a program, by which the server and people recognize such tokens.
pub(super) const TOKEN_PREFIX: &str = "rumpus_program_";

/// The only routes that a program may use.
const FOR_PROGRAMS: [(Method, &str); 8] = [
    (Method::GET, "/api/me"),
    (Method::GET, "/api/matches"),
    (Method::GET, "/api/matches/{id}"),
    (Method::POST, "/api/matches/{id}/join"),
    (Method::GET, "/api/matches/{id}/force"),
    (Method::POST, "/api/matches/{id}/force"),
    (Method::GET, "/api/matches/{id}/engine"),
    (Method::POST, "/api/matches/{id}/engine"),
];

/// The most cookies named `COOKIE` or `HOST_COOKIE` that the server reads from one request. A browser usually sends
/// one. It sends both while the server moves it to `HOST_COOKIE`. Another subdomain may have set one more, with the
/// plain name.
const MOST_COOKIES: usize = 3;

/// How long a browser keeps the cookie, in seconds: 400 days, the most that browsers allow.
const COOKIE_AGE: u32 = 400 * 24 * 60 * 60;

/// The IP address of the client. The rate limits count requests by it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClientAddress(pub IpAddr);

/// Who sent a request: a guest, a program or a stranger.
pub(super) struct Caller {
    /// The guest or program; `None` for a stranger.
    pub guest: Option<Guest>,
    /// The session to which the cookie or the token belongs; `None` for a stranger.
    pub session: Option<Session>,
    /// The IP address of the caller. The rate limits count requests by it.
    pub address: IpAddr,
}

/// The `Set-Cookie` headers to send; empty if the cookie stays as it is.
pub(super) struct NewCookie(pub(super) Vec<HeaderValue>);

impl NewCookie {
    /// Adds the `Set-Cookie` headers to a response.
    pub fn on(self, mut response: Response) -> Response {
        for cookie in self.0 {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}

impl Caller {
    /// Returns the id of the guest or program; `None` for a stranger.
    pub fn id(&self) -> Option<&str> {
        self.guest.as_ref().map(|guest| guest.id.as_str())
    }

    /// Returns the key by which the rate limits count requests of the caller: the guest's id, or the address of a
    /// stranger.
    pub fn key(&self) -> String {
        self.id().map_or_else(|| self.address.to_string(), str::to_owned)
    }

    /// Returns the guest that sent the request. Makes a new guest of a stranger; the result then has the cookie to set.
    ///
    /// # Errors
    /// Too many new guests came from this address lately, or the store fails.
    pub async fn or_new(self, app: &App) -> Result<(Guest, NewCookie), ApiError> {
        if let Some(guest) = self.guest {
            return Ok((guest, NewCookie(Vec::new())));
        }
        app.rate_limits.guests_of_address.check(&self.address)?;
        let token = random::token();
        let guest = Guest { id: random::short_id(), name: new_name(), owner: None };
        let is_host = is_https(app);
        app.registry.store.write(Write::AddGuest { guest: guest.clone(), token_hash: hash(&token), is_host }).await?;
        Ok((guest, cookies(&token, is_host)))
    }

    /// Gives the guest a new cookie in two cases: the old one is too old, or it has the plain name and the server now
    /// uses https. Does nothing if this request is the first use of its cookie, if a newer cookie has replaced it, or
    /// while the store is read-only. The old cookie stays valid until some minutes after the first use of the new one.
    ///
    /// # Errors
    /// The store fails.
    pub async fn renewed(&self, app: &App) -> Result<NewCookie, ApiError> {
        let (Some(session), is_host) = (&self.session, is_https(app)) else { return Ok(NewCookie(Vec::new())) };
        let age_ms = now_ms().saturating_sub(session.from_ms);
        let is_old = age_ms >= i64::try_from(app.options.limits.session_renewal.as_millis()).unwrap_or(i64::MAX);
        let is_kept = app.registry.store.read_only().is_some() || session.is_replaced || session.is_unconfirmed;
        if is_kept || !(is_old || is_host && !session.is_host) {
            return Ok(NewCookie(Vec::new()));
        }
        self.start_session(app, session, Some(session.token_hash)).await
    }

    /// Gives this browser a new cookie and ends all other sessions of the guest.
    ///
    /// # Errors
    /// The caller is a stranger, or the store fails.
    pub async fn alone(&self, app: &App) -> Result<NewCookie, ApiError> {
        let Some(session) = &self.session else { return Err(stranger()) };
        let token = random::token();
        let (guest, token_hash, is_host) = (session.guest.id.clone(), hash(&token), is_https(app));
        let started = Write::StartSession { guest: guest.clone(), token_hash, is_host, replaces: None };
        app.registry.store.write(started).await?;
        app.registry.store.write(Write::EndSessions { guest, keep: Some(token_hash) }).await?;
        Ok(cookies(&token, is_host))
    }

    async fn start_session(
        &self,
        app: &App,
        session: &Session,
        replaces: Option<[u8; 32]>,
    ) -> Result<NewCookie, ApiError> {
        let (token, is_host) = (random::token(), is_https(app));
        let guest = session.guest.id.clone();
        app.registry.store.write(Write::StartSession { guest, token_hash: hash(&token), is_host, replaces }).await?;
        Ok(cookies(&token, is_host))
    }

    /// Returns the guest or program that sent the request.
    ///
    /// # Errors
    /// The caller is a stranger.
    pub fn known(self) -> Result<Guest, ApiError> {
        self.guest.ok_or_else(stranger)
    }

    /// Returns the session of the program that sent the request.
    ///
    /// # Errors
    /// The caller is not a program.
    pub fn program(&self) -> Result<Session, ApiError> {
        self.session.clone().filter(|session| session.guest.is_program()).ok_or_else(|| {
            let detail = "Only programs may use this route. A program sends its token in the header \
                          Authorization: Bearer TOKEN. POST /api/me/programs makes a token.";
            ApiError(Problem::new(403, "no-program", "For programs alone", detail))
        })
    }
}

fn stranger() -> ApiError {
    let detail = "You sent no cookie of a guest of this server; POST /api/me sets such a cookie.";
    ApiError(Problem::new(401, "no-guest", "Who are you?", detail))
}

/// Returns whether browsers reach this server by https: the setting `origins` names at least one origin, and all are
/// https.
pub(super) fn is_https(app: &App) -> bool {
    let origins = &app.options.origins;
    !origins.is_empty() && origins.iter().all(|origin| origin.starts_with("https://"))
}

/// Makes the headers that set a guest's cookie. With https (`is_host`), they also remove the cookie with the plain
/// name.
fn cookies(token: &str, is_host: bool) -> NewCookie {
    let (name, secure) = if is_host { (HOST_COOKIE, "; Secure") } else { (COOKIE, "") };
    let set = format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_AGE}{secure}");
    let end = format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure");
    NewCookie([set].into_iter().chain(is_host.then_some(end)).map(header_value).collect())
}

/// Makes the headers that remove all cookies of a guest.
pub(super) fn no_cookies(app: &App) -> NewCookie {
    let secure = if is_https(app) { "; Secure" } else { "" };
    let end = |name: &str| format!("{name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}");
    let names = [Some(COOKIE), is_https(app).then_some(HOST_COOKIE)];
    NewCookie(names.into_iter().flatten().map(end).map(header_value).collect())
}

pub(super) fn header_value(cookie: String) -> HeaderValue {
    HeaderValue::from_str(&cookie).expect("a cookie consists of printable ASCII characters")
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, ApiError> {
        let ClientAddress(address) =
            *parts.extensions.get().expect("`traced` adds the client's address to every request");
        let session = known_session(app, &parts.headers).await?;
        let guest = session.as_ref().map(|session| session.guest.clone());
        let caller = Caller { guest, session, address };
        if caller.guest.is_some() {
            app.rate_limits.requests_of_guest.check(&caller.key())?;
        }
        if let Some(guest) = &caller.guest {
            check_guest(app, guest, parts)?;
            check_program(guest, parts)?;
        }
        Ok(caller)
    }
}

/// Checks that a program uses only the routes for programs.
fn check_program(guest: &Guest, parts: &Parts) -> Result<(), ApiError> {
    let path = parts.extensions.get::<MatchedPath>().map(MatchedPath::as_str);
    let is_here = |(method, route): &(Method, &str)| parts.method == *method && path == Some(*route);
    if !guest.is_program() || FOR_PROGRAMS.iter().any(is_here) {
        return Ok(());
    }
    let routes: Vec<String> = FOR_PROGRAMS.iter().map(|(method, route)| format!("{method} {route}")).collect();
    let detail = format!("A program may use only these routes: {}.", routes.join(", "));
    Err(ApiError(Problem::new(403, "not-for-programs", "Not for programs", detail)))
}

/// Returns the session of a request's cookie or token; `None` for a stranger. The first use of a new cookie confirms
/// its session: the session that it replaces then ends after some minutes.
///
/// # Errors
/// The request has a token that no program of this server has, or the store fails.
pub(super) async fn known_session(app: &App, headers: &HeaderMap) -> Result<Option<Session>, ApiError> {
    if let Some(token) = bearer(headers) {
        return program_session(app, token).await.map(Some);
    }
    let is_https = is_https(app);
    for (name, token) in tokens(headers) {
        let is_host = name == HOST_COOKIE;
        let Some(session) = app.registry.store.session(hash(token)).await? else { continue };
        // With https, another subdomain may have set a cookie with the plain name. So only sessions that began before
        // the server used https may have that name.
        if session.is_host != is_host && is_https {
            continue;
        }
        if session.is_unconfirmed && app.registry.store.read_only().is_none() {
            app.registry.store.write(Write::ConfirmSession(session.token_hash)).await?;
        }
        return Ok(Some(session));
    }
    Ok(None)
}

/// Returns the token that a program sends as `Authorization: Bearer TOKEN`. Ignores other schemes, which are for a
/// proxy in front of the server.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// Returns the session to which the token of a program belongs.
///
/// # Errors
/// No program of this server has this token, or the store fails.
async fn program_session(app: &App, token: &str) -> Result<Session, ApiError> {
    let is_token = token.strip_prefix(TOKEN_PREFIX).is_some_and(|secret| secret.len() == 64);
    let found = if is_token { app.registry.store.session(hash(token)).await? } else { None };
    found.filter(|session| session.guest.is_program()).ok_or_else(|| {
        metrics::counter!("rumpus_wrong_tokens_total").increment(1);
        let detail = format!(
            "This is not a token of a program on this server, or it was revoked; a token begins with {TOKEN_PREFIX}. \
             The owner of the program makes a new one on the page of settings."
        );
        ApiError(Problem::new(401, "wrong-token", "Wrong token", detail))
    })
}

/// Returns the names and tokens of the guest's cookies in a request. Cookies with the safer name `__Host-rumpus` come
/// first.
fn tokens(headers: &HeaderMap) -> Vec<(&str, &str)> {
    let pairs = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = pairs.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let ours = pairs.filter(|(name, token)| [HOST_COOKIE, COOKIE].contains(name) && token.len() == 64);
    let mut ours: Vec<(&str, &str)> = ours.take(MOST_COOKIES).collect();
    ours.sort_by_key(|(name, _)| *name != HOST_COOKIE);
    ours
}

pub(super) fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// Makes up a name for a guest who has not chosen one, such as `Tin Robot 42`.
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
    fn a_token_of_a_program_is_told_apart_from_credentials_for_a_proxy() {
        let with =
            |value: &'static str| HeaderMap::from_iter([(header::AUTHORIZATION, HeaderValue::from_static(value))]);
        assert_eq!(bearer(&with("Bearer abc")), Some("abc"));
        assert_eq!(bearer(&with("bearer  abc ")), Some("abc"));
        assert_eq!(bearer(&with("Basic dXNlcjpwYXNz")), None);
        assert_eq!(bearer(&HeaderMap::new()), None);
    }

    #[test]
    fn the_cookie_of_a_guest_is_found_among_other_cookies() {
        let token_text = "ab".repeat(32);
        let value = format!("theme=dark; rumpus={token_text}; x=1");
        let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(&value).expect("plain"))]);
        assert_eq!(tokens(&headers), [("rumpus", token_text.as_str())]);
        assert_eq!(tokens(&HeaderMap::new()), []);
        let both = format!("rumpus={token_text}; __Host-rumpus={token_text}");
        let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(&both).expect("plain"))]);
        assert_eq!(tokens(&headers)[0].0, "__Host-rumpus");
    }
}
