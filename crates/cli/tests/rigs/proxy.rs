//! This rig runs the server behind Caddy and nginx. The proxies use the example files of `deploy/`, but without TLS and
//! on free ports.

use crate::rig::{Folder, command, report, started};
use load::http::Line;
use load::process::Server;
use load::{Luck, Table, guest};
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{Instant, sleep};

const CADDY: &str = include_str!("../../../../deploy/Caddyfile");
const NGINX: &str = include_str!("../../../../deploy/nginx.conf");

/// The address of a client that is not a proxy. The server must not believe the address that this client claims in a
/// header.
const CLIENT: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(127, 9, 40, 1));

/// How many guests the client tries to make: more than one address may make at once.
const GUESTS: usize = 330;

/// A running proxy, which ends when this value is dropped.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        let _asked = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        let _ended = self.0.wait();
    }
}

/// Returns an address of this machine on which nothing listens.
fn free() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    listener.local_addr().expect("a listener has an address")
}

/// Replaces parts of an example file, each given as old and new text. The example must contain each old text.
fn with(text: &str, changes: &[(&str, String)]) -> String {
    changes.iter().fold(text.to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "the example in deploy/ does not contain {old:?}");
        text.replace(old, new)
    })
}

fn caddy(folder: &Path, at: SocketAddr, server: SocketAddr) -> Command {
    let log = folder.join("caddy.log").display().to_string();
    let changes = [
        ("play.example.org {", format!("http://{at} {{")),
        ("127.0.0.1:7700", server.to_string()),
        ("/var/log/caddy/rumpus.log", log),
    ];
    let file = folder.join("Caddyfile");
    std::fs::write(&file, format!("{{\n\tadmin off\n}}\n{}", with(CADDY, &changes))).expect("the file is written");
    let mut command = Command::new("caddy");
    command.args(["run", "--adapter", "caddyfile", "--config"]).arg(file).env("HOME", folder);
    command
}

fn nginx(folder: &Path, at: SocketAddr, server: SocketAddr) -> Command {
    let (example, _to_https) =
        NGINX.split_once("\nserver {\n    listen 80;").expect("the last part redirects to https");
    let plain: Vec<&str> = example.lines().filter(|line| !line.trim_start().starts_with("ssl_")).collect();
    let changes = [
        ("listen 443 ssl http2;", format!("listen {at};")),
        ("listen [::]:443 ssl http2;", String::new()),
        ("127.0.0.1:7700", server.to_string()),
    ];
    let site = with(&plain.join("\n"), &changes);
    let at = folder.display();
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {at}/{kind};\n"))
        .concat();
    let all =
        format!("daemon off;\npid {at}/nginx.pid;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{site}\n}}\n");
    let file = folder.join("nginx.conf");
    std::fs::write(&file, all).expect("the file is written");
    let mut command = Command::new("nginx");
    command.arg("-e").arg(folder.join("nginx.log")).arg("-p").arg(folder).arg("-c").arg(file);
    command
}

/// Requests a new guest with a forged address in a header, which differs for each `n`. Returns the HTTP status.
async fn forged(line: Line, n: usize) -> u16 {
    let mut stream = line.connect().await.expect("the proxy listens");
    let head = format!(
        "POST /api/me HTTP/1.1\r\nhost: {}\r\nconnection: close\r\nx-forwarded-for: 203.0.{}.{}\r\n\
         content-type: application/json\r\ncontent-length: 2\r\n\r\n{{}}",
        line.to,
        n / 250,
        n % 250
    );
    stream.write_all(head.as_bytes()).await.expect("the proxy reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("the proxy answers");
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status")
}

async fn plays(name: &str, make: fn(&Path, SocketAddr, SocketAddr) -> Command) {
    let folder = Folder::new(name);
    let mut start = command(&folder.data(), 0);
    start.args(["--trusted-proxy", "127.0.0.1/32"]);
    let server: Server = started(Server::start(start));
    let at = free();
    let proxy = make(&folder.path, at, server.address).spawn();
    let _proxy = Proxy(proxy.unwrap_or_else(|why| panic!("{name} is not installed: {why}")));
    let line = Line { to: at, from: Some(CLIENT) };
    let end = Instant::now() + Duration::from_secs(20);
    while line.connect().await.is_err() {
        assert!(Instant::now() < end, "{name} does not listen");
        sleep(Duration::from_millis(50)).await;
    }
    let page = line.request("GET", "/", "", "").await.expect("a page");
    assert!(page.status == 200 && page.body.contains("<script"), "{page:?}");
    let cookies = [guest(line).await.expect("a guest"), guest(line).await.expect("a guest")];
    let table = Table::set_up(line, cookies).await.expect("a match");
    let game = table.sit(line).await.expect("sockets go through");
    let played = game.play(None, Some(Instant::now() + Duration::from_secs(10)), &mut Luck::new(1)).await;
    let moves = played.expect("the game goes on").latencies_ms.len();
    assert!(moves >= 10, "only {moves} decisions were played through {name}; at least 10 are expected");
    let mut refused = 0;
    for n in 0..GUESTS {
        refused += usize::from(forged(line, n).await == 429);
    }
    assert!(refused > 0, "{name} lets a client choose the address by which the server counts it");
    report(
        &format!("proxy: {name}"),
        &format!("{GUESTS} forged addresses"),
        &format!("{moves} decisions, {refused} refused"),
    );
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Caddy and nginx: cargo xtask night proxy"]
async fn games_are_played_behind_the_proxies_of_the_examples() {
    let _turn = crate::rig::turn().await;
    plays("caddy", caddy).await;
    plays("nginx", nginx).await;
}
