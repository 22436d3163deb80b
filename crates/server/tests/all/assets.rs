//! Tests how the server sends the files of the front end: names that follow from the content, compression, and entity
//! tags.

use crate::common::{Client, Host, Response, talk};
use std::io::Read;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Returns the names of the assets to which the first page links.
fn assets(page: &str) -> Vec<String> {
    page.split('"').filter(|part| part.starts_with("/assets/")).map(str::to_owned).collect()
}

async fn as_it_is(client: &mut Client, path: &str, coding: &str) -> Response {
    let response = client.send("GET", path, &[("accept-encoding", coding)], None).await;
    assert_eq!(response.status, 200, "{path}: {}", response.head);
    assert_eq!(response.header("content-encoding"), Some(coding).filter(|coding| *coding != "identity"), "{path}");
    assert_eq!(response.header("vary"), Some("accept-encoding"), "{path}");
    assert_eq!(response.header("content-length"), Some(response.body.len().to_string().as_str()), "{path}");
    response
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_may_cache_files_named_after_their_content_but_not_the_first_page() {
    let host = Host::start().await;
    let mut client = host.client();
    let page = client.get("/").await;
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    let names = assets(&page.text());
    assert!(names.iter().any(|name| name.ends_with(".js")) && names.iter().any(|name| name.ends_with(".css")));
    for name in names {
        let file = client.get(&name).await;
        assert_eq!(file.status, 200, "{name}");
        assert_eq!(file.header("cache-control"), Some("public, max-age=31536000, immutable"), "{name}");
        assert_eq!(file.header("accept-ranges"), None, "{name}");
    }
    let gone = client.get("/assets/app-OLDBUILD.js").await;
    gone.expect_problem(404, "no-such-file");
    assert_eq!(gone.header("cache-control"), Some("no-store"), "browsers must not keep this 404");
    client.get("/.manifest.json").await.expect_problem(404, "no-such-file");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_manifest_worker_and_icons_have_their_types_and_are_revalidated() {
    let host = Host::start().await;
    let mut client = host.client();
    let kinds = [
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/worker.js", "text/javascript; charset=utf-8"),
        ("/offline.html", "text/html; charset=utf-8"),
        ("/offline.css", "text/css; charset=utf-8"),
        ("/icons/icon.svg", "image/svg+xml"),
        ("/icons/icon-192.png", "image/png"),
    ];
    for (path, kind) in kinds {
        let file = client.get(path).await;
        assert_eq!(file.status, 200, "{path}");
        assert_eq!(file.header("content-type"), Some(kind), "{path}");
        assert_eq!(file.header("cache-control"), Some("no-cache"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_coding_holds_the_same_bytes_and_has_its_own_entity_tag() {
    let host = Host::start().await;
    let mut client = host.client();
    let mut paths = assets(&client.get("/").await.text());
    paths.retain(|path| path.ends_with(".js") || path.ends_with(".css"));
    paths.push("/".into());
    for path in &paths {
        if client.get(path).await.body.len() < 256 {
            continue; // compression hardly shortens this file, so the server sends it uncompressed
        }
        let plain = as_it_is(&mut client, path, "identity").await;
        let (brotli, gzip) = (as_it_is(&mut client, path, "br").await, as_it_is(&mut client, path, "gzip").await);
        let mut unpacked = Vec::new();
        flate2::read::GzDecoder::new(&gzip.body[..]).read_to_end(&mut unpacked).expect("gzip");
        assert_eq!(unpacked, plain.body, "{path}");
        unpacked.clear();
        brotli_decompressor::Decompressor::new(&brotli.body[..], 4096).read_to_end(&mut unpacked).expect("Brotli");
        assert_eq!(unpacked, plain.body, "{path}");
        assert!(brotli.body.len() < gzip.body.len() && gzip.body.len() < plain.body.len(), "{path}");
        let tags = [&plain, &brotli, &gzip].map(|response| response.header("etag").expect("a tag").to_owned());
        assert!(tags[0] != tags[1] && tags[1] != tags[2] && tags.iter().all(|tag| tag.starts_with('"')), "{tags:?}");
        let again = [("accept-encoding", "br"), ("if-none-match", &format!("\"x\", W/{}", tags[1]))];
        let known = client.send("GET", path, &again, None).await;
        assert_eq!((known.status, known.body.len()), (304, 0), "{path}");
        assert_eq!(known.header("etag"), Some(tags[1].as_str()));
        assert_eq!(known.header("cache-control"), brotli.header("cache-control"));
        let other = [("accept-encoding", "gzip"), ("if-none-match", tags[1].as_str())];
        assert_eq!(
            client.send("GET", path, &other, None).await.status,
            200,
            "{path}: the tag of another coding must not match"
        );
    }
    client.send("GET", "/", &[("accept-encoding", "identity;q=0")], None).await.expect_problem(406, "no-encoding");
}

#[tokio::test(flavor = "multi_thread")]
async fn head_requests_get_the_headers_of_get_and_ranges_are_ignored() {
    let host = Host::start().await;
    let mut client = host.client();
    let whole = as_it_is(&mut client, "/", "br").await;
    let head = client.send("HEAD", "/", &[("accept-encoding", "br")], None).await;
    assert_eq!((head.status, head.body.len()), (200, 0));
    for name in ["etag", "content-length", "content-encoding", "content-type", "vary", "cache-control"] {
        assert_eq!(head.header(name), whole.header(name), "{name}");
    }
    let part = client.send("GET", "/", &[("range", "bytes=0-9"), ("accept-encoding", "br")], None).await;
    assert_eq!((part.status, part.body == whole.body), (200, true), "{}", part.head);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_long_answers_without_secrets_are_compressed() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let coding = [("accept-encoding", "gzip, br")];
    for path in ["/api/openapi.json", "/api/games/toy-battle", "/api/games/toy-battle/rules"] {
        let (packed, plain) = (client.send("GET", path, &coding, None).await, client.get(path).await);
        assert_eq!(packed.header("content-encoding"), Some("gzip"), "{path}");
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        let mut unpacked = Vec::new();
        flate2::read::GzDecoder::new(&whole(&packed)[..]).read_to_end(&mut unpacked).expect("gzip");
        assert_eq!(unpacked, plain.body, "{path}");
    }
    for _ in 0..4 {
        client
            .create(serde_json::json!([{ "kind": "me" }, { "kind": "invite" }]), serde_json::json!({ "kind": "none" }))
            .await;
    }
    let mine = client.send("GET", "/api/matches?list=mine", &coding, None).await;
    assert!(mine.body.len() > 1024, "{}", mine.text());
    assert_eq!(
        mine.header("content-encoding"),
        None,
        "the answer holds secret links and names that guests choose, so it must not be compressed"
    );
}

/// Joins the chunks of an answer with chunked transfer coding, and returns the body.
fn whole(response: &Response) -> Vec<u8> {
    assert_eq!(response.header("transfer-encoding"), Some("chunked"));
    let (mut whole, mut rest) = (Vec::new(), &response.body[..]);
    while let Some(end) = rest.windows(2).position(|two| two == b"\r\n") {
        let size = std::str::from_utf8(&rest[..end]).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
        let size = size.expect("the size of a chunk");
        if size == 0 {
            break;
        }
        whole.extend(&rest[end + 2..][..size]);
        rest = &rest[end + 4 + size..];
    }
    whole
}

/// Returns an HTTP/2 frame: the length of the content, the type, the flags, the stream and the content.
fn frame(kind: u8, flags: u8, stream: u32, content: &[u8]) -> Vec<u8> {
    let mut frame = (content.len() as u32).to_be_bytes()[1..].to_vec();
    frame.extend([kind, flags]);
    frame.extend(stream.to_be_bytes());
    frame.extend(content);
    frame
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_may_speak_http2_without_an_upgrade() {
    let host = Host::start().await;
    let mut stream = TcpStream::connect(host.running.address).await.expect("the server listens");
    // The test sends the preface in two parts, then a SETTINGS frame, then a request for `/`. The static table of HPACK
    // holds `:method GET`, `:scheme http` and `:path /`; `:authority` is a literal.
    stream.write_all(b"PRI * HT").await.expect("the server takes the first part");
    tokio::time::sleep(std::time::Duration::from_millis(60)).await;
    let mut request = b"TP/2.0\r\n\r\nSM\r\n\r\n".to_vec();
    request.extend(frame(4, 0, 0, &[]));
    request.extend(frame(1, 5, 1, b"\x82\x86\x84\x41\x09localhost"));
    stream.write_all(&request).await.expect("the server takes the rest");
    let (mut status, mut body) = (None, Vec::new());
    loop {
        let mut head = [0; 9];
        stream.read_exact(&mut head).await.expect("a frame");
        let mut content = vec![0; usize::from(head[1]) * 256 + usize::from(head[2])];
        stream.read_exact(&mut content).await.expect("its content");
        match head[3] {
            0 => body.extend(content),
            1 => status = content.first().copied(),
            _ => {}
        }
        if head[3] < 2 && head[4] & 1 == 1 {
            break;
        }
    }
    assert_eq!(status, Some(0x88), "0x88 is `:status 200` in the static table of HPACK");
    assert_eq!(body, host.client().get("/").await.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_with_half_a_preface_is_closed() {
    let limits = server::Limits { header_timeout: std::time::Duration::from_millis(300), ..server::Limits::default() };
    let host = Host::with(limits).await;
    let mut stream = TcpStream::connect(host.running.address).await.expect("the server listens");
    stream.write_all(b"PRI * HTTP/2").await.expect("the server takes the first part");
    let mut rest = Vec::new();
    let ended = tokio::time::timeout(std::time::Duration::from_secs(5), stream.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "the server must close the connection");
    assert_eq!(talk(host.running.address, b"GET / HTTP/1.0\r\n\r\n").await.status, 200);
}
