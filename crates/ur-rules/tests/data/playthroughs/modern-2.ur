[Ruleset "modern"]
[Light "random"]
[Dark "greedy"]
[Start "4..2/8/4..2 d 7-0 7-0"]
[Result "0-1"]
[Version "1"]

1. ... | bc @d3 {3D..2/8/4..2 l 7-0 6-0}
2. bc @d1 {3D..2/8/3L..2 d 6-0 6-0} | gs @c2 {3D..2/2D5/3L..2 l 6-0 5-0}
3. bc @d3x {3L..2/2D5/3L..2 d 5-0 6-0} | gs @d3x {3D..2/2D5/3L..2 l 6-0 5-0}
4. bc d1-c1 {3D..2/2D5/2L1..2 d 6-0 5-0} | ss c2-d2,d3-c3 {2D1..2/3D4/2L1..2 l 6-0 5-0}
5. bc c1-b1 {2D1..2/3D4/1L2..2 d 6-0 5-0} | bc @d3 {2DD..2/3D4/1L2..2 l 6-0 4-0}
6. bb @d1 {2DD..2/3D4/1L1L..2 d 5-0 4-0} | bc @d1x {2DD..2/3D4/1L1D..2 l 6-0 3-0}
7. gs @c2 {2DD..2/2LD4/1L1D..2 d 5-0 3-0} | bc d2xc2 {2DD..2/2D5/1L1D..2 l 6-0 3-0}
8. bb @b2 {2DD..2/1LD5/1L1D..2 d 5-0 3-0} | gg c3-b3-a3 {D2D..2/1LD5/1L1D..2 d 5-0 3-0}; ss a3-a2-a1 {3D..2/1LD5/DL1D..2 d 5-0 3-0}; bc c2xb2 {3D..2/1D6/DL1D..2 l 6-0 3-0}
9. gs @d2 {3D..2/1D1L4/DL1D..2 d 5-0 3-0} | bc a1xb1 {3D..2/1D1L4/1D1D..2 l 6-0 3-0}
10. bb @e2 {3D..2/1D1LL3/1D1D..2 d 5-0 3-0} | bb @c1 {3D..2/1D1LL3/1DDD..2 l 5-0 2-0}
11. bb @c2 {3D..2/1DLLL3/1DDD..2 d 4-0 2-0} | gs b1-a1,b2xc2 {3D..2/2DLL3/D1DD..2 d 5-0 2-0}; ss a1-a2-a3 {D2D..2/2DLL3/2DD..2 d 5-0 2-0}; bc c2xd2 {D2D..2/3DL3/2DD..2 l 6-0 2-0}
12. bc e2-f2 {D2D..2/3D1L2/2DD..2 d 6-0 2-0} | bc a3-b3 {1D1D..2/3D1L2/2DD..2 l 6-0 2-0}
13. bb @g2 {1D1D..2/3D1LL1/2DD..2 d 5-0 2-0} | bb @e2 {1D1D..2/3DDLL1/2DD..2 l 5-0 1-0}
14. bc @d3x {1D1L..2/3DDLL1/2DD..2 d 4-0 2-0} | bc b3-a3 {D2L..2/3DDLL1/2DD..2 d 4-0 2-0}; gs a3-a2-a1 {3L..2/3DDLL1/D1DD..2 d 4-0 2-0}; bb @d3x {3D..2/3DDLL1/D1DD..2 l 5-0 1-0}
15. bc f2xe2 {3D..2/3DL1L1/D1DD..2 d 5-0 2-0} | bc d2xe2 {3D..2/4D1L1/D1DD..2 l 6-0 2-0}
16. gs g2-f2 {3D..2/4DL2/D1DD..2 d 6-0 2-0} | bc e2xf2 {3D..2/5D2/D1DD..2 l 7-0 2-0}
17. gs @c2 {3D..2/2L2D2/D1DD..2 d 6-0 2-0} | bc a1-a2 {3D..2/D1L2D2/2DD..2 l 6-0 2-0}
18. ss c2-b2 {3D..2/DL3D2/2DD..2 d 6-0 2-0} | bb @c2 {3D..2/DLD2D2/2DD..2 l 6-0 1-0}
19. bc b2xa2 {3D..2/L1D2D2/2DD..2 d 6-0 2-0} | bc c1-b1 {3D..2/L1D2D2/1D1D..2 l 6-0 2-0}
20. gs a2-b2xc2 {3D..2/2L2D2/1D1D..2 d 6-0 3-0} | bc b1-a1 {3D..2/2L2D2/D2D..2 d 6-0 3-0}; bc d3-c3 {2D1..2/2L2D2/D2D..2 l 6-0 3-0}
21. ss c2-b2-a2 {2D1..2/L4D2/D2D..2 d 6-0 3-0} | bb @c1 {2D1..2/L4D2/D1DD..2 l 6-0 2-0}
22. gg a2-b2-c2 {2D1..2/2L2D2/D1DD..2 d 6-0 2-0} | ss a1-a2-a3 {D1D1..2/2L2D2/2DD..2 d 6-0 2-0}; bc a3-a2 {2D1..2/D1L2D2/2DD..2 l 6-0 2-0}
23. bc c2-b2 {2D1..2/DL3D2/2DD..2 d 6-0 2-0} | bb @d3 {2DD..2/DL3D2/2DD..2 l 6-0 1-0}
24. bc @d1x {2DD..2/DL3D2/2DL..2 d 5-0 2-0} | bb @d1x {2DD..2/DL3D2/2DD..2 l 6-0 1-0}
25. bc @d1x {2DD..2/DL3D2/2DL..2 d 5-0 2-0} | bc a2-a1 {2DD..2/1L3D2/D1DL..2 d 5-0 2-0}; bc @d1x {2DD..2/1L3D2/D1DD..2 l 6-0 1-0}
26. gg b2-a2 {2DD..2/L4D2/D1DD..2 d 6-0 1-0} | bc a1xa2 {2DD..2/D4D2/2DD..2 l 7-0 1-0}
27. bb @d3x {2DL..2/D4D2/2DD..2 d 6-0 2-0} | bc a2-a1 {2DL..2/5D2/D1DD..2 d 6-0 2-0}; bb @g2 {2DL..2/5DD1/D1DD..2 l 6-0 1-0}
28. bb @d1x {2DL..2/5DD1/D1DL..2 d 5-0 2-0} | bc @d1x {2DL..2/5DD1/D1DD..2 l 6-0 1-0}
29. bc @d1x {2DL..2/5DD1/D1DL..2 d 5-0 2-0} | bc @d3x {2DD..2/5DD1/D1DL..2 l 6-0 1-0}
30. bc d1xc1 {2DD..2/5DD1/D1L1..2 d 6-0 2-0} | bc f2-e2 {2DD..2/4D1D1/D1L1..2 l 6-0 2-0}
31. bc @d3x {2DL..2/4D1D1/D1L1..2 d 5-0 3-0} | bc @d3x {2DD..2/4D1D1/D1L1..2 l 6-0 2-0}
32. bc @d1 {2DD..2/4D1D1/D1LL..2 d 5-0 2-0} | bb @d1x {2DD..2/4D1D1/D1LD..2 l 6-0 1-0}
33. bc @d3x {2DL..2/4D1D1/D1LD..2 d 5-0 2-0} | bb @d3x {2DD..2/4D1D1/D1LD..2 l 6-0 1-0}
34. ss c1-b1 {2DD..2/4D1D1/DL1D..2 d 6-0 1-0} | bc a1xb1 {2DD..2/4D1D1/1D1D..2 l 7-0 1-0}
35. gs @c2 {2DD..2/2L1D1D1/1D1D..2 d 6-0 1-0} | bb @f2 {2DD..2/2L1DDD1/1D1D..2 l 6-0 0-0}
36. bc c2-d2 {2DD..2/3LDDD1/1D1D..2 d 6-0 0-0} | bc b1-a1 {2DD..2/3LDDD1/D2D..2 d 6-0 0-0}; gg c3-b3-a3 {D2D..2/3LDDD1/D2D..2 d 6-0 0-0}; bb -- {D2D..2/3LDDD1/D2D..2 l 6-0 0-0}
37. bc d2-c2 {D2D..2/2L1DDD1/D2D..2 d 6-0 0-0} | bc d3-c3 {D1D1..2/2L1DDD1/D2D..2 l 6-0 0-0}
38. bc @d1x {D1D1..2/2L1DDD1/D2L..2 d 5-0 1-0} | bc @d1x {D1D1..2/2L1DDD1/D2D..2 l 6-0 0-0}
39. gs c2-d2 {D1D1..2/3LDDD1/D2D..2 d 6-0 0-0} | bc e2xd2 {D1D1..2/3D1DD1/D2D..2 l 7-0 0-0}
40. bb @d1x {D1D1..2/3D1DD1/D2L..2 d 6-0 1-0} | bc d2-e2 {D1D1..2/4DDD1/D2L..2 l 6-0 1-0}
41. bc @d3 {D1DL..2/4DDD1/D2L..2 d 5-0 1-0} | bc @d1x {D1DL..2/4DDD1/D2D..2 l 6-0 0-0}
42. bc d3xc3 {D1L1..2/4DDD1/D2D..2 d 6-0 1-0} | bb @a2 {D1L1..2/D3DDD1/D2D..2 l 6-0 0-0}
43. bc @d1x {D1L1..2/D3DDD1/D2L..2 d 5-0 1-0} | bb @d1x {D1L1..2/D3DDD1/D2D..2 l 6-0 0-0}
44. gs c3-d3 {D2L..2/D3DDD1/D2D..2 d 6-0 0-0} | bc a2-b2 {D2L..2/1D2DDD1/D2D..2 l 6-0 0-0}
45. gs d3-c3-b3 {DL2..2/1D2DDD1/D2D..2 d 6-0 0-0} | bb -- {DL2..2/1D2DDD1/D2D..2 l 6-0 0-0}
46. bb @d1x {DL2..2/1D2DDD1/D2L..2 d 5-0 1-0} | bc @d1x {DL2..2/1D2DDD1/D2D..2 l 6-0 0-0}
47. bc b3-c3 {D1L1..2/1D2DDD1/D2D..2 d 6-0 0-0} | bc a1-a2 {D1L1..2/DD2DDD1/3D..2 l 6-0 0-0}
48. bb @c2 {D1L1..2/DDL1DDD1/3D..2 d 5-0 0-0} | ss a2-a1,b2xc2 {D1L1..2/2D1DDD1/D2D..2 d 6-0 0-0}; bc c2-b2 {D1L1..2/1D2DDD1/D2D..2 l 6-0 0-0}
49. bb @b3 {DLL1..2/1D2DDD1/D2D..2 d 5-0 0-0} | bc a3xb3 {1DL1..2/1D2DDD1/D2D..2 l 6-0 0-0}
50. bc @d1x {1DL1..2/1D2DDD1/D2L..2 d 5-0 1-0} | bc b3-a3 {D1L1..2/1D2DDD1/D2L..2 d 5-0 1-0}; bc @d1x {D1L1..2/1D2DDD1/D2D..2 l 6-0 0-0}
51. bb @d1x {D1L1..2/1D2DDD1/D2L..2 d 5-0 1-0} | gs a3-b3xc3 {2D1..2/1D2DDD1/D2L..2 l 6-0 1-0}
52. bc @d3 {2DL..2/1D2DDD1/D2L..2 d 5-0 1-0} | bc @d1x {2DL..2/1D2DDD1/D2D..2 l 6-0 0-0}
53. bc d3xc3 {2L1..2/1D2DDD1/D2D..2 d 6-0 1-0} | gs b2-a2-a3 {D1L1..2/4DDD1/D2D..2 d 6-0 1-0}; ss a3-b3xc3 {2D1..2/4DDD1/D2D..2 l 7-0 1-0}
54. bc @d3 {2DL..2/4DDD1/D2D..2 d 6-0 1-0} | bc c3xd3 {3D..2/4DDD1/D2D..2 l 7-0 1-0}
55. gs @d3x {3L..2/4DDD1/D2D..2 d 6-0 2-0} | gs a1-a2-a3 {D2L..2/4DDD1/3D..2 d 6-0 2-0}; bb @h2 {D2L..2/4DDDD/3D..2 l 6-0 1-0}
56. bb @d2 {D2L..2/3LDDDD/3D..2 d 5-0 1-0} | bc e2xd2 {D2L..2/3D1DDD/3D..2 l 6-0 1-0}
57. gg d3-c3 {D1L1..2/3D1DDD/3D..2 d 6-0 1-0} | bc a3-a2 {2L1..2/D2D1DDD/3D..2 l 6-0 1-0}
58. bb @d3 {2LL..2/D2D1DDD/3D..2 d 5-0 1-0} | bc a2-a1 {2LL..2/3D1DDD/D2D..2 d 5-0 1-0}; bb @d3x {2LD..2/3D1DDD/D2D..2 l 6-0 0-0}
59. bc @d3x {2LL..2/3D1DDD/D2D..2 d 5-0 1-0} | bb @d3x {2LD..2/3D1DDD/D2D..2 l 6-0 0-0}
60. bc c3xd3 {3L..2/3D1DDD/D2D..2 d 6-0 1-0} | bc d2-e2 {3L..2/4DDDD/D2D..2 l 6-0 1-0}
61. bb @c3 {2LL..2/4DDDD/D2D..2 d 5-0 1-0} | bc @d3x {2LD..2/4DDDD/D2D..2 l 6-0 0-0}
62. bc @d3x {2LL..2/4DDDD/D2D..2 d 5-0 1-0} | gg h2-h1-g1 {2LL..2/4DDD1/D2D..D1 d 5-0 1-0}; bc @d3x {2LD..2/4DDD1/D2D..D1 l 6-0 0-0}
63. ss @d1x {2LD..2/4DDD1/D2L..D1 d 5-0 1-0} | bb @d1x {2LD..2/4DDD1/D2D..D1 l 6-0 0-0}
64. bb @d3x {2LL..2/4DDD1/D2D..D1 d 5-0 1-0} | bc @d3x {2LD..2/4DDD1/D2D..D1 l 6-0 0-0}
65. gs @d1x {2LD..2/4DDD1/D2L..D1 d 5-0 1-0} | gs a1-a2-a3 {D1LD..2/4DDD1/3L..D1 d 5-0 1-0}; bc @d1x {D1LD..2/4DDD1/3D..D1 l 6-0 0-0}
66. bc @d1x {D1LD..2/4DDD1/3L..D1 d 5-0 1-0} | bc d3xc3 {D1D1..2/4DDD1/3L..D1 l 6-0 1-0}
67. bb @d2 {D1D1..2/3LDDD1/3L..D1 d 5-0 1-0} | gs a3-a2-a1 {2D1..2/3LDDD1/D2L..D1 d 5-0 1-0}; bc e2xd2 {2D1..2/3D1DD1/D2L..D1 l 6-0 1-0}
68. bc d1-c1 {2D1..2/3D1DD1/D1L1..D1 d 6-0 1-0} | bb @h1 {2D1..2/3D1DD1/D1L1..DD l 6-0 0-0}
69. bc @d3 {2DL..2/3D1DD1/D1L1..DD d 5-0 0-0} | bc c3xd3 {3D..2/3D1DD1/D1L1..DD l 6-0 0-0}
70. bb @b1 {3D..2/3D1DD1/DLL1..DD d 5-0 0-0} | bc a1xb1 {3D..2/3D1DD1/1DL1..DD l 6-0 0-0}
71. bc c1xb1 {3D..2/3D1DD1/1L2..DD d 6-0 1-0} | bc g2-h2 {3D..2/3D1D1D/1L2..DD l 6-0 1-0}
72. bc @d3x {3L..2/3D1D1D/1L2..DD d 5-0 2-0} | bc @d3x {3D..2/3D1D1D/1L2..DD l 6-0 1-0}
73. bc b1-c1 {3D..2/3D1D1D/2L1..DD d 6-0 1-0} | bc @d1 {3D..2/3D1D1D/2LD..DD l 6-0 0-0}
74. bc @d3x {3L..2/3D1D1D/2LD..DD d 5-0 1-0} | gs h2-h3-g3 {3L..D1/3D1D2/2LD..DD d 5-0 1-0}; gs d1xc1,g3-h3 {3L..1D/3D1D2/2D1..DD l 6-0 1-0}
75. bc d3-c3 {2L1..1D/3D1D2/2D1..DD d 6-0 1-0} | bb @e2 {2L1..1D/3DDD2/2D1..DD l 6-0 0-0}
76. bc @d1 {2L1..1D/3DDD2/2DL..DD d 5-0 0-0} | bb -- {2L1..1D/3DDD2/2DL..DD l 5-0 0-0}
77. bc c3-d3 {3L..1D/3DDD2/2DL..DD d 5-0 0-0} | gs c1xd1,h3-g3 {3L..D1/3DDD2/3D..DD d 6-0 0-0}; gs d1-c1,g3-h3 {3L..1D/3DDD2/2D1..DD l 6-0 0-0}
78. gs d3-c3 {2L1..1D/3DDD2/2D1..DD d 6-0 0-0} | bc h3-g3 {2L1..D1/3DDD2/2D1..DD d 6-0 0-0}; bc g3-h3 {2L1..1D/3DDD2/2D1..DD l 6-0 0-0}
79. bc @d1 {2L1..1D/3DDD2/2DL..DD d 5-0 0-0} | bc h3-g3 {2L1..D1/3DDD2/2DL..DD d 5-0 0-0}; bc c1xd1 {2L1..D1/3DDD2/3D..DD l 6-0 0-0}
80. gs @b2 {2L1..D1/1L1DDD2/3D..DD d 5-0 0-0} | gs d2-c2xb2 {2L1..D1/1D2DD2/3D..DD l 6-0 0-0}
81. bb @b3 {1LL1..D1/1D2DD2/3D..DD d 5-0 0-0} | bc b2-a2 {1LL1..D1/D3DD2/3D..DD l 5-0 0-0}
82. bc b3-a3 {L1L1..D1/D3DD2/3D..DD l 5-0 0-0}; bb @b3 {LLL1..D1/D3DD2/3D..DD d 4-0 0-0} | bb -- {LLL1..D1/D3DD2/3D..DD l 4-0 0-0}
83. bc a3xa2 {1LL1..D1/L3DD2/3D..DD d 4-0 1-0} | bc h1-h2 {1LL1..D1/L3DD1D/3D..D1 l 4-0 1-0}
84. gs a2-a1,c3-d3 {1L1L..D1/4DD1D/L2D..D1 l 4-0 1-0}; gs b3-a3,d3-c3 {L1L1..D1/4DD1D/L2D..D1 l 4-0 1-0}; gs c3-b3 {LL2..D1/4DD1D/L2D..D1 d 4-0 1-0} | gg d1-c1-b1xa1 {LL2..D1/4DD1D/D3..D1 d 5-0 1-0}; bc e2-d2 {LL2..D1/3D1D1D/D3..D1 l 5-0 1-0}
85. bc @d3 {LL1L..D1/3D1D1D/D3..D1 d 4-0 1-0} | bb @d3x {LL1D..D1/3D1D1D/D3..D1 l 5-0 0-0}
86. bc b3-c3 {L1LD..D1/3D1D1D/D3..D1 d 5-0 0-0} | gs a1-a2xa3 {D1LD..D1/3D1D1D/4..D1 d 6-0 0-0}; gs a3-a2-a1 {2LD..D1/3D1D1D/D3..D1 d 6-0 0-0}; gg a1-a2-a3 {D1LD..D1/3D1D1D/4..D1 d 6-0 0-0}; gs a3-a2-a1 {2LD..D1/3D1D1D/D3..D1 d 6-0 0-0}; bb -- {2LD..D1/3D1D1D/D3..D1 l 6-0 0-0}
87. bc @d3x {2LL..D1/3D1D1D/D3..D1 d 5-0 1-0} | bc @d3x {2LD..D1/3D1D1D/D3..D1 l 6-0 0-0}
88. bb @b3 {1LLD..D1/3D1D1D/D3..D1 d 5-0 0-0} | bb -- {1LLD..D1/3D1D1D/D3..D1 l 5-0 0-0}
89. bc b3-a3 {L1LD..D1/3D1D1D/D3..D1 l 5-0 0-0}; bb @d3x {L1LL..D1/3D1D1D/D3..D1 d 4-0 1-0} | bb @d3x {L1LD..D1/3D1D1D/D3..D1 l 5-0 0-0}
90. bb @c2 {L1LD..D1/2LD1D1D/D3..D1 d 4-0 0-0} | gs a1-a2xa3 {D1LD..D1/2LD1D1D/4..D1 d 5-0 0-0}; bc d2xc2 {D1LD..D1/2D2D1D/4..D1 l 6-0 0-0}
91. ss @e2 {D1LD..D1/2D1LD1D/4..D1 d 5-0 0-0} | bc f2xe2 {D1LD..D1/2D1D2D/4..D1 l 6-0 0-0}
92. bc c3-b3 {DL1D..D1/2D1D2D/4..D1 d 6-0 0-0} | gg c2-b2-a2-a1 {DL1D..D1/4D2D/D3..D1 l 6-0 0-0}
