//! Web socket clients.

use crate::http::Line;
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use std::collections::VecDeque;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// An open web socket for text messages.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// The bytes received: payloads and frame headers.
    pub bytes: u64,
    reader: wire::Reader,
    read: VecDeque<Value>,
}

impl Socket {
    /// Opens a web socket to the server.
    ///
    /// # Errors
    /// The server cannot be reached, or refuses the socket.
    pub async fn open(line: Line, path: &str, cookie: &str) -> Result<Socket, String> {
        let stream = line.connect().await.map_err(|fault| fault.to_string())?;
        let mut request = format!("ws://{}{path}", line.to).into_client_request().map_err(|fault| fault.to_string())?;
        if !cookie.is_empty() {
            let cookie = cookie.parse().map_err(|_| "the cookie is not a valid header value".to_owned())?;
            request.headers_mut().insert("cookie", cookie);
        }
        let opened = tokio_tungstenite::client_async(request, stream).await;
        let (stream, _) = opened.map_err(|fault| fault.to_string())?;
        Ok(Socket { stream, bytes: 0, reader: wire::Reader::default(), read: VecDeque::new() })
    }

    /// Sends a text. Returns whether the socket is still open.
    pub async fn say(&mut self, text: String) -> bool {
        self.stream.send(Message::text(text)).await.is_ok()
    }

    /// Waits for the next message about a match. Expands a step to a full frame. `None` once the socket is closed.
    ///
    /// # Panics
    /// The server has sent a message that is not JSON.
    pub async fn hear(&mut self) -> Option<Value> {
        while self.read.is_empty() {
            let message = serde_json::from_str(&self.next().await?).expect("the server sends JSON");
            self.read.extend(self.reader.read(message));
        }
        self.read.pop_front()
    }

    /// Waits for the next text. `None` once the socket is closed.
    pub async fn next(&mut self) -> Option<String> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => {
                    let head = if text.len() < 126 { 2 } else { 4 };
                    self.bytes += text.len() as u64 + head;
                    return Some(text.as_str().to_owned());
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}
