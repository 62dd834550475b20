[Ruleset "modern"]
[Light "by hand"]
[Dark "by hand"]
[Start "4..2/8/4..2 d 7-0 7-0"]
[Result "1/2"]
[Version "1"]

1. ... | bc @d3 {3D..2/8/4..2 l 7-0 6-0}
2. bb @d1 {3D..2/8/3L..2 d 6-0 6-0} | gs @c2 {3D..2/2D5/3L..2 l 6-0 5-0}
3. gs d1-c1-b1 {3D..2/2D5/1L2..2 d 6-0 5-0} | bb @c3 {2DD..2/2D5/1L2..2 l 6-0 4-0}
4. bc @d1 {2DD..2/2D5/1L1L..2 d 5-0 4-0} | bc @d1x {2DD..2/2D5/1L1D..2 l 6-0 3-0}
5. gg @d1x {2DD..2/2D5/1L1L..2 d 5-0 4-0} | bb @d1x {2DD..2/2D5/1L1D..2 l 6-0 3-0}
6. ss @d1x {2DD..2/2D5/1L1L..2 d 5-0 4-0} | claims draw
