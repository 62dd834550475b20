[Ruleset "ravensburger"]
[Light "random"]
[Dark "greedy"]
[Opening "5-4"]
[Start "4..2/8/4..2 l 10-0 10-0"]
[Result "0-1"]
[Version "1"]

1. 2 @c1 {4..2/8/2L1..2 d 9-0 10-0} | 1 @d3 {3D..2/8/2L1..2 l 9-0 9-0}
2. 4 c1-b2 {3D..2/1L6/4..2 d 9-0 9-0} | 3 @b3 {1D1D..2/1L6/4..2 l 9-0 8-0}
3. 2 b2-d2 {1D1D..2/3L4/4..2 d 9-0 8-0} | 4 b3-c2 {3D..2/2DL4/4..2 l 9-0 8-0}
4. 1 d2-e2 {3D..2/2D1L3/4..2 d 9-0 8-0} | 1 c2-d2 {3D..2/3DL3/4..2 l 9-0 8-0}
5. 4 e2-h1 {3D..2/3D4/4..1L d 9-0 8-0} | 3 d3-a3 {D3..2/3D4/4..1L l 9-0 8-0}
6. 3 @b1 {D3..2/3D4/1L2..1L d 8-0 8-0} | 6 -- {D3..2/3D4/1L2..1L l 8-0 8-0}
7. 2 b1-a2 {D3..2/L2D4/4..1L d 8-0 8-0} | 6 -- {D3..2/L2D4/4..1L l 8-0 8-0}
8. 4 a2-e2 {D3..2/3DL3/4..1L d 8-0 8-0} | 5 a3xe2 {4..2/3D(LD)3/4..1L l 8-0 8-0}
9. 4 @a1 {4..2/3D(LD)3/L3..1L d 7-0 8-0} | 4 d2-h2 {4..2/4(LD)2D/L3..1L l 7-0 8-0}
10. 6 -- {4..2/4(LD)2D/L3..1L d 7-0 8-0} | 2 e2-g2 {4..2/4L1DD/L3..1L l 7-0 8-0}
11. 4 a1-d2 {4..2/3LL1DD/4..1L d 7-0 8-0} | 1 h2-h3 {4..1D/3LL1D1/4..1L l 7-0 8-0}
12. 2 d2-f2 {4..1D/4LLD1/4..1L d 7-0 8-0} | 5 @a2 {4..1D/D3LLD1/4..1L l 7-0 7-0}
13. 3 @b1 {4..1D/D3LLD1/1L2..1L d 6-0 7-0} | 2 a2-c2 {4..1D/2D1LLD1/1L2..1L l 6-0 7-0}
14. 3 e2-h2 {4..1D/2D2LDL/1L2..1L d 6-0 7-0} | 6 -- {4..1D/2D2LDL/1L2..1L l 6-0 7-0}
15. 6 -- {4..1D/2D2LDL/1L2..1L d 6-0 7-0} | 1 g2xh2 {4..1D/2D2L1(LD)/1L2..1L l 6-0 7-0}
16. 5 b1-d2 {4..1D/2DL1L1(LD)/4..1L d 6-0 7-0} | 1 c2xd2 {4..1D/3(LD)1L1(LD)/4..1L l 6-0 7-0}
17. 1 @d1 {4..1D/3(LD)1L1(LD)/3L..1L d 5-0 7-0} | 1 @d3 {3D..1D/3(LD)1L1(LD)/3L..1L l 5-0 6-0}
18. 4 @a1 {3D..1D/3(LD)1L1(LD)/L2L..1L d 4-0 6-0} | 2 d2xf2+1 {3D..1D/5(LLD)1(LD)/L2L..1L l 4-0 6-0}
19. 4 d1-a2 {3D..1D/L4(LLD)1(LD)/L3..1L d 4-0 6-0} | 4 d3xa2 {4..1D/(LD)4(LLD)1(LD)/L3..1L l 4-0 6-0}
20. 3 a1-c2 {4..1D/(LD)1L2(LLD)1(LD)/4..1L d 4-0 6-0} | 4 a2-e2 {4..1D/L1L1D(LLD)1(LD)/4..1L l 4-0 6-0}
21. 4 c2-g2 {4..1D/L3D(LLD)L(LD)/4..1L d 4-0 6-0} | 3 f2-h3+1 {4..1(DLD)/L3DLL(LD)/4..1L l 4-0 6-0}
22. 2 @c1 {4..1(DLD)/L3DLL(LD)/2L1..1L d 3-0 6-0} | 4 @a3 {D3..1(DLD)/L3DLL(LD)/2L1..1L l 3-0 5-0}
23. 3 a2-d2 {D3..1(DLD)/3LDLL(LD)/2L1..1L d 3-0 5-0} | 6 -- {D3..1(DLD)/3LDLL(LD)/2L1..1L l 3-0 5-0}
24. 4 c1-b2 {D3..1(DLD)/1L1LDLL(LD)/4..1L d 3-0 5-0} | 6 -- {D3..1(DLD)/1L1LDLL(LD)/4..1L l 3-0 5-0}
25. 6 -- {D3..1(DLD)/1L1LDLL(LD)/4..1L d 3-0 5-0} | 4 a3xd2 {4..1(DLD)/1L1(LD)DLL(LD)/4..1L l 3-0 5-0}
26. 5 b2-g2 {4..1(DLD)/3(LD)DL(LL)(LD)/4..1L d 3-0 5-0} | 3 d2xg2 {4..1(DLD)/3LDL(LLD)(LD)/4..1L l 3-0 5-0}
27. 1 f2xg2 {4..1(DLD)/3LD1(LLDL)(LD)/4..1L d 3-0 5-0} | 2 e2xg2 {4..1(DLD)/3L2(LLDLD)(LD)/4..1L l 3-0 5-0}
28. 2 d2-f2 {4..1(DLD)/5L(LLDLD)(LD)/4..1L d 3-0 5-0} | 6 -- {4..1(DLD)/5L(LLDLD)(LD)/4..1L l 3-0 5-0}
29. 4 f2-g1 {4..1(DLD)/6(LLDLD)(LD)/4..lL d 3-0 5-0} | 1 h2-h3+1 {4..1(DLDLD)/6(LLDLD)1/4..lL l 3-0 5-0}
30. 3 @b1 {4..1(DLDLD)/6(LLDLD)1/1L2..lL d 2-0 5-0} | 1 @d3 {3D..1(DLDLD)/6(LLDLD)1/1L2..lL l 2-0 4-0}
31. 1 @d1 {3D..1(DLDLD)/6(LLDLD)1/1L1L..lL d 1-0 4-0} | 6 -- {3D..1(DLDLD)/6(LLDLD)1/1L1L..lL l 1-0 4-0}
32. 4 b1-c2 {3D..1(DLDLD)/2L3(LLDLD)1/3L..lL d 1-0 4-0} | 1 g2-h2+1 {3D..1(DLDLD)/2L3(LLD)(LD)/3L..lL l 1-0 4-0}
33. 4 d1-a2 {3D..1(DLDLD)/L1L3(LLD)(LD)/4..lL d 1-0 4-0} | 2 g2-h3+1 {3D..1(DLDLDLD)/L1L3L(LD)/4..lL l 1-0 4-0}
34. 4 c2-g2 {3D..1(DLDLDLD)/L5(LL)(LD)/4..lL d 1-0 4-0} | 4 d3xa2 {4..1(DLDLDLD)/(LD)5(LL)(LD)/4..lL l 1-0 4-0}
35. 5 g1-e2 {4..1(DLDLDLD)/(LD)3l1(LL)(LD)/4..1L d 1-0 4-0} | 6 -- {4..1(DLDLDLD)/(LD)3l1(LL)(LD)/4..1L l 1-0 4-0}
36. 5 @a2x {4..1(DLDLDLD)/(LDL)3l1(LL)(LD)/4..1L d 0-0 4-0} | 5 @a2x {4..1(DLDLDLD)/(LDLD)3l1(LL)(LD)/4..1L l 0-0 3-0}
37. 1 e2-d2 {4..1(DLDLDLD)/(LDLD)2l2(LL)(LD)/4..1L d 0-0 3-0} | 3 a2xd2+1 {4..1(DLDLDLD)/(LD)2(lLD)2(LL)(LD)/4..1L l 0-0 3-0}
38. 3 g2-g1 {4..1(DLDLDLD)/(LD)2(lLD)2L(LD)/4..lL d 0-0 3-0} | 5 @a2 {4..1(DLDLDLD)/(LDD)2(lLD)2L(LD)/4..lL l 0-0 2-0}
39. 5 g1-e2 {4..1(DLDLDLD)/(LDD)2(lLD)l1L(LD)/4..1L d 0-0 2-0} | 6 -- {4..1(DLDLDLD)/(LDD)2(lLD)l1L(LD)/4..1L l 0-0 2-0}
40. 3 g2-g1 {4..1(DLDLDLD)/(LDD)2(lLD)l2(LD)/4..lL d 0-0 2-0} | 1 d2xe2 {4..1(DLDLDLD)/(LDD)2(lL)(lD)2(LD)/4..lL l 0-0 2-0}
41. 3 d2-g2 {4..1(DLDLDLD)/(LDD)2l(lD)1L(LD)/4..lL d 0-0 2-0} | 2 e2xg2+1 {4..1(DLDLDLD)/(LDD)2l2(LlD)(LD)/4..lL l 0-0 2-0}
42. 3 d2xa2 {4..1(DLDLDLD)/(LDDl)5(LlD)(LD)/4..lL d 0-0 2-0} | 4 @a3 {D3..1(DLDLDLD)/(LDDl)5(LlD)(LD)/4..lL l 0-0 1-0}
43. 1 g1-h1 {D3..1(DLDLDLD)/(LDDl)5(LlD)(LD)/4..1(Ll) d 0-0 1-0} | 1 a3xa2 {4..1(DLDLDLD)/(LDDlD)5(LlD)(LD)/4..1(Ll) l 0-0 1-0}
44. 1 h1-g1 {4..1(DLDLDLD)/(LDDlD)5(LlD)(LD)/4..lL d 0-0 1-0} | 5 a2-f2+1 {4..1(DLDLDLD)/(LDD)4(lD)(LlD)(LD)/4..lL l 0-0 1-0}
45. 3 g1xg2 {4..1(DLDLDLD)/(LDD)4(lD)(LlDl)(LD)/4..1L d 0-0 1-0} | 4 @a3 {D3..1(DLDLDLD)/(LDD)4(lD)(LlDl)(LD)/4..1L l 0-0 0-0}
46. 1 g2xh2+1 {D3..1(DLDLDLD)/(LDD)4(lD)(Ll)(LDDl)/4..1L d 0-0 0-0} | 1 f2xg2+1 {D3..1(DLDLDLD)/(LDD)5(LllD)(LDDl)/4..1L l 0-0 0-0}
47. 1 h1-g1 {D3..1(DLDLDLD)/(LDD)5(LllD)(LDDl)/4..l1 d 0-0 0-0} | 3 g2-g3+1 {D3..d(DLDLDLD)/(LDD)5(Ll)(LDDl)/4..l1 l 0-1 0-0}
48. 1 h2-h1+2 {D3..d(DLDLDLD)/(LDD)5(Ll)L/4..l(DDl) d 0-1 0-0} | 3 g3xg2 {D3..1(DLDLDLD)/(LDD)5(Lld)L/4..l(DDl) l 0-1 0-0}
49. 6 -- {D3..1(DLDLDLD)/(LDD)5(Lld)L/4..l(DDl) d 0-1 0-0} | 4 a3-d2 {4..1(DLDLDLD)/(LDD)2D2(Lld)L/4..l(DDl) l 0-1 0-0}
50. 5 g1-e2 {4..1(DLDLDLD)/(LDD)2Dl1(Lld)L/4..1(DDl) d 0-1 0-0} | 2 g2xe2 {4..1(DLDLDLD)/(LDD)2D(ld)1(Ll)L/4..1(DDl) l 0-1 0-0}
51. 5 g2-b2 {4..1(DLDLDLD)/(LDD)l1D(ld)1LL/4..1(DDl) d 0-1 0-0} | 6 -- {4..1(DLDLDLD)/(LDD)l1D(ld)1LL/4..1(DDl) l 0-1 0-0}
52. 3 b2xe2 {4..1(DLDLDLD)/(LDD)2D(ldl)1LL/4..1(DDl) d 0-1 0-0} | 5 d2-h3 {4..1(DLDLDLDD)/(LDD)3(ldl)1LL/4..1(DDl) l 0-1 0-0}
53. 1 h1-g1+2 {4..1(DLDLDLDD)/(LDD)3(ldl)1LL/4..l1 d 0-1 0-2} | 6 -- {4..1(DLDLDLDD)/(LDD)3(ldl)1LL/4..l1 l 0-1 0-2}
54. 4 e2-h1 {4..1(DLDLDLDD)/(LDD)3(ld)1LL/4..ll d 0-1 0-2} | 4 e2-a2 {4..1(DLDLDLDD)/(LDDd)3l1LL/4..ll l 0-1 0-2}
55. 4 g1-f2 {4..1(DLDLDLDD)/(LDDd)3llLL/4..1l d 0-1 0-2} | 1 a2-b2 {4..1(DLDLDLDD)/(LDD)d2llLL/4..1l l 0-1 0-2}
56. 6 -- {4..1(DLDLDLDD)/(LDD)d2llLL/4..1l d 0-1 0-2} | 6 -- {4..1(DLDLDLDD)/(LDD)d2llLL/4..1l l 0-1 0-2}
57. 6 -- {4..1(DLDLDLDD)/(LDD)d2llLL/4..1l d 0-1 0-2} | 1 a2-b2 {4..1(DLDLDLDD)/(LD)(dD)2llLL/4..1l l 0-1 0-2}
58. 3 g2-g1 {4..1(DLDLDLDD)/(LD)(dD)2ll1L/4..ll d 0-1 0-2} | 2 b2-d2 {4..1(DLDLDLDD)/(LD)d1Dll1L/4..ll l 0-1 0-2}
59. 1 f2-e2 {4..1(DLDLDLDD)/(LD)d1D(ll)2L/4..ll d 0-1 0-2} | 2 a2-c2+1 {4..1(DLDLDLDD)/1d(LD)D(ll)2L/4..ll l 0-1 0-2}
60. 3 e2-h2 {4..1(DLDLDLDD)/1d(LD)Dl2(Ll)/4..ll d 0-1 0-2} | 1 d2xe2 {4..1(DLDLDLDD)/1d(LD)1(lD)2(Ll)/4..ll l 0-1 0-2}
61. 6 -- {4..1(DLDLDLDD)/1d(LD)1(lD)2(Ll)/4..ll d 0-1 0-2} | 4 b2-f2 {4..1(DLDLDLDD)/2(LD)1(lD)d1(Ll)/4..ll l 0-1 0-2}
62. 3 h1xf2 {4..1(DLDLDLDD)/2(LD)1(lD)(dl)1(Ll)/4..l1 d 0-1 0-2} | 6 -- {4..1(DLDLDLDD)/2(LD)1(lD)(dl)1(Ll)/4..l1 l 0-1 0-2}
63. 1 f2-g2+1 {4..1(DLDLDLDD)/2(LD)1(lD)1(dl)(Ll)/4..l1 d 0-1 0-2} | 5 c2xh2+1 {4..1(DLDLDLDD)/4(lD)1(dl)(LlLD)/4..l1 l 0-1 0-2}
64. 4 g2-c2 {4..1(DLDLDLDD)/2l1(lD)1d(LlLD)/4..l1 d 0-1 0-2} | 1 g2-h2 {4..1(DLDLDLDD)/2l1(lD)2(LlLDd)/4..l1 l 0-1 0-2}
65. 4 c2-g2 {4..1(DLDLDLDD)/4(lD)1l(LlLDd)/4..l1 d 0-1 0-2} | 2 e2xg2+1 {4..1(DLDLDLDD)/6(llD)(LlLDd)/4..l1 l 0-1 0-2}
66. 3 g1xg2 {4..1(DLDLDLDD)/6(llDl)(LlLDd)/4..2 d 0-1 0-2} | 2 h2-g3 {4..d(DLDLDLDD)/6(llDl)(LlLD)/4..2 l 0-1 0-2}
67. 6 -- {4..d(DLDLDLDD)/6(llDl)(LlLD)/4..2 d 0-1 0-2} | 5 g3-e2 {4..1(DLDLDLDD)/4d1(llDl)(LlLD)/4..2 l 0-1 0-2}
68. 3 g2-g1 {4..1(DLDLDLDD)/4d1(llD)(LlLD)/4..l1 d 0-1 0-2} | 4 e2-a2 {4..1(DLDLDLDD)/d5(llD)(LlLD)/4..l1 l 0-1 0-2}
69. 4 g1-f2 {4..1(DLDLDLDD)/d4l(llD)(LlLD)/4..2 d 0-1 0-2} | 4 a2-e2 {4..1(DLDLDLDD)/4dl(llD)(LlLD)/4..2 l 0-1 0-2}
70. 2 f2xh2 {4..1(DLDLDLDD)/4d1(llD)(LlLDl)/4..2 d 0-1 0-2} | 1 g2xh2+2 {4..1(DLDLDLDD)/4d2(LlLDlllD)/4..2 l 0-1 0-2}
