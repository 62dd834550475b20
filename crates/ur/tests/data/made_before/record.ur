[Ruleset "classic:starts=light,pieces=2"]
[Dark "ur:greedy"]
[Start "4..2/8/4..2 l 2-0 2-0"]
[Result "*"]
[Version "1"]

1. 1 @d1 | 0 --
2. 3 @b1 | 4 @a3; 3 a3-c2
3. 2 b1-a2 | 3 c2-f2
4. 3 a2-d2; 3 d1-a1; 2 a1-b2 | 2 f2-h2
