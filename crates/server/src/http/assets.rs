//! Serves the files of the front end, which `build.rs` compresses and embeds in the program.

use super::encoding::Accepted;
use crate::problem::ApiError;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use wire::Problem;

/// The folder of files whose names contain a hash of their content.
const HASHED: &str = "assets/";

/// Lets browsers keep a file of [`HASHED`] for a year without asking again.
const FOR_GOOD: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// One file of the front end.
struct File {
    /// The path in `web-dist`, with `/` between its parts.
    path: &'static str,
    /// The first half of the SHA-256 of the content, in hexadecimal digits.
    tag: &'static str,
    /// The content, uncompressed.
    plain: &'static [u8],
    /// The content compressed by Brotli; `None` if that is hardly shorter.
    brotli: Option<&'static [u8]>,
    /// The content compressed by gzip; `None` if that is hardly shorter.
    gzip: Option<&'static [u8]>,
}

/// All files of the front end, sorted by path.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/bundle.rs"));

/// Serves a file of the front end. If the path has no file extension, serves `index.html`, since only the front end
/// knows its pages.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Result<Response, ApiError> {
    let path = uri.path().trim_start_matches('/');
    let is_page = !path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    if path == "api" || path.starts_with("api/") {
        let detail = format!("There is no route /{path}; /api/openapi.json lists the routes.");
        return Err(ApiError(Problem::new(404, "no-such-path", "Nothing here", detail)));
    }
    if method != Method::GET && method != Method::HEAD {
        return Err(super::guard::wrong_method(method).await);
    }
    let file = match find(path) {
        Some(file) => file,
        None if is_page => find("index.html").ok_or_else(not_built)?,
        None => {
            let detail = format!("The front end has no file /{path}.");
            return Err(ApiError(Problem::new(404, "no-such-file", "No such file", detail)));
        }
    };
    answer(file, &method, &headers)
}

fn find(path: &str) -> Option<&'static File> {
    FILES.binary_search_by(|file| file.path.cmp(path)).ok().map(|at| &FILES[at])
}

/// Answers with the form of the file that the client prefers: Brotli, gzip or uncompressed. Each form has its own
/// entity tag, since the bytes differ.
fn answer(file: &'static File, method: &Method, headers: &HeaderMap) -> Result<Response, ApiError> {
    let ways = [("br", file.brotli), ("gzip", file.gzip), ("identity", Some(file.plain))];
    let accepted = Accepted::of(headers);
    let ways = ways.into_iter().filter_map(|(name, content)| Some((name, content?)));
    let (coding, content) = accepted.best(ways).ok_or_else(unacceptable)?;
    let tag = if coding == "identity" { format!("\"{}\"", file.tag) } else { format!("\"{}-{coding}\"", file.tag) };
    let mut response = if is_known(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        // An answer to HEAD has the headers of an answer to GET, but no body. HTTP/2 would send a body if there were
        // one.
        let body = if *method == Method::HEAD { Body::empty() } else { Body::from(Bytes::from_static(content)) };
        let mut response = Response::new(body);
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(file.path)));
        headers.insert(header::CONTENT_LENGTH, HeaderValue::from(content.len()));
        if coding != "identity" {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
        }
        response
    };
    let headers = response.headers_mut();
    headers.insert(
        header::ETAG,
        HeaderValue::from_str(&tag).expect("an entity tag consists of printable ASCII characters"),
    );
    if file.brotli.is_some() || file.gzip.is_some() {
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    let keep = if file.path.starts_with(HASHED) { FOR_GOOD } else { HeaderValue::from_static("no-cache") };
    headers.insert(header::CACHE_CONTROL, keep);
    Ok(response)
}

/// Returns whether the client already has the form with this tag. A weak tag (`W/`) counts too, since a proxy may have
/// made the tag weak.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).into_iter().filter_map(|known| known.to_str().ok());
    let mut known = known.flat_map(|known| known.split(',')).map(str::trim);
    known.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn not_built() -> ApiError {
    let detail = "This program was built without the front end; `cargo xtask web` builds the front end.";
    ApiError(Problem::new(404, "no-front-end", "No front end", detail))
}

fn unacceptable() -> ApiError {
    let detail = "The server sends this file compressed by br or gzip, or uncompressed, but the header Accept-Encoding of the request refuses all these forms.";
    ApiError(Problem::new(406, "no-encoding", "No acceptable encoding", detail))
}
