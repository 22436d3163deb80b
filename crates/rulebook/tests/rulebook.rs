//! Tests that the reader splits a rulebook into chapters and entries, and that a fault names its line.

use rulebook::{Kind, Rulebook};

const BOOK: &str = "\
# A game

For two
players.

## Placing

### AB-PLACE-04 Stronger covers weaker
A weaker one
may be covered:
- by a stronger one
- by a joker

Always.

### AB-R-01 The joker
It has no number.

Note: it might have had one.

Source: Jokers, item 2

## Boards

### MAP-V-01 Ids
They differ.

Not modelled: table only.
";

#[test]
fn a_book_has_its_title_chapters_and_entries_in_order() {
    let book = Rulebook::parse(BOOK).expect("the book has no fault");
    assert_eq!((book.title.as_str(), book.intro.as_str()), ("A game", "For two players."));
    let ids: Vec<_> = book.entries().map(|entry| (entry.id.as_str(), entry.kind)).collect();
    let expected = [("AB-PLACE-04", Kind::Clause), ("AB-R-01", Kind::Ruling), ("MAP-V-01", Kind::Validity)];
    assert_eq!(ids, expected);
}

#[test]
fn an_entry_keeps_its_paragraphs_its_list_and_its_note() {
    let book = Rulebook::parse(BOOK).expect("the book has no fault");
    let entry = book.entry("AB-PLACE-04").expect("the book has this entry");
    assert_eq!(entry.text, "A weaker one may be covered:\n- by a stronger one\n- by a joker\n\nAlways.");
    let ruling = book.entry("AB-R-01").expect("the book has this entry");
    assert_eq!((ruling.modelled, ruling.note.as_deref()), (true, Some("it might have had one.")));
    assert_eq!(ruling.source.as_deref(), Some("Jokers, item 2"));
    let board = book.entry("MAP-V-01").expect("the book has this entry");
    assert_eq!((board.modelled, board.note.as_deref()), (false, Some("table only.")));
}

#[test]
fn a_book_serializes_as_the_browser_reads_it() {
    let book = Rulebook::parse(BOOK).expect("the book has no fault");
    let json = serde_json::to_value(&book).expect("plain data");
    assert_eq!(
        json["chapters"][1],
        serde_json::json!({"title": "Boards", "clauses": [{"id": "MAP-V-01", "title": "Ids", "text": "They differ.",
            "kind": "validity", "modelled": false, "note": "table only."}]})
    );
}

#[test]
fn an_id_may_end_with_a_word_or_with_small_letters() {
    let book = Rulebook::parse("# A\n## C\n### AB-LVL-SUP S\nx\n### AB-CHART-m4 M\nx\n### AB-U-CMD-ML L\nx\n")
        .expect("the book has no fault");
    let ids: Vec<_> = book.entries().map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids, ["AB-LVL-SUP", "AB-CHART-m4", "AB-U-CMD-ML"]);
}

#[test]
fn faults_name_their_line() {
    let shape = "an id is three or more upper-case words or numbers, joined by hyphens";
    let faults: [(&str, &str); 12] = [
        ("# A\n# B\n", "line 2: B is a second title; a rulebook has only one"),
        ("# A\n### AB-X-01 T\n", "line 2: the entry AB-X-01 T stands before the first chapter"),
        ("# A\n## C\n### AB-X-01\n", "line 3: the entry AB-X-01 has no title after its id"),
        ("# A\n## C\n### Ab-X-01 T\n", &format!("line 3: Ab-X-01 is not a valid id; {shape}")),
        ("# A\n## C\n### AB-m4 T\n", &format!("line 3: AB-m4 is not a valid id; {shape}")),
        ("# A\n## C\n### AB-X-01 T\nx\n### AB-X-01 T\n", "line 5: AB-X-01 is already the id of an earlier entry"),
        ("# A\n## C\nwords\n", "line 3: \"words\" stands between a chapter and its first entry"),
        ("# A\n## C\n## D\n", "line 3: the chapter C has no entry; it needs at least one"),
        ("# A\n## C\n### AB-X-01 T\n", "the entry AB-X-01 has no text"),
        (
            "# A\n## C\n### AB-X-01 T\nx\n\nNote:\n",
            "AB-X-01 may have only one `Note:` or `Not modelled:`, with a text after it",
        ),
        ("# A\n", "the rulebook has no chapter"),
        ("## C\n### AB-X-01 T\nx\n", "the rulebook has no title"),
    ];
    for (text, fault) in faults {
        assert_eq!(Rulebook::parse(text), Err(fault.to_owned()), "{text}");
    }
}
