[Ruleset "brettspielnetz"]
[Light "by hand"]
[Dark "by hand"]
[Start "4..2/8/4..2 l 6-0 6-0"]
[Result "1-0"]
[Version "1"]

1. 2 @c1 {4..2/8/2L1..2 d 5-0 6-0} | 0 -- {4..2/8/2L1..2 l 5-0 6-0}
2. 3 c1-a2 {4..2/L7/4..2 d 5-0 6-0} | 2 @c3 {2D1..2/L7/4..2 l 5-0 5-0}
3. 1 {2D1..2/L7/4..2 l 5-0 5-0} | time
