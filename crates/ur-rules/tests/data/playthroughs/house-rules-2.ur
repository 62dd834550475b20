[Ruleset "modern:preset=grid,jump_may_capture=true,placement_captures=all"]
[Light "random"]
[Dark "greedy"]
[Start "4..2/8/4..2 l 7-0 7-0"]
[Result "0-1"]
[Version "1"]

1. bc @d1 {4..2/8/3L..2 d 6-0 7-0} | bb @d3 {3D..2/8/3L..2 l 6-0 6-0}
2. bb @d2 {3D..2/3L4/3L..2 d 5-0 6-0} | gs @d1x {3D..2/3L4/3D..2 l 6-0 5-0}
3. bb @d1x {3D..2/3L4/3L..2 d 5-0 6-0} | bb @d1x {3D..2/3L4/3D..2 l 6-0 5-0}
4. bb @c2 {3D..2/2LL4/3D..2 d 5-0 5-0} | bc d3xd2 {4..2/2LD4/3D..2 l 6-0 5-0}
5. bb @c1 {4..2/2LD4/2LD..2 d 5-0 5-0} | bc d1xc1 {4..2/2LD4/2D1..2 l 6-0 5-0}
6. bb @b2 {4..2/1LLD4/2D1..2 d 5-0 5-0} | bc c1xc2 {4..2/1LDD4/4..2 l 6-0 5-0}
7. bc @d1 {4..2/1LDD4/3L..2 d 5-0 5-0} | bc d2xd1 {4..2/1LD5/3D..2 l 6-0 5-0}
8. bb @b1 {4..2/1LD5/1L1D..2 d 5-0 5-0} | bc c2xb2 {4..2/1D6/1L1D..2 l 6-0 5-0}
9. gs b1-c1-c2 {4..2/1DL5/3D..2 d 6-0 5-0} | bb @c2x {4..2/1DD5/3D..2 l 7-0 4-0}
10. bb @d3 {3L..2/1DD5/3D..2 d 6-0 4-0} | bb @c1 {3L..2/1DD5/2DD..2 l 6-0 3-0}
11. bc d3-c3 {2L1..2/1DD5/2DD..2 d 6-0 3-0} | bb @c3x {2D1..2/1DD5/2DD..2 l 7-0 2-0}
12. bb @d1x {2D1..2/1DD5/2DL..2 d 6-0 3-0} | bb @b1 {2D1..2/1DD5/1DDL..2 l 6-0 2-0}
13. bc d1xc1 {2D1..2/1DD5/1DL1..2 d 6-0 3-0} | bc b1-a1 {2D1..2/1DD5/D1L1..2 d 6-0 3-0}; bb @c1x {2D1..2/1DD5/D1D1..2 l 7-0 2-0}
14. gs @d2 {2D1..2/1DDL4/D1D1..2 d 6-0 2-0} | bc c2xd2 {2D1..2/1D1D4/D1D1..2 l 7-0 2-0}
15. bc @d3 {2DL..2/1D1D4/D1D1..2 d 6-0 2-0} | gs a1-a2-a3 {D1DL..2/1D1D4/2D1..2 d 6-0 2-0}; bc d2xd3 {D1DD..2/1D6/2D1..2 l 7-0 2-0}
16. gs @d1 {D1DD..2/1D6/2DL..2 d 6-0 2-0} | bc c1xd1 {D1DD..2/1D6/3D..2 l 7-0 2-0}
17. ss @e2 {D1DD..2/1D2L3/3D..2 d 6-0 2-0} | bb @c2 {D1DD..2/1DD1L3/3D..2 l 6-0 1-0}
18. bc e2-f2 {D1DD..2/1DD2L2/3D..2 d 6-0 1-0} | bc c3-b3 {DD1D..2/1DD2L2/3D..2 l 6-0 1-0}
19. gs f2-g2 {DD1D..2/1DD3L1/3D..2 d 6-0 1-0} | bc d1-c1 {DD1D..2/1DD3L1/2D1..2 l 6-0 1-0}
20. bc g2-g1 {DD1D..2/1DD5/2D1..L1 l 6-0 1-0}; bb @d1 {DD1D..2/1DD5/2DL..L1 d 5-0 1-0} | gg c1-b1-a1 {DD1D..2/1DD5/D2L..L1 d 5-0 1-0}; gs a3-a2,b3-a3 {D2D..2/DDD5/D2L..L1 d 5-0 1-0}; gs a3-b3,a2-a3 {DD1D..2/1DD5/D2L..L1 d 5-0 1-0}; ss a3-a2,b3-a3 {D2D..2/DDD5/D2L..L1 d 5-0 1-0}; bc @d1x {D2D..2/DDD5/D2D..L1 l 6-0 0-0}
21. gs g1-g2 {D2D..2/DDD3L1/D2D..2 d 6-0 0-0} | bb -- {D2D..2/DDD3L1/D2D..2 l 6-0 0-0}
22. bc g2-g3 {D2D..L1/DDD5/D2D..2 l 6-0 0-0}; gs @d1x {D2D..L1/DDD5/D2L..2 d 5-0 1-0} | bb @d1x {D2D..L1/DDD5/D2D..2 l 6-0 0-0}
23. gs @d3x {D2L..L1/DDD5/D2D..2 d 5-0 1-0} | bb @d3x {D2D..L1/DDD5/D2D..2 l 6-0 0-0}
24. bb @d3x {D2L..L1/DDD5/D2D..2 d 5-0 1-0} | bc @d3x {D2D..L1/DDD5/D2D..2 l 6-0 0-0}
25. bb @d1x {D2D..L1/DDD5/D2L..2 d 5-0 1-0} | bb @d1x {D2D..L1/DDD5/D2D..2 l 6-0 0-0}
26. bb @d1x {D2D..L1/DDD5/D2L..2 d 5-0 1-0} | ss a3-b3,a2-a3 {DD1D..L1/1DD5/D2L..2 d 5-0 1-0}; ss a3-a2,b3-a3 {D2D..L1/DDD5/D2L..2 d 5-0 1-0}; bc @d1x {D2D..L1/DDD5/D2D..2 l 6-0 0-0}
27. bc g3-h3 {D2D..1L/DDD5/D2D..2 d 6-0 0-0} | bb -- {D2D..1L/DDD5/D2D..2 l 6-0 0-0}
28. bc h3-g3 {D2D..L1/DDD5/D2D..2 l 6-0 0-0}; bc @d1x {D2D..L1/DDD5/D2L..2 d 5-0 1-0} | bc @d1x {D2D..L1/DDD5/D2D..2 l 6-0 0-0}
29. bc g3-h3 {D2D..1L/DDD5/D2D..2 d 6-0 0-0} | bc d3-d2 {D3..1L/DDDD4/D2D..2 l 6-0 0-0}
30. bb @d1x {D3..1L/DDDD4/D2L..2 d 5-0 1-0} | bc @d1x {D3..1L/DDDD4/D2D..2 l 6-0 0-0}
31. bc @d1x {D3..1L/DDDD4/D2L..2 d 5-0 1-0} | bc @d1x {D3..1L/DDDD4/D2D..2 l 6-0 0-0}
32. bb @h2 {D3..1L/DDDD3L/D2D..2 d 5-0 0-0} | bc d1-c1 {D3..1L/DDDD3L/D1D1..2 l 5-0 0-0}
33. gs h2-h1,h3-h2 {D3..2/DDDD3L/D1D1..1L d 5-0 0-0} | bc d2-d1 {D3..2/DDD4L/D1DD..1L l 5-0 0-0}
34. bc h2-h3 {D3..1L/DDD5/D1DD..1L d 5-0 0-0} | bc b2-b3 {DD2..1L/D1D5/D1DD..1L l 5-0 0-0}
35. bb @g1 {DD2..1L/D1D5/D1DD..LL d 4-0 0-0} | bc b3-b2 {D3..1L/DDD5/D1DD..LL l 4-0 0-0}
36. bb @d3 {D2L..1L/DDD5/D1DD..LL d 3-0 0-0} | bc a1-b1 {D2L..1L/DDD5/1DDD..LL l 3-0 0-0}
37. bc h3-g3 {D2L..L1/DDD5/1DDD..LL l 3-0 0-0}; bc g1-g2 {D2L..L1/DDD3L1/1DDD..1L d 3-0 0-0} | bc a2-a1 {D2L..L1/1DD3L1/DDDD..1L d 3-0 0-0}; gs a1-a2,b1-a1 {D2L..L1/DDD3L1/D1DD..1L d 3-0 0-0}; bc a1-b1 {D2L..L1/DDD3L1/1DDD..1L l 3-0 0-0}
38. bc d3-c3 {D1L1..L1/DDD3L1/1DDD..1L d 3-0 0-0} | gg b1-a1,c2xc3 {D1D1..L1/DD4L1/D1DD..1L d 4-0 0-0}; bb -- {D1D1..L1/DD4L1/D1DD..1L l 4-0 0-0}
39. gg h1-h2-h3 {D1D1..LL/DD4L1/D1DD..2 d 4-0 0-0} | bc c3-c2 {D3..LL/DDD3L1/D1DD..2 l 4-0 0-0}
40. bb @d3 {D2L..LL/DDD3L1/D1DD..2 d 3-0 0-0} | bb -- {D2L..LL/DDD3L1/D1DD..2 l 3-0 0-0}
41. bb @c3 {D1LL..LL/DDD3L1/D1DD..2 d 2-0 0-0} | bb -- {D1LL..LL/DDD3L1/D1DD..2 l 2-0 0-0}
42. gg g3-g2-f2 {D1LL..1L/DDD2LL1/D1DD..2 d 2-0 0-0} | gs a3-b3,a2-a3 {DDLL..1L/1DD2LL1/D1DD..2 d 2-0 0-0}; bc c2xc3 {DDDL..1L/1D3LL1/D1DD..2 l 3-0 0-0}
43. bc g2-g3 {DDDL..LL/1D3L2/D1DD..2 l 3-0 0-0}; bc f2-e2 {DDDL..LL/1D2L3/D1DD..2 d 3-0 0-0} | bc c3xd3 {DD1D..LL/1D2L3/D1DD..2 l 4-0 0-0}
44. bb @d1x {DD1D..LL/1D2L3/D1DL..2 d 3-0 1-0} | bc @d1x {DD1D..LL/1D2L3/D1DD..2 l 4-0 0-0}
45. bc @d3x {DD1L..LL/1D2L3/D1DD..2 d 3-0 1-0} | bc @d3x {DD1D..LL/1D2L3/D1DD..2 l 4-0 0-0}
46. bc e2-d2 {DD1D..LL/1D1L4/D1DD..2 d 4-0 0-0} | bb -- {DD1D..LL/1D1L4/D1DD..2 l 4-0 0-0}
47. bc d2xd1 {DD1D..LL/1D6/D1DL..2 d 4-0 1-0} | bc c1xd1 {DD1D..LL/1D6/D2D..2 l 5-0 1-0}
48. bc h3-h2 {DD1D..L1/1D5L/D2D..2 d 5-0 1-0} | bc a1-b1 {DD1D..L1/1D5L/1D1D..2 l 5-0 1-0}
49. gs g3-g2-f2 {DD1D..2/1D3L1L/1D1D..2 d 5-0 1-0} | gs b2-a2-a1 {DD1D..2/5L1L/DD1D..2 d 5-0 1-0}; bc b1-b2 {DD1D..2/1D3L1L/D2D..2 l 5-0 1-0}
50. gs @d3x {DD1L..2/1D3L1L/D2D..2 d 4-0 2-0} | bc @d3x {DD1D..2/1D3L1L/D2D..2 l 5-0 1-0}
51. bc @d1x {DD1D..2/1D3L1L/D2L..2 d 4-0 2-0} | bc @d1x {DD1D..2/1D3L1L/D2D..2 l 5-0 1-0}
52. bb @d1x {DD1D..2/1D3L1L/D2L..2 d 4-0 2-0} | ss a3-a2,b3-a3 {D2D..2/DD3L1L/D2L..2 d 4-0 2-0}; gs a3-b3,a2-a3 {DD1D..2/1D3L1L/D2L..2 d 4-0 2-0}; gs a3-a2,b3-a3 {D2D..2/DD3L1L/D2L..2 d 4-0 2-0}; bc @d1x {D2D..2/DD3L1L/D2D..2 l 5-0 1-0}
53. bb @g2 {D2D..2/DD3LLL/D2D..2 d 4-0 1-0} | bc d1-d2 {D2D..2/DD1D1LLL/D3..2 l 4-0 1-0}
54. gs @c2 {D2D..2/DDLD1LLL/D3..2 d 3-0 1-0} | bc b2xc2 {D2D..2/D1DD1LLL/D3..2 l 4-0 1-0}
55. bc g2-g1 {D2D..2/D1DD1L1L/D3..L1 l 4-0 1-0}; bc f2-g2 {D2D..2/D1DD2LL/D3..L1 d 4-0 1-0} | bc d2-e2 {D2D..2/D1D1D1LL/D3..L1 l 4-0 1-0}
56. bc g2-g3 {D2D..L1/D1D1D2L/D3..L1 l 4-0 1-0}; bc g1-h1 {D2D..L1/D1D1D2L/D3..1L d 4-0 1-0} | bb @c1 {D2D..L1/D1D1D2L/D1D1..1L l 4-0 0-0}
57. bc g3-g2 {D2D..2/D1D1D1LL/D1D1..1L d 4-0 0-0} | bb -- {D2D..2/D1D1D1LL/D1D1..1L l 4-0 0-0}
58. bc g2-g1 {D2D..2/D1D1D2L/D1D1..LL l 4-0 0-0}; bb @d1 {D2D..2/D1D1D2L/D1DL..LL d 3-0 0-0} | bc c1xd1 {D2D..2/D1D1D2L/D2D..LL l 4-0 0-0}
59. bc @d1x {D2D..2/D1D1D2L/D2L..LL d 3-0 1-0} | gg a1-b1,a2-a1 {D2D..2/2D1D2L/DD1L..LL d 3-0 1-0}; bb @d1x {D2D..2/2D1D2L/DD1D..LL l 4-0 0-0}
60. gg h2-h3-g3 {D2D..L1/2D1D3/DD1D..LL l 4-0 0-0}; bc g3-g2 {D2D..2/2D1D1L1/DD1D..LL d 4-0 0-0} | bc d1-c1 {D2D..2/2D1D1L1/DDD1..LL l 4-0 0-0}
61. ss g2-f2,h1-h2 {D2D..2/2D1DL1L/DDD1..L1 d 4-0 0-0} | bb -- {D2D..2/2D1DL1L/DDD1..L1 l 4-0 0-0}
62. bb @g2 {D2D..2/2D1DLLL/DDD1..L1 d 3-0 0-0} | bc e2xf2 {D2D..2/2D2DLL/DDD1..L1 l 4-0 0-0}
63. bc g1-h1 {D2D..2/2D2DLL/DDD1..1L d 4-0 0-0} | bb -- {D2D..2/2D2DLL/DDD1..1L l 4-0 0-0}
64. gs g2-g3,h1-g1 {D2D..L1/2D2D1L/DDD1..L1 l 4-0 0-0}; bc h2-g2 {D2D..L1/2D2DL1/DDD1..L1 d 4-0 0-0} | bc f2xg2 {D2D..L1/2D3D1/DDD1..L1 l 5-0 0-0}
65. bc @d3x {D2L..L1/2D3D1/DDD1..L1 d 4-0 1-0} | ss c1-d1,g2xg3 {D2L..D1/2D5/DD1D..L1 d 5-0 1-0}; bc @d3x {D2D..D1/2D5/DD1D..L1 l 6-0 0-0}
66. bc g1-h1 {D2D..D1/2D5/DD1D..1L d 6-0 0-0} | bc c2-c3 {D1DD..D1/8/DD1D..1L l 6-0 0-0}
67. bc @d1x {D1DD..D1/8/DD1L..1L d 5-0 1-0} | bc @d1x {D1DD..D1/8/DD1D..1L l 6-0 0-0}
68. gg @d3x {D1DL..D1/8/DD1D..1L d 5-0 1-0} | gs a1-a2,b1-a1 {D1DL..D1/D7/D2D..1L d 5-0 1-0}; bc c3xd3 {D2D..D1/D7/D2D..1L l 6-0 1-0}
69. bc h1-g1 {D2D..D1/D7/D2D..L1 l 6-0 1-0}; bb @h1 {D2D..D1/D7/D2D..LL d 5-0 1-0} | bc a1-b1 {D2D..D1/D7/1D1D..LL l 5-0 1-0}
70. bc @d1x {D2D..D1/D7/1D1L..LL d 4-0 2-0} | ss g3-g2xg1 {D2D..2/D7/1D1L..DL d 5-0 2-0}; gs a2-a1,g1xh1 {D2D..2/8/DD1L..1D d 6-0 2-0}; bc h1-g1 {D2D..2/8/DD1L..D1 d 6-0 2-0}; bc a3-b3 {1D1D..2/8/DD1L..D1 l 6-0 2-0}
71. bc d1-d2 {1D1D..2/3L4/DD2..D1 d 6-0 2-0} | bb @d2x {1D1D..2/3D4/DD2..D1 l 7-0 1-0}
72. bc @d3x {1D1L..2/3D4/DD2..D1 d 6-0 2-0} | bc b3-a3 {D2L..2/3D4/DD2..D1 d 6-0 2-0}; bc d2xd3 {D2D..2/8/DD2..D1 l 7-0 2-0}
73. gs @c2 {D2D..2/2L5/DD2..D1 d 6-0 2-0} | bc g1-g2 {D2D..2/2L3D1/DD2..2 l 6-0 2-0}
74. bc @d3x {D2L..2/2L3D1/DD2..2 d 5-0 3-0} | bb @d3x {D2D..2/2L3D1/DD2..2 l 6-0 2-0}
75. bc c2-c3 {D1LD..2/6D1/DD2..2 d 6-0 2-0} | ss d3xc3,g2-g1 {D1D1..2/8/DD2..D1 d 7-0 2-0}; bb @h1 {D1D1..2/8/DD2..DD l 7-0 1-0}
76. gs @d1 {D1D1..2/8/DD1L..DD d 6-0 1-0} | bb @c2 {D1D1..2/2D5/DD1L..DD l 6-0 0-0}
77. gs @d3 {D1DL..2/2D5/DD1L..DD d 5-0 0-0} | bc c3xd3 {D2D..2/2D5/DD1L..DD l 6-0 0-0}
78. bc d1-d2 {D2D..2/2DL4/DD2..DD d 6-0 0-0} | bc c2xd2 {D2D..2/3D4/DD2..DD l 7-0 0-0}
79. bc @d3x {D2L..2/3D4/DD2..DD d 6-0 1-0} | bb @e2 {D2L..2/3DD3/DD2..DD l 6-0 0-0}
80. bc @d1 {D2L..2/3DD3/DD1L..DD d 5-0 0-0} | gs g1-g2,h1-g1 {D2L..2/3DD1D1/DD1L..D1 d 5-0 0-0}; bc g2-g3 {D2L..D1/3DD3/DD1L..D1 l 5-0 0-0}
