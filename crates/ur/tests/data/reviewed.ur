[Ruleset "classic:pieces=2"]
[Light "Ada"]
[Dark "Ben & Co"]
[Start "4..2/8/4..2 l 2-0 2-0"]
[Result "1-0"]

1. 1 @d1 | 2 @c3
2. 2 d1-b1 | 2 c3-a3; 2 a3-b2
3. 1 b1-a1; 0 -- | 3 b2-e2
4. 1 a1-a2 | 1 e2-f2
5. 4 @a1; 2 a1-b2 | 3 f2-h3
6. 2 b2-d2; 2 a2-c2 | 1 h3-g3; 2 @c3
7. 3 c2-f2 | 2 c3-a3; 3 a3-c2
8. 2 f2-h2 | 1 g3-off
9. 3 h2-off | 2 c2-e2
10. 1 d2xe2 | 0 --
11. 3 e2-h2 | 2 @c3
12. 3 h2-off
