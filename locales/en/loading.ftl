### What stands on the page before its scripts have come, and what is said when they do not.

loading = Loading …
loading-again = Load again
no-script = Ur needs JavaScript here: switch it on for this page. In a terminal, “ur play” plays without it.
failed-title = This page could not be loaded
failed-lead = The server or your connection may be down. Your games are safe: they go on where they were.
failed-again = Try again
failed-back = Back
newer-lead = A newer version of Ur is here.
newer-load = Load it
