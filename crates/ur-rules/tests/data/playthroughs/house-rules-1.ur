[Ruleset "modern:preset=a2"]
[Light "random"]
[Dark "greedy"]
[Start "4..2/8/4..2 d 7-0 7-0"]
[Result "0-1"]
[Version "1"]

1. ... | bc @a2 {4..2/D7/4..2 l 7-0 6-0}
2. bc -- {4..2/D7/4..2 d 7-0 6-0} | bb @a3 {D3..2/D7/4..2 l 7-0 5-0}
3. gg @f2 {D3..2/D4L2/4..2 d 6-0 5-0} | bb @a1 {D3..2/D4L2/D3..2 l 6-0 4-0}
4. ss f2-e2 {D3..2/D3L3/D3..2 d 6-0 4-0} | bb @b2 {D3..2/DD2L3/D3..2 l 6-0 3-0}
5. bb @a2x {D3..2/LD2L3/D3..2 d 5-0 4-0} | bc a1xa2 {D3..2/DD2L3/4..2 l 6-0 4-0}
6. gg e2-d2-c2 {D3..2/DDL5/4..2 d 6-0 4-0} | bc a2-a1 {D3..2/1DL5/D3..2 d 6-0 4-0}; bb @b1 {D3..2/1DL5/DD2..2 l 6-0 3-0}
7. bb @c3 {D1L1..2/1DL5/DD2..2 d 5-0 3-0} | bb @c1 {D1L1..2/1DL5/DDD1..2 l 5-0 2-0}
8. bc c3-b3 {DL2..2/1DL5/DDD1..2 d 5-0 2-0} | bc b2xc2 {DL2..2/2D5/DDD1..2 l 6-0 2-0}
9. bc b3xa3 {L3..2/2D5/DDD1..2 l 6-0 3-0}; gg a3-a2 {4..2/L1D5/DDD1..2 d 6-0 3-0} | bb @d1 {4..2/L1D5/DDDD..2 l 6-0 2-0}
10. ss a2-b2 {4..2/1LD5/DDDD..2 d 6-0 2-0} | bc c2xb2 {4..2/1D6/DDDD..2 l 7-0 2-0}
11. bc @a2 {4..2/LD6/DDDD..2 d 6-0 2-0} | bc b2xa2 {4..2/D7/DDDD..2 l 7-0 2-0}
12. bc @a2x {4..2/L7/DDDD..2 d 6-0 3-0} | bb @b2 {4..2/LD6/DDDD..2 l 6-0 2-0}
13. bc a2-a3 {L3..2/1D6/DDDD..2 l 6-0 2-0}; bc @a2 {L3..2/LD6/DDDD..2 d 5-0 2-0} | bc a1xa2 {L3..2/DD6/1DDD..2 l 6-0 2-0}
14. bb @a2x {L3..2/LD6/1DDD..2 d 5-0 3-0} | bc b1-a1 {L3..2/LD6/D1DD..2 d 5-0 3-0}; bb @a2x {L3..2/DD6/D1DD..2 l 6-0 2-0}
15. gs @d2 {L3..2/DD1L4/D1DD..2 d 5-0 2-0} | bc a2xa3 {D3..2/1D1L4/D1DD..2 d 6-0 2-0}; gs b2-c2xd2 {D3..2/3D4/D1DD..2 l 7-0 2-0}
16. bb @a2 {D3..2/L2D4/D1DD..2 d 6-0 2-0} | bb @c2 {D3..2/L1DD4/D1DD..2 l 6-0 1-0}
17. gs a2xa1 {D3..2/2DD4/L1DD..2 l 6-0 2-0}; bc a1-a2 {D3..2/L1DD4/2DD..2 d 6-0 2-0} | bb @b1 {D3..2/L1DD4/1DDD..2 l 6-0 1-0}
18. gg @f2 {D3..2/L1DD1L2/1DDD..2 d 5-0 1-0} | bc b1-a1 {D3..2/L1DD1L2/D1DD..2 d 5-0 1-0}; bb @a2x {D3..2/D1DD1L2/D1DD..2 l 6-0 0-0}
19. ss f2-e2xd2 {D3..2/D1DL4/D1DD..2 d 6-0 1-0} | bc c2xd2 {D3..2/D2D4/D1DD..2 l 7-0 1-0}
20. bc @a2x {D3..2/L2D4/D1DD..2 d 6-0 2-0} | ss a1xa2,a3-b3 {1D2..2/D2D4/2DD..2 l 7-0 2-0}
21. bc @a2x {1D2..2/L2D4/2DD..2 d 6-0 3-0} | gs b3-a3,d2-e2 {D3..2/L3D3/2DD..2 d 6-0 3-0}; bc a3xa2 {4..2/D3D3/2DD..2 l 7-0 3-0}
22. ss @a2x {4..2/L3D3/2DD..2 d 6-0 4-0} | bc e2-f2 {4..2/L4D2/2DD..2 l 6-0 4-0}
23. bc a2-b2 {4..2/1L3D2/2DD..2 d 6-0 4-0} | bc f2-g2 {4..2/1L4D1/2DD..2 l 6-0 4-0}
24. bc b2-a2 {4..2/L5D1/2DD..2 d 6-0 4-0} | bb @f2 {4..2/L4DD1/2DD..2 l 6-0 3-0}
25. bc a2-a3 {L3..2/5DD1/2DD..2 l 6-0 3-0}; bc @a2 {L3..2/L4DD1/2DD..2 d 5-0 3-0} | bc @a2x {L3..2/D4DD1/2DD..2 l 6-0 2-0}
26. gg @a2x {L3..2/L4DD1/2DD..2 d 5-0 3-0} | bc @a2x {L3..2/D4DD1/2DD..2 l 6-0 2-0}
27. bc @a2x {L3..2/L4DD1/2DD..2 d 5-0 3-0} | bc @a2x {L3..2/D4DD1/2DD..2 l 6-0 2-0}
28. bc a3-b3 {1L2..2/D4DD1/2DD..2 d 6-0 2-0} | gg c1-b1-a1 {1L2..2/D4DD1/D2D..2 d 6-0 2-0}; bb @d2 {1L2..2/D2D1DD1/D2D..2 l 6-0 1-0}
29. bc b3-c3 {2L1..2/D2D1DD1/D2D..2 d 6-0 1-0} | ss a2-a3 {D1L1..2/3D1DD1/D2D..2 d 6-0 1-0}; bb @g3 {D1L1..D1/3D1DD1/D2D..2 l 6-0 0-0}
30. bc c3-d3 {D2L..D1/3D1DD1/D2D..2 d 6-0 0-0} | bc a3-a2 {3L..D1/D2D1DD1/D2D..2 l 6-0 0-0}
31. gs @b2 {3L..D1/DL1D1DD1/D2D..2 d 5-0 0-0} | bc a2-a3 {D2L..D1/1L1D1DD1/D2D..2 d 5-0 0-0}; bc a1-a2 {D2L..D1/DL1D1DD1/3D..2 l 5-0 0-0}
32. bc b2-c2 {D2L..D1/D1LD1DD1/3D..2 d 5-0 0-0} | bb -- {D2L..D1/D1LD1DD1/3D..2 l 5-0 0-0}
33. bb @b2 {D2L..D1/DLLD1DD1/3D..2 d 4-0 0-0} | bc a2-a1 {D2L..D1/1LLD1DD1/D2D..2 d 4-0 0-0}; bb -- {D2L..D1/1LLD1DD1/D2D..2 l 4-0 0-0}
34. bc b2-a2 {D2L..D1/L1LD1DD1/D2D..2 d 4-0 0-0} | bc a1xa2 {D2L..D1/D1LD1DD1/3D..2 l 5-0 0-0}
35. bc c2xd2 {D2L..D1/D2L1DD1/3D..2 d 5-0 1-0} | bc a2-a1 {D2L..D1/3L1DD1/D2D..2 d 5-0 1-0}; bc a1-a2 {D2L..D1/D2L1DD1/3D..2 l 5-0 1-0}
36. bc @a2x {D2L..D1/L2L1DD1/3D..2 d 4-0 2-0} | bc a3xa2 {3L..D1/D2L1DD1/3D..2 l 5-0 2-0}
37. bc @a2x {3L..D1/L2L1DD1/3D..2 d 4-0 3-0} | bc @a2x {3L..D1/D2L1DD1/3D..2 l 5-0 2-0}
38. bb @c3 {2LL..D1/D2L1DD1/3D..2 d 4-0 2-0} | bc a2-a3 {D1LL..D1/3L1DD1/3D..2 d 4-0 2-0}; bb @b3 {DDLL..D1/3L1DD1/3D..2 l 4-0 1-0}
39. bc d2-e2 {DDLL..D1/4LDD1/3D..2 d 4-0 1-0} | bc f2xe2 {DDLL..D1/4D1D1/3D..2 l 5-0 1-0}
40. bc @a2 {DDLL..D1/L3D1D1/3D..2 d 4-0 1-0} | bc @a2x {DDLL..D1/D3D1D1/3D..2 l 5-0 0-0}
41. bc @a2x {DDLL..D1/L3D1D1/3D..2 d 4-0 1-0} | bc a3xa2 {1DLL..D1/D3D1D1/3D..2 l 5-0 1-0}
42. bb @d2 {1DLL..D1/D2LD1D1/3D..2 d 4-0 1-0} | bb @a3 {DDLL..D1/D2LD1D1/3D..2 l 4-0 0-0}
43. gg c3xb3 {DL1L..D1/D2LD1D1/3D..2 d 4-0 1-0} | bb @h2 {DL1L..D1/D2LD1DD/3D..2 l 4-0 0-0}
44. bb @c3 {DLLL..D1/D2LD1DD/3D..2 d 3-0 0-0} | ss a2-a1,a3xb3 {1DLL..D1/3LD1DD/D2D..2 d 4-0 0-0}; bc b3-a3 {D1LL..D1/3LD1DD/D2D..2 d 4-0 0-0}; bc e2xd2 {D1LL..D1/3D2DD/D2D..2 l 5-0 0-0}
45. bc @a2 {D1LL..D1/L2D2DD/D2D..2 d 4-0 0-0} | bc a1xa2 {D1LL..D1/D2D2DD/3D..2 l 5-0 0-0}
46. bb @c2 {D1LL..D1/D1LD2DD/3D..2 d 4-0 0-0} | gg a2-a1,d2xc2 {D1LL..D1/2D3DD/D2D..2 d 5-0 0-0}; bb -- {D1LL..D1/2D3DD/D2D..2 l 5-0 0-0}
47. bc c3-b3 {DL1L..D1/2D3DD/D2D..2 d 5-0 0-0} | bc a3xb3 {1D1L..D1/2D3DD/D2D..2 l 6-0 0-0}
48. bc d3-c3 {1DL1..D1/2D3DD/D2D..2 d 6-0 0-0} | gs b3-a3,c2-d2 {D1L1..D1/3D2DD/D2D..2 d 6-0 0-0}; bc h2-h1 {D1L1..D1/3D2D1/D2D..1D l 6-0 0-0}
49. bc c3-b3 {DL2..D1/3D2D1/D2D..1D d 6-0 0-0} | bb -- {DL2..D1/3D2D1/D2D..1D l 6-0 0-0}
50. gs b3xa3 {L3..D1/3D2D1/D2D..1D l 6-0 1-0}; bb @b3 {LL2..D1/3D2D1/D2D..1D d 5-0 1-0} | bb @d3 {LL1D..D1/3D2D1/D2D..1D l 5-0 0-0}
51. ss a3-b3-c3 {1LLD..D1/3D2D1/D2D..1D d 5-0 0-0} | bb -- {1LLD..D1/3D2D1/D2D..1D l 5-0 0-0}
52. ss b3-a3,c3xd3 {L2L..D1/3D2D1/D2D..1D l 5-0 1-0}; bc @a2 {L2L..D1/L2D2D1/D2D..1D d 4-0 1-0} | bc h1-g1 {L2L..D1/L2D2D1/D2D..D1 d 4-0 1-0}; gg d2-c2-b2xa2 {L2L..D1/D5D1/D2D..D1 l 5-0 1-0}
53. bc a3-b3 {1L1L..D1/D5D1/D2D..D1 d 5-0 1-0} | bc a2-a3 {DL1L..D1/6D1/D2D..D1 l 5-0 1-0}
