//! Sends HTTP requests, each over a connection of its own.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// The longest time that an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The address of a server, and the address of this machine that the client uses.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// The address of the server.
    pub to: SocketAddr,
    /// The address of the client, or `None` to let the system choose. The server limits what one address may do, and
    /// 127.0.0.0/8 gives a client many addresses.
    pub from: Option<IpAddr>,
}

/// The answer to a request.
#[derive(Debug)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The cookie that the answer sets, as `name=value`.
    pub cookie: Option<String>,
    /// The body, as text.
    pub body: String,
}

impl Line {
    /// Returns the addresses for requests to this server. The system chooses the client's address.
    pub fn to(address: SocketAddr) -> Line {
        Line { to: address, from: None }
    }

    /// Opens a TCP connection to the server.
    ///
    /// # Errors
    /// The client's address cannot be bound, or the connection fails.
    pub async fn connect(&self) -> std::io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        if let Some(from) = self.from {
            socket.bind(SocketAddr::new(from, 0))?;
        }
        let stream = socket.connect(self.to).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Sends a request and reads the answer to its end.
    ///
    /// # Errors
    /// The server cannot be reached, answers nothing, or takes too long. The error names the request.
    pub async fn request(&self, method: &str, path: &str, cookie: &str, body: &str) -> Result<Answer, String> {
        let asked = tokio::time::timeout(PATIENCE, self.exchange(method, path, cookie, body)).await;
        let answer = asked.map_err(|_| format!("{method} {path}: no answer within {PATIENCE:?}"))?;
        let answer = answer.map_err(|fault| format!("{method} {path}: {fault}"))?;
        let text = String::from_utf8_lossy(&answer);
        let (head, body) =
            text.split_once("\r\n\r\n").ok_or_else(|| format!("{method} {path}: the answer has no HTTP head"))?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        // Proxies may write the names of headers in upper or lower case.
        let mut headers = head.lines().filter_map(|line| line.split_once(": "));
        let cookie = headers.find(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
        let cookie = cookie.and_then(|(_, cookie)| cookie.split(';').next()).map(str::to_owned);
        Ok(Answer { status: status.ok_or("the answer has no HTTP status")?, cookie, body: body.to_owned() })
    }

    async fn exchange(&self, method: &str, path: &str, cookie: &str, body: &str) -> std::io::Result<Vec<u8>> {
        let mut stream = self.connect().await?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.to,
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok(answer)
    }
}

impl Answer {
    /// Reads the body as JSON.
    ///
    /// # Errors
    /// The status is not a success, or the body is not JSON.
    pub fn json(&self) -> Result<serde_json::Value, String> {
        if !(200..300).contains(&self.status) {
            return Err(format!("{}: {}", self.status, self.body));
        }
        serde_json::from_str(&self.body).map_err(|fault| format!("{fault}: {}", self.body))
    }
}
