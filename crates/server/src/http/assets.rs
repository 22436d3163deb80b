//! The front end: embedded, or read from disk in debug builds.

use crate::problem::ApiError;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};
use wire::Problem;

#[derive(Embed)]
#[folder = "web-dist/"]
#[allow_missing = true]
struct Bundle;

/// Serves a file of the front end. Paths of pages, which only the front end knows, get its first page.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Result<Response, ApiError> {
    let path = uri.path().trim_start_matches('/');
    let is_page = !path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    if path == "api" || path.starts_with("api/") {
        let detail = format!("There is nothing at /{path}; /api/openapi.json lists what there is.");
        return Err(ApiError(Problem::new(404, "no-such-path", "Nothing here", detail)));
    }
    if method != Method::GET && method != Method::HEAD {
        return Err(super::guard::wrong_method(method).await);
    }
    let is_hidden = path.is_empty() || path.split('/').any(|part| part.starts_with('.'));
    let named = if is_hidden { None } else { Bundle::get(path) };
    let (name, file) = match named {
        Some(file) => (path, file),
        None if is_page => ("index.html", Bundle::get("index.html").ok_or_else(not_built)?),
        None => {
            let detail = format!("There is no file /{path}.");
            return Err(ApiError(Problem::new(404, "no-such-file", "No such file", detail)));
        }
    };
    Ok(answer(name, file, &headers))
}

fn answer(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let digest = crate::random::hex(&file.metadata.sha256_hash()[..16]);
    let tag = HeaderValue::from_str(&format!("\"{digest}\"")).expect("hexadecimal digits are plain letters");
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok()).unwrap_or_default();
    let is_known = known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag);
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, kind(name))], file.data.into_owned()).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::ETAG, tag);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
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
    let detail = "The front end has not been built; cargo xtask web builds it.";
    ApiError(Problem::new(404, "no-front-end", "No front end", detail))
}
