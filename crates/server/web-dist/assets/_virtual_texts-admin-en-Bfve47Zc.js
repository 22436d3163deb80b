var e=[`admin = Console
admin-lead = This page is for those who run the server. Every action needs a reason and goes into the audit log.
admin-opening = Opening the console
admin-session = Session { $id }, from { $network }, until { $until }.
admin-leave = Leave the console
admin-left = You have left the console.
admin-nav = Parts of the console
admin-overview = Overview
admin-guests = Guests
admin-matches = Matches
admin-reports = Reports
admin-sanctions = Mutes and bans
admin-audit = Audit log
admin-refresh = Refresh
admin-more = Next page
admin-back = Previous page
admin-none = Nothing here.
admin-search = Search
admin-search-guests = Part of a name, or the start of an id
admin-search-matches = Part of a player’s name, or the start of an id

admin-people = Guests and matches
admin-machine = Load and storage
admin-limits = Refused by limits since the start
admin-version = Version
admin-started = Running since
admin-read-only = The server cannot save anything: { $why }
admin-count-guests = Guests known
admin-count-waiting = Matches waiting for players
admin-count-playing = Matches being played
admin-count-over = Matches over
admin-count-reports = Open reports
admin-tables = Matches in memory
admin-bots = Bots
admin-bots-are = { $thinking } thinking, { $waiting } waiting
admin-sockets = Open sockets
admin-database = Database
admin-wal = Its write-ahead log
admin-free = Free space on its disk
admin-queue = Writes still waiting when the last batch began
admin-commits = Commits
admin-lag = Delay of the event loop
admin-requests = Requests
admin-timing = { $count }; { $mean } ms on average, 99 of 100 within { $most }
admin-timing-long = a time too long to measure

admin-drain = Drain before an upgrade
admin-drain-text = While the server drains, nobody can set up a match. Matches that have begun go on, and continue after the upgrade. Every page says so.
admin-drain-on = The server is being drained. Planned stop: { $when }.
admin-drain-soon = soon
admin-drain-when = The server stops
admin-drain-unsaid = at a time that is not announced
admin-drain-start = Begin the drain
admin-drain-end = End the drain
admin-drain-end-text = Matches can be set up again at once, and pages no longer say that the server will stop.

admin-reason = Why
admin-reason-help = 1 to 300 characters.
admin-reason-read = 1 to 300 characters. The people whom it concerns can read it.
admin-cancel = Cancel

admin-guest = Guest { $name }
admin-guest-gone = Guest without a name
admin-guest-row = since { $since } · { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} · { $reports ->
    [0] no reports
    [one] 1 report
   *[other] { $reports } reports
}
admin-network = Last came from { $network }.
admin-network-unknown = This guest has sent no request since the server started, so no address is known.
admin-muted = muted
admin-banned = banned
admin-rename = Rename
admin-rename-text = All tables show the new name at once.
admin-new-name = New name
admin-mute = Mute
admin-mute-text = Guests who are muted cannot change their name or use texts of their own, such as the name of an army. They can play on.
admin-ban = Ban
admin-ban-text = The server shuts the guest out at once. The guest keeps all seats, but counts as away.
admin-ban-range = Ban { $network }
admin-for = For how long
admin-hours-1 = 1 hour
admin-hours-24 = 1 day
admin-hours-168 = 1 week
admin-hours-720 = 30 days
admin-hours-8760 = 1 year
admin-hours-ever = until it is lifted
admin-minutes-10 = in 10 minutes
admin-minutes-30 = in 30 minutes
admin-minutes-60 = in an hour
admin-minutes-180 = in three hours
admin-guest-matches = Matches
admin-guest-sanctions = Mutes and bans
admin-guest-reports = Reports about and by this guest
admin-all-guests = All guests

admin-range = Ban a range of addresses
admin-range-text = The server shuts out everybody who comes from there, and shows them the reason. Operators can still open the console.
admin-range-field = Address or range, such as 203.0.113.0/24
admin-range-confirm = Ban it even if I come from there myself
admin-sanction-is = { $kind ->
    [mute] Muted
   *[ban] Banned
} since { $from }, { $until ->
    [none] until it is lifted
   *[other] until { $until }
}
admin-sanction-lifted = lifted { $at }
admin-lift = Lift
admin-lift-text = The mute or ban ends at once.

admin-state = State
admin-state-any = All
admin-state-waiting = Waiting
admin-state-playing = Being played
admin-state-over = Over
admin-state-suspended = Suspended
admin-match-row = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} · { $size } · changed { $when }
admin-visibility-listed = listed
admin-visibility-unlisted = unlisted
admin-visibility-private = private
admin-in-memory = in memory
admin-match-closed = Closed by an operator: { $reason }
admin-seat-free = free
admin-seat-invited = free, with an invite link
admin-online = here now
admin-close = Close the match
admin-close-text = The match ends without a winner, and everybody can see its cards. You cannot undo this.
admin-revoke = Revoke the link to { $seat }
admin-revoke-text = Nobody can join by this link any more. The guest who set the match up can make another one.

admin-reports-open = Open
admin-reports-closed = Closed
admin-report-title = { $category ->
    [name] A name or text
    [behaviour] Behaviour
    [cheating] Unfair play
    [fault] Something that does not work
   *[other] Something else
} · { $when }
admin-report-about = About
admin-report-by = By
admin-report-seat = seat { $seat }
admin-report-match = the match
admin-report-gone = somebody who deleted their data
admin-report-note = Closed { $when }: { $note }
admin-report-close = Close the report
admin-report-close-text = Write down what you found and did.
admin-report-reopen = Open it again
admin-report-reopen-text = The report goes back to the open ones.

admin-act-command = a command
admin-act-by = { $when }, by { $operator }
admin-act-enter = Came in by a link
admin-act-leave = Left the console
admin-act-link = Made a link into the console
admin-act-revoke-sessions = Ended all sessions of operators
admin-act-rename = Renamed a guest
admin-act-mute = Muted a guest
admin-act-unmute = Lifted a mute
admin-act-ban = Banned
admin-act-unban = Lifted a ban
admin-act-close = Closed a match
admin-act-revoke = Revoked an invite link
admin-act-drain = Began a drain
admin-act-end-drain = Ended the drain
admin-act-close-report = Closed a report
admin-act-reopen-report = Opened a report again

problem-no-operator = This page is for those who run the server. The command “rumpus admin link” prints a link that opens it.
problem-no-such-link = This link was used already, is too old, or never was one. The command “rumpus admin link” prints another.
problem-no-such-guest = There is no such guest.
problem-bad-time = You cannot use that time.
problem-bad-range = This range cannot be banned. Write it like 203.0.113.0/24, neither too wide nor too narrow.
problem-own-range = Your own address is in this range. Tick the box to ban it all the same.
problem-already = This guest already has a mute or ban of this kind. Lift it first to set another end.
problem-no-such-sanction = This mute or ban is not in force. It has ended or was lifted.
problem-no-drain = The server is not being drained.
problem-no-invite = This seat has no link that could be revoked.
problem-changed = Somebody changed this meanwhile. Load it again.
`];export{e as default};