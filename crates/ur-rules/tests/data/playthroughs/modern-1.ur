[Ruleset "modern"]
[Light "greedy"]
[Dark "random"]
[Start "4..2/8/4..2 l 7-0 7-0"]
[Result "1-0"]
[Version "1"]

1. bc @d1 {4..2/8/3L..2 d 6-0 7-0} | bb @d3 {3D..2/8/3L..2 l 6-0 6-0}
2. bb @d2 {3D..2/3L4/3L..2 d 5-0 6-0} | gs @c2 {3D..2/2DL4/3L..2 l 5-0 5-0}
3. bb @d3x {3L..2/2DL4/3L..2 d 4-0 6-0} | bb @b2 {3L..2/1DDL4/3L..2 l 4-0 5-0}
4. bb @c1 {3L..2/1DDL4/2LL..2 d 3-0 5-0} | bc b2-a2 {3L..2/D1DL4/2LL..2 l 3-0 5-0}
5. bb @b1 {3L..2/D1DL4/1LLL..2 d 2-0 5-0} | bc @d3x {3D..2/D1DL4/1LLL..2 l 3-0 4-0}
6. bb @d3x {3L..2/D1DL4/1LLL..2 d 2-0 5-0} | bc a2-a3 {D2L..2/2DL4/1LLL..2 d 2-0 5-0}; bc @d1x {D2L..2/2DL4/1LLD..2 l 3-0 4-0}
7. bc b1-a1 {D2L..2/2DL4/L1LD..2 l 3-0 4-0}; bb @d1x {D2L..2/2DL4/L1LL..2 d 2-0 5-0} | bc a3-a2 {3L..2/D1DL4/L1LL..2 l 2-0 5-0}
8. gs c1-b1,d2xc2 {3L..2/D1L5/LL1L..2 d 2-0 6-0} | bb @d1x {3L..2/D1L5/LL1D..2 l 3-0 5-0}
9. bb @d1x {3L..2/D1L5/LL1L..2 d 2-0 6-0} | bb @d1x {3L..2/D1L5/LL1D..2 l 3-0 5-0}
10. bc @d1x {3L..2/D1L5/LL1L..2 d 2-0 6-0} | bb @a3 {D2L..2/D1L5/LL1L..2 l 2-0 5-0}
11. bb @b2 {D2L..2/DLL5/LL1L..2 d 1-0 5-0} | bb @b3 {DD1L..2/DLL5/LL1L..2 l 1-0 4-0}
12. bc b2xa2 {DD1L..2/L1L5/LL1L..2 d 1-0 5-0} | bc b3-c3 {D1DL..2/L1L5/LL1L..2 l 1-0 5-0}
13. bb @b2 {D1DL..2/LLL5/LL1L..2 d 0-0 5-0} | gs a3xa2,c3-b3 {1D1L..2/DLL5/LL1L..2 l 1-0 5-0}
14. bc a1xa2 {1D1L..2/LLL5/1L1L..2 d 1-0 6-0} | bc b3-a3 {D2L..2/LLL5/1L1L..2 d 1-0 6-0}; gs @d1x {D2L..2/LLL5/1L1D..2 l 2-0 5-0}
15. bc a2xa3 {L2L..2/1LL5/1L1D..2 l 2-0 6-0}; gs a3-a2,b1-a1 {3L..2/LLL5/L2D..2 l 2-0 6-0}; bc a2-a3 {L2L..2/1LL5/L2D..2 l 2-0 6-0}; ss a3-b3,c2-d2 {1L1L..2/1L1L4/L2D..2 d 2-0 6-0} | bb @d3x {1L1D..2/1L1L4/L2D..2 l 3-0 5-0}
16. bc b3-a3 {L2D..2/1L1L4/L2D..2 l 3-0 5-0}; bc @d3x {L2L..2/1L1L4/L2D..2 d 2-0 6-0} | gs d1-c1 {L2L..2/1L1L4/L1D1..2 l 2-0 6-0}
17. bc b2-c2 {L2L..2/2LL4/L1D1..2 d 2-0 6-0} | bc c1-b1 {L2L..2/2LL4/LD2..2 l 2-0 6-0}
18. bb @b2 {L2L..2/1LLL4/LD2..2 d 1-0 6-0} | gg b1xa1 {L2L..2/1LLL4/D3..2 d 2-0 6-0}; gs @d3x {L2D..2/1LLL4/D3..2 l 3-0 5-0}
19. gs b2-a2xa1 {L2D..2/2LL4/L3..2 l 3-0 6-0}; ss c2-d2-e2 {L2D..2/3LL3/L3..2 d 3-0 6-0} | bc d3-c3 {L1D1..2/3LL3/L3..2 l 3-0 6-0}
20. gs a3-b3xc3 {2L1..2/3LL3/L3..2 d 3-0 7-0} | bb @d3 {2LD..2/3LL3/L3..2 l 3-0 6-0}
21. bc c3xd3 {3L..2/3LL3/L3..2 d 3-0 7-0} | bb @d1 {3L..2/3LL3/L2D..2 l 3-0 6-0}
22. bc e2-f2 {3L..2/3L1L2/L2D..2 d 3-0 6-0} | bc @d3x {3D..2/3L1L2/L2D..2 l 4-0 5-0}
23. bc @d1x {3D..2/3L1L2/L2L..2 d 3-0 6-0} | bc d3-c3 {2D1..2/3L1L2/L2L..2 l 3-0 6-0}
24. gg a1-a2-a3 {L1D1..2/3L1L2/3L..2 l 3-0 6-0}; bb @a2 {L1D1..2/L2L1L2/3L..2 d 2-0 6-0} | bb @b3 {LDD1..2/L2L1L2/3L..2 l 2-0 5-0}
25. bb @g2 {LDD1..2/L2L1LL1/3L..2 d 1-0 5-0} | bc c3-d3 {LD1D..2/L2L1LL1/3L..2 l 1-0 5-0}
26. bc a2-a1 {LD1D..2/3L1LL1/L2L..2 l 1-0 5-0}; bc a3xb3 {1L1D..2/3L1LL1/L2L..2 d 1-0 6-0} | ss @d1x {1L1D..2/3L1LL1/L2D..2 l 2-0 5-0}
27. bc b3-a3 {L2D..2/3L1LL1/L2D..2 l 2-0 5-0}; bc @d1x {L2D..2/3L1LL1/L2L..2 d 1-0 6-0} | bc d3-c3 {L1D1..2/3L1LL1/L2L..2 l 1-0 6-0}
28. bc d2-e2 {L1D1..2/4LLL1/L2L..2 d 1-0 6-0} | bc c3-d3 {L2D..2/4LLL1/L2L..2 l 1-0 6-0}
29. bb @b1 {L2D..2/4LLL1/LL1L..2 d 0-0 6-0} | bc @d1x {L2D..2/4LLL1/LL1D..2 l 1-0 5-0}
30. bc @d1x {L2D..2/4LLL1/LL1L..2 d 0-0 6-0} | bc @d1x {L2D..2/4LLL1/LL1D..2 l 1-0 5-0}
31. bb @d3x {L2L..2/4LLL1/LL1D..2 d 0-0 6-0} | bc d1-c1 {L2L..2/4LLL1/LLD1..2 l 0-0 6-0}
32. gs a1-a2,b1-a1 {L2L..2/L3LLL1/L1D1..2 l 0-0 6-0}; bc e2-d2 {L2L..2/L2L1LL1/L1D1..2 d 0-0 6-0} | bc c1-d1 {L2L..2/L2L1LL1/L2D..2 l 0-0 6-0}
33. bc d2-c2 {L2L..2/L1L2LL1/L2D..2 d 0-0 6-0} | bb @d2 {L2L..2/L1LD1LL1/L2D..2 l 0-0 5-0}
34. bc c2xd2 {L2L..2/L2L1LL1/L2D..2 d 0-0 6-0} | bb @c1 {L2L..2/L2L1LL1/L1DD..2 l 0-0 5-0}
35. bc a1-b1 {L2L..2/L2L1LL1/1LDD..2 d 0-0 5-0} | bc c1xb1 {L2L..2/L2L1LL1/1D1D..2 l 1-0 5-0}
36. bc a2-a1 {L2L..2/3L1LL1/LD1D..2 l 1-0 5-0}; bc @d1x {L2L..2/3L1LL1/LD1L..2 d 0-0 6-0} | gs @d3x {L2D..2/3L1LL1/LD1L..2 l 1-0 5-0}
37. bc @d3x {L2L..2/3L1LL1/LD1L..2 d 0-0 6-0} | bc @d1x {L2L..2/3L1LL1/LD1D..2 l 1-0 5-0}
38. gg a1xb1,d2-c2 {L2L..2/2L2LL1/1L1D..2 d 1-0 6-0} | bb @d3x {L2D..2/2L2LL1/1L1D..2 l 2-0 5-0}
39. bc b1-a1 {L2D..2/2L2LL1/L2D..2 l 2-0 5-0}; gs @d1x {L2D..2/2L2LL1/L2L..2 d 1-0 6-0} | bc @d1x {L2D..2/2L2LL1/L2D..2 l 2-0 5-0}
40. bb @d1x {L2D..2/2L2LL1/L2L..2 d 1-0 6-0} | bb @d2 {L2D..2/2LD1LL1/L2L..2 l 1-0 5-0}
41. bc c2xd2 {L2D..2/3L1LL1/L2L..2 d 1-0 6-0} | bc @d1x {L2D..2/3L1LL1/L2D..2 l 2-0 5-0}
42. gs @d3x {L2L..2/3L1LL1/L2D..2 d 1-0 6-0} | bc d1-c1 {L2L..2/3L1LL1/L1D1..2 l 1-0 6-0}
43. bc d2-c2 {L2L..2/2L2LL1/L1D1..2 d 1-0 6-0} | bc @d1 {L2L..2/2L2LL1/L1DD..2 l 1-0 5-0}
44. bb @d1x {L2L..2/2L2LL1/L1DL..2 d 0-0 6-0} | bc c1-b1 {L2L..2/2L2LL1/LD1L..2 l 0-0 6-0}
45. bc a1xb1 {L2L..2/2L2LL1/1L1L..2 d 0-0 7-0} | bc @d3x {L2D..2/2L2LL1/1L1L..2 l 1-0 6-0}
46. bc b1-a1 {L2D..2/2L2LL1/L2L..2 l 1-0 6-0}; bc a3-b3 {1L1D..2/2L2LL1/L2L..2 d 1-0 6-0} | bc d3-c3 {1LD1..2/2L2LL1/L2L..2 l 1-0 6-0}
47. bc b3-a3 {L1D1..2/2L2LL1/L2L..2 l 1-0 6-0}; bc a1-a2 {L1D1..2/L1L2LL1/3L..2 d 1-0 6-0} | gs @d2 {L1D1..2/L1LD1LL1/3L..2 l 1-0 5-0}
48. gs a2-a1,c2xd2 {L1D1..2/3L1LL1/L2L..2 l 1-0 6-0}; bc a1-b1 {L1D1..2/3L1LL1/1L1L..2 d 1-0 6-0} | gs @c2 {L1D1..2/2DL1LL1/1L1L..2 l 1-0 5-0}
49. bc b1-a1 {L1D1..2/2DL1LL1/L2L..2 l 1-0 5-0}; bc d2xc2 {L1D1..2/2L2LL1/L2L..2 d 1-0 6-0} | bc @d1x {L1D1..2/2L2LL1/L2D..2 l 2-0 5-0}
50. bb @d1x {L1D1..2/2L2LL1/L2L..2 d 1-0 6-0} | ss c3-b3 {LD2..2/2L2LL1/L2L..2 l 1-0 6-0}
51. gs a3xb3,g2-h2 {1L2..2/2L2L1L/L2L..2 d 1-0 7-0} | gs @d3 {1L1D..2/2L2L1L/L2L..2 l 1-0 6-0}
52. bc b3-a3 {L2D..2/2L2L1L/L2L..2 l 1-0 6-0}; bb @e2 {L2D..2/2L1LL1L/L2L..2 d 0-0 6-0} | bc d3-c3 {L1D1..2/2L1LL1L/L2L..2 l 0-0 6-0}
53. gs h2-h1-g1 {L1D1..2/2L1LL2/L2L..L1 l 0-0 6-0}; bc a1-a2 {L1D1..2/L1L1LL2/3L..L1 d 0-0 6-0} | bc c3-b3 {LD2..2/L1L1LL2/3L..L1 l 0-0 6-0}
54. bc a2-a1 {LD2..2/2L1LL2/L2L..L1 l 0-0 6-0}; bc a3xb3 {1L2..2/2L1LL2/L2L..L1 d 0-0 7-0} | bc @d3 {1L1D..2/2L1LL2/L2L..L1 l 0-0 6-0}
55. bc b3-a3 {L2D..2/2L1LL2/L2L..L1 l 0-0 6-0}; bb -- {L2D..2/2L1LL2/L2L..L1 d 0-0 6-0} | bc d3-c3 {L1D1..2/2L1LL2/L2L..L1 l 0-0 6-0}
56. bc a1-b1 {L1D1..2/2L1LL2/1L1L..L1 d 0-0 6-0} | bc @d3 {L1DD..2/2L1LL2/1L1L..L1 l 0-0 5-0}
57. bb -- {L1DD..2/2L1LL2/1L1L..L1 d 0-0 5-0} | bb @d1x {L1DD..2/2L1LL2/1L1D..L1 l 1-0 4-0}
58. bc b1-a1 {L1DD..2/2L1LL2/L2D..L1 l 1-0 4-0}; bb @d3x {L1DL..2/2L1LL2/L2D..L1 d 0-0 5-0} | bc @d3x {L1DD..2/2L1LL2/L2D..L1 l 1-0 4-0}
59. bc @d3x {L1DL..2/2L1LL2/L2D..L1 d 0-0 5-0} | gs d1-c1-b1 {L1DL..2/2L1LL2/LD2..L1 l 0-0 5-0}
60. bc d3xc3 {L1L1..2/2L1LL2/LD2..L1 d 0-0 6-0} | bc b1-c1 {L1L1..2/2L1LL2/L1D1..L1 l 0-0 6-0}
61. gs a1-b1xc1 {L1L1..2/2L1LL2/2L1..L1 d 0-0 7-0} | bb @d3 {L1LD..2/2L1LL2/2L1..L1 l 0-0 6-0}
62. bc c3xd3 {L2L..2/2L1LL2/2L1..L1 d 0-0 7-0} | bc @d1 {L2L..2/2L1LL2/2LD..L1 l 0-0 6-0}
63. bb -- {L2L..2/2L1LL2/2LD..L1 d 0-0 6-0} | gs d1xc1 {L2L..2/2L1LL2/2D1..L1 l 1-0 6-0}
64. bc e2-d2 {L2L..2/2LL1L2/2D1..L1 d 1-0 6-0} | bc @d3x {L2D..2/2LL1L2/2D1..L1 l 2-0 5-0}
65. bc @d3x {L2L..2/2LL1L2/2D1..L1 d 1-0 6-0} | ss c1-b1 {L2L..2/2LL1L2/1D2..L1 l 1-0 6-0}
66. bc a3-a2 {3L..2/L1LL1L2/1D2..L1 d 1-0 6-0} | bc b1-c1 {3L..2/L1LL1L2/2D1..L1 l 1-0 6-0}
67. bc a2-a1 {3L..2/2LL1L2/L1D1..L1 l 1-0 6-0}; bc @d1 {3L..2/2LL1L2/L1DL..L1 d 0-0 6-0} | bc c1xd1 {3L..2/2LL1L2/L2D..L1 l 1-0 6-0}
68. gg a1-a2-a3 {L2L..2/2LL1L2/3D..L1 l 1-0 6-0}; gs a3-a2-a1 {3L..2/2LL1L2/L2D..L1 l 1-0 6-0}; bc d3-c3 {2L1..2/2LL1L2/L2D..L1 d 1-0 6-0} | bc d1-c1 {2L1..2/2LL1L2/L1D1..L1 l 1-0 6-0}
69. bb @h1 {2L1..2/2LL1L2/L1D1..LL d 0-0 6-0} | bc @d1 {2L1..2/2LL1L2/L1DD..LL l 0-0 5-0}
70. bc a1-a2 {2L1..2/L1LL1L2/2DD..LL d 0-0 5-0} | ss d1-c1-b1 {2L1..2/L1LL1L2/1DD1..LL l 0-0 5-0}
71. gs a2-a1,c3-d3 {3L..2/2LL1L2/LDD1..LL l 0-0 5-0}; bc a1xb1 {3L..2/2LL1L2/1LD1..LL d 0-0 6-0} | bc @d1 {3L..2/2LL1L2/1LDD..LL l 0-0 5-0}
72. bc b1-a1 {3L..2/2LL1L2/L1DD..LL l 0-0 5-0}; bb -- {3L..2/2LL1L2/L1DD..LL d 0-0 5-0} | ss d1-c1-b1 {3L..2/2LL1L2/LDD1..LL l 0-0 5-0}
73. bc a1xb1 {3L..2/2LL1L2/1LD1..LL d 0-0 6-0} | bc @d3x {3D..2/2LL1L2/1LD1..LL l 1-0 5-0}
74. bb @d3x {3L..2/2LL1L2/1LD1..LL d 0-0 6-0} | bc @d3x {3D..2/2LL1L2/1LD1..LL l 1-0 5-0}
75. ss b1-a1,d2-e2 {3D..2/2L1LL2/L1D1..LL l 1-0 5-0}; bc @d3x {3L..2/2L1LL2/L1D1..LL d 0-0 6-0} | bc c1-b1 {3L..2/2L1LL2/LD2..LL l 0-0 6-0}
76. gs a1-a2-a3 {L2L..2/2L1LL2/1D2..LL l 0-0 6-0}; bc a3-b3 {1L1L..2/2L1LL2/1D2..LL d 0-0 6-0} | ss b1-c1 {1L1L..2/2L1LL2/2D1..LL l 0-0 6-0}
77. bc b3-a3 {L2L..2/2L1LL2/2D1..LL l 0-0 6-0}; bc f2-g2 {L2L..2/2L1L1L1/2D1..LL d 0-0 6-0} | bc @d3x {L2D..2/2L1L1L1/2D1..LL l 1-0 5-0}
78. bb @d3x {L2L..2/2L1L1L1/2D1..LL d 0-0 6-0} | bc @d3x {L2D..2/2L1L1L1/2D1..LL l 1-0 5-0}
79. bc @d3x {L2L..2/2L1L1L1/2D1..LL d 0-0 6-0} | bc @d1 {L2L..2/2L1L1L1/2DD..LL l 0-0 5-0}
80. bc e2-d2 {L2L..2/2LL2L1/2DD..LL d 0-0 5-0} | bc c1-b1 {L2L..2/2LL2L1/1D1D..LL l 0-0 5-0}
81. gg a3-a2-a1 {3L..2/2LL2L1/LD1D..LL l 0-0 5-0}; bb -- {3L..2/2LL2L1/LD1D..LL d 0-0 5-0} | bc b1-c1 {3L..2/2LL2L1/L1DD..LL l 0-0 5-0}
82. bc d3-c3 {2L1..2/2LL2L1/L1DD..LL d 0-0 5-0} | bc @d3 {2LD..2/2LL2L1/L1DD..LL l 0-0 4-0}
83. bc c3xd3 {3L..2/2LL2L1/L1DD..LL d 0-0 5-0} | bc c1-b1 {3L..2/2LL2L1/LD1D..LL l 0-0 5-0}
84. gg a1-a2-a3 {L2L..2/2LL2L1/1D1D..LL l 0-0 5-0}; gs a3-a2-a1 {3L..2/2LL2L1/LD1D..LL l 0-0 5-0}; bc a1xb1 {3L..2/2LL2L1/1L1D..LL d 0-0 6-0} | gs @d3x {3D..2/2LL2L1/1L1D..LL l 1-0 5-0}
85. gs b1-a1,h1-h2 {3D..2/2LL2LL/L2D..L1 l 1-0 5-0}; bc @d1x {3D..2/2LL2LL/L2L..L1 d 0-0 6-0} | gs @b2 {3D..2/1DLL2LL/L2L..L1 l 0-0 5-0}
86. bb -- {3D..2/1DLL2LL/L2L..L1 d 0-0 5-0} | gs @d1x {3D..2/1DLL2LL/L2D..L1 l 1-0 4-0}
87. bb @d3x {3L..2/1DLL2LL/L2D..L1 d 0-0 5-0} | bc @d3x {3D..2/1DLL2LL/L2D..L1 l 1-0 4-0}
88. bc @d3x {3L..2/1DLL2LL/L2D..L1 d 0-0 5-0} | bb @d3x {3D..2/1DLL2LL/L2D..L1 l 1-0 4-0}
89. gs h2-h3-g3 {3D..L1/1DLL2L1/L2D..L1 l 1-0 4-0}; bc @d3x {3L..L1/1DLL2L1/L2D..L1 d 0-0 5-0} | bc b2xc2 {3L..L1/2DL2L1/L2D..L1 l 1-0 5-0}
90. bc d2xc2 {3L..L1/2L3L1/L2D..L1 d 1-0 6-0} | bc d1-c1 {3L..L1/2L3L1/L1D1..L1 l 1-0 6-0}
91. ss d3-c3-b3-a3 {L3..L1/2L3L1/L1D1..L1 d 1-0 6-0}
