# The page that is shown without a connection.
offline-title = The server cannot be reached
offline-lead = You may be offline. Your games wait on the server, and nothing is lost.
offline-again = Try again
