## What every workshop says: files that are opened, and what is kept on this device.

import-lead = Choose a file, drop it here, or paste its text.
import-file = Choose a file
import-text = Text of the file
import-faults = This file cannot be opened:
import-too-large = The file is far too large.
import-empty = There is nothing to read yet.
import-no-json = The text is not JSON. Was it cut off?
import-no-json-line = The text is not JSON: line { $line } breaks off or has a character too many.
import-no-object = The file must be one object in curly brackets.
import-format = Its format is { $format }; only format 1 is known.
import-game = It is for { $game }, not for { $games }.
import-name = The name has to be text.
import-stranger = The file has a word that does not belong there: “{ $key }”.
import-stranger-in = The file has a word that does not belong there: “{ $key }” ({ $where }).
not-saved = This browser keeps nothing: its storage is full or switched off. Save it as a file instead.
thing-deleted = Deleted: { $name }
bring-back = Bring it back

bench-play = Play with it
bench-play-faulty = { $count ->
    [one] Mend what is wrong with it first.
   *[other] Mend its { $count } faults first.
}
bench-save = Save
bench-undo = Undo
bench-undone = Undone.
bench-share = Share
bench-print = Print
bench-export = Save as a file
bench-import = Open a file
bench-save-copy = Save a copy
bench-saved = Saved: { $name }
bench-open = Open
bench-open-named = Open { $name }
bench-double = Duplicate
bench-double-named = Duplicate { $name }
bench-delete = Delete
bench-delete-named = Delete { $name }
bench-share-title = Share { $name }
bench-share-lead = Everything is in the link itself. The server stores nothing.
bench-share-link = Link
bench-share-cannot = This browser cannot make such a link. Save it as a file instead.
bench-arrived-broken = The link is damaged. Ask for a new one.
bench-print-paper = Paper
bench-print-a4 = A4
bench-print-letter = Letter
bench-print-do = Make the PDF
bench-print-busy = Drawing …
bench-print-missing = The font of the printed cards lacks these letters: { $letters }
bench-pick-last = Chosen last
bench-pick-none = No force is chosen.
bench-pick-change = Choose another
bench-pick-edit = Change it in the workshop
bench-pick-make = Make one in the workshop
