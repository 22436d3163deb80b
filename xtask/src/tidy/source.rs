//! Cuts Rust sources into tokens, without comments, and finds the tests among the tokens.
//!
//! This module is not a parser. It only recognizes comments, strings, characters and lifetimes, so that words in
//! comments and strings do not mislead the checks.

/// A token: an identifier, a number, a string or character, or one punctuation mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// The number of its line, from 1.
    pub line: usize,
    pub text: &'a str,
}

/// Returns the tokens of a Rust source. Every string and character is replaced by `"`.
pub fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut tokens = tokens_with_texts(source);
    for token in tokens.iter_mut().filter(|token| is_text(token.text)) {
        token.text = "\"";
    }
    tokens
}

/// Returns the tokens of a Rust source. Strings and characters keep their text.
pub fn tokens_with_texts(source: &str) -> Vec<Token<'_>> {
    let bytes = source.as_bytes();
    let (mut tokens, mut at, mut line) = (Vec::new(), 0, 1);
    while at < bytes.len() {
        let end = at + width(&source[at..]);
        let text = &source[at..end];
        if text.starts_with("//") || text.starts_with("/*") || bytes[at].is_ascii_whitespace() {
            // comments and white space are not tokens
        } else {
            tokens.push(Token { line, text });
        }
        line += text.bytes().filter(|byte| *byte == b'\n').count();
        at = end;
    }
    tokens
}

/// Returns the tokens without the items that have an attribute for tests, such as `#[test]` or `#[cfg(test)]`. Such an
/// attribute contains the word `test` and not the word `not`.
pub fn without_tests<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let (mut kept, mut at) = (Vec::new(), 0);
    while at < tokens.len() {
        if text(tokens, at) == "#" && text(tokens, at + 1) == "[" {
            let end = closing(tokens, at + 1);
            let attribute = &tokens[at..=end.min(tokens.len() - 1)];
            let negated = attribute.iter().any(|token| token.text == "not");
            if !negated && attribute.iter().any(|token| token.text == "test") {
                at = item_end(tokens, end + 1) + 1;
                continue;
            }
            kept.extend_from_slice(attribute);
            at = end + 1;
            continue;
        }
        kept.push(tokens[at]);
        at += 1;
    }
    kept
}

/// Returns the index of the token that closes the bracket at `open`, or of the last token if no token closes it.
pub fn closing(tokens: &[Token<'_>], open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => continue,
        }
        if depth == 0 {
            return at;
        }
    }
    tokens.len().saturating_sub(1)
}

/// Returns the index of the last token of the item that begins at `start`: its `;`, or its closing brace.
pub fn item_end(tokens: &[Token<'_>], start: usize) -> usize {
    let mut at = start;
    while at < tokens.len() {
        match tokens[at].text {
            ";" => return at,
            "{" => return closing(tokens, at),
            "(" | "[" => at = closing(tokens, at) + 1,
            _ => at += 1,
        }
    }
    tokens.len().saturating_sub(1)
}

/// Returns the text of the token at an index; the empty text after the last token.
pub fn text<'a>(tokens: &[Token<'a>], at: usize) -> &'a str {
    tokens.get(at).map_or("", |token| token.text)
}

fn is_text(text: &str) -> bool {
    text.starts_with(['"', 'b', 'c', 'r']) && text.contains('"')
        || text.len() > 2 && text.starts_with('\'') && text.ends_with('\'')
}

/// Returns the length in bytes of the token, comment or white space at the beginning of `rest`.
fn width(rest: &str) -> usize {
    let first = rest.chars().next().expect("the rest is not empty");
    if rest.starts_with("//") {
        rest.find('\n').unwrap_or(rest.len())
    } else if rest.starts_with("/*") {
        block_comment(rest)
    } else if let Some(end) = raw_string(rest) {
        end
    } else if first == '"' || rest.starts_with("b\"") || rest.starts_with("c\"") {
        quoted(rest, '"', rest.find('"').expect("the rest begins with a quote") + 1)
    } else if first == '\'' {
        character(rest)
    } else if first.is_alphanumeric() || first == '_' {
        rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
    } else {
        first.len_utf8()
    }
}

fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        if here.starts_with(b"/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if here.starts_with(b"*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

/// Returns the length in bytes of the raw string at the beginning of `rest`, such as `r"…"`, `r#"…"#` or `br"…"`;
/// `None` if there is no raw string.
fn raw_string(rest: &str) -> Option<usize> {
    let after = rest.strip_prefix("br").or_else(|| rest.strip_prefix("cr")).or_else(|| rest.strip_prefix('r'))?;
    let hashes = after.bytes().take_while(|byte| *byte == b'#').count();
    let body = after[hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let begun = rest.len() - body.len();
    Some(body.find(&close).map_or(rest.len(), |at| begun + at + close.len()))
}

/// Returns the end of a string or character: the index after the next `quote` without a backslash before it.
fn quoted(rest: &str, quote: char, from: usize) -> usize {
    let mut escaped = false;
    for (at, c) in rest[from..].char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote => return from + at + c.len_utf8(),
            _ => {}
        }
    }
    rest.len()
}

/// Returns the length in bytes of a character such as `'a'` or `'\n'`, or 1 for the apostrophe of a lifetime.
fn character(rest: &str) -> usize {
    let mut chars = rest.char_indices().skip(1);
    match (chars.next(), chars.next()) {
        (Some((_, '\\')), _) => quoted(rest, '\'', 1),
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(source: &str) -> Vec<&str> {
        tokens(source).into_iter().map(|token| token.text).collect()
    }

    #[test]
    fn comments_are_left_out_and_strings_and_characters_are_replaced() {
        let source = "let a = \"f32 // x\"; // f32\n/* f32 /* f32 */ */ r#\"f32 \" \"#; b\"f32\"; 'f' '\\'' &'a x";
        let expected = ["let", "a", "=", "\"", ";", "\"", ";", "\"", ";", "\"", "\"", "&", "'", "a", "x"];
        assert_eq!(words(source), expected);
    }

    #[test]
    fn lines_inside_comments_and_strings_are_counted() {
        let tokens = tokens("a\n/*\n*/ \"\n\" b");
        assert_eq!(tokens.iter().map(|token| token.line).collect::<Vec<_>>(), [1, 3, 4]);
    }

    #[test]
    fn items_that_only_tests_use_are_left_out() {
        let source =
            "fn a() {} #[cfg(test)] mod tests { fn b() {} } #[cfg(not(test))] fn c() {} #[test] fn d() {} fn e();";
        let kept = without_tests(&tokens(source));
        let names: Vec<_> = kept.iter().map(|token| token.text).filter(|text| text.len() == 1).collect();
        let letters: String = names.into_iter().filter(|name| name.chars().all(char::is_alphabetic)).collect();
        assert_eq!(letters, "ace");
    }
}
