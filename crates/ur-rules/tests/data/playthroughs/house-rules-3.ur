[Ruleset "ravensburger:six=roll_again,stack_limit=4,partial_prisoners=false,red_may_stop_on_a5=false"]
[Light "random"]
[Dark "greedy"]
[Opening "5-5 1-5"]
[Start "4..2/8/4..2 d 10-0 10-0"]
[Result "0-1"]
[Version "1"]

1. ... | 2 @c3 {2D1..2/8/4..2 l 10-0 9-0}
2. 6 -- {2D1..2/8/4..2 l 10-0 9-0}; 4 @a1 {2D1..2/8/L3..2 d 9-0 9-0} | 1 c3-b3 {1D2..2/8/L3..2 l 9-0 9-0}
3. 3 @b1 {1D2..2/8/LL2..2 d 8-0 9-0} | 3 @b3 {1(DD)2..2/8/LL2..2 l 8-0 8-0}
4. 1 b1-a1 {1(DD)2..2/8/(LL)3..2 d 8-0 8-0} | 3 b3-b2 {1D2..2/1D6/(LL)3..2 l 8-0 8-0}
5. 4 @a1 {1D2..2/1D6/(LLL)3..2 d 7-0 8-0} | 5 @a2 {1D2..2/DD6/(LLL)3..2 l 7-0 7-0}
6. 3 @b1 {1D2..2/DD6/(LLL)L2..2 d 6-0 7-0} | 4 @a3 {DD2..2/DD6/(LLL)L2..2 l 6-0 6-0}
7. 6 -- {DD2..2/DD6/(LLL)L2..2 l 6-0 6-0}; 4 a1-d2 {DD2..2/DD1L4/(LL)L2..2 d 6-0 6-0} | 4 a3xd2 {1D2..2/DD1(LD)4/(LL)L2..2 l 6-0 6-0}
8. 4 b1-c2 {1D2..2/DDL(LD)4/(LL)3..2 d 6-0 6-0} | 6 -- {1D2..2/DDL(LD)4/(LL)3..2 d 6-0 6-0}; 2 a2xc2 {1D2..2/1D(LD)(LD)4/(LL)3..2 l 6-0 6-0}
9. 5 a1-e2 {1D2..2/1D(LD)(LD)L3/L3..2 d 6-0 6-0} | 5 c2-h2 {1D2..2/1DL(LD)L2D/L3..2 l 6-0 6-0}
10. 3 a1-c2 {1D2..2/1D(LL)(LD)L2D/4..2 d 6-0 6-0} | 5 b2-g2 {1D2..2/2(LL)(LD)L1DD/4..2 l 6-0 6-0}
11. 4 c2xg2 {1D2..2/2L(LD)L1(DL)D/4..2 d 6-0 6-0} | 2 @c3 {1DD1..2/2L(LD)L1(DL)D/4..2 l 6-0 5-0}
12. 1 g2xh2 {1DD1..2/2L(LD)L1D(DL)/4..2 d 6-0 5-0} | 4 b3xc2 {2D1..2/2(LD)(LD)L1D(DL)/4..2 l 6-0 5-0}
13. 1 e2-f2 {2D1..2/2(LD)(LD)1LD(DL)/4..2 d 6-0 5-0} | 3 c2xf2 {2D1..2/2L(LD)1(LD)D(DL)/4..2 l 6-0 5-0}
14. 2 c2-e2 {2D1..2/3(LD)L(LD)D(DL)/4..2 d 6-0 5-0} | 1 d2xe2 {2D1..2/3L(LD)(LD)D(DL)/4..2 l 6-0 5-0}
15. 3 d2xg2 {2D1..2/4(LD)(LD)(DL)(DL)/4..2 d 6-0 5-0} | 3 e2xh2+1 {2D1..2/5(LD)(DL)(DLLD)/4..2 l 6-0 5-0}
16. 6 -- {2D1..2/5(LD)(DL)(DLLD)/4..2 l 6-0 5-0}; 6 -- {2D1..2/5(LD)(DL)(DLLD)/4..2 l 6-0 5-0}; 5 @a2 {2D1..2/L4(LD)(DL)(DLLD)/4..2 d 5-0 5-0} | 4 @a3 {D1D1..2/L4(LD)(DL)(DLLD)/4..2 l 5-0 4-0}
17. 3 g2-g1+1 {D1D1..2/L4(LD)1(DLLD)/4..l1 d 5-0 4-1} | 2 c3-a3 {(DD)3..2/L4(LD)1(DLLD)/4..l1 l 5-0 4-1}
18. 4 @a1 {(DD)3..2/L4(LD)1(DLLD)/L3..l1 d 4-0 4-1} | 1 a3xa2 {D3..2/(LD)4(LD)1(DLLD)/L3..l1 l 4-0 4-1}
19. 1 @d1 {D3..2/(LD)4(LD)1(DLLD)/L2L..l1 d 3-0 4-1} | 4 @a3 {(DD)3..2/(LD)4(LD)1(DLLD)/L2L..l1 l 3-0 3-1}
20. 2 a1-b2 {(DD)3..2/(LD)L3(LD)1(DLLD)/3L..l1 d 3-0 3-1} | 4 a2-e2+1 {(DD)3..2/1L2(LD)(LD)1(DLLD)/3L..l1 l 3-0 3-1}
21. 2 d1-b1 {(DD)3..2/1L2(LD)(LD)1(DLLD)/1L2..l1 d 3-0 3-1} | 2 a3xb2 {D3..2/1(LD)2(LD)(LD)1(DLLD)/1L2..l1 l 3-0 3-1}
22. 3 b1xb2 {D3..2/1(LDL)2(LD)(LD)1(DLLD)/4..l1 d 3-0 3-1} | 4 f2-g3 {D3..d1/1(LDL)2(LD)L1(DLLD)/4..l1 l 3-0 3-1}
23. 6 -- {D3..d1/1(LDL)2(LD)L1(DLLD)/4..l1 l 3-0 3-1}; 2 @c1 {D3..d1/1(LDL)2(LD)L1(DLLD)/2L1..l1 d 2-0 3-1} | 6 -- {D3..d1/1(LDL)2(LD)L1(DLLD)/2L1..l1 d 2-0 3-1}; 1 e2xf2 {D3..d1/1(LDL)2L(LD)1(DLLD)/2L1..l1 l 2-0 3-1}
24. 5 b2-g2 {D3..d1/1(LD)2L(LD)L(DLLD)/2L1..l1 d 2-0 3-1} | 5 b2xg2 {D3..d1/1L2L(LD)(LD)(DLLD)/2L1..l1 l 2-0 3-1}
25. 6 -- {D3..d1/1L2L(LD)(LD)(DLLD)/2L1..l1 l 2-0 3-1}; 2 c1-a1 {D3..d1/1L2L(LD)(LD)(DLLD)/L3..l1 d 2-0 3-1} | 1 f2-g2+1 {D3..d1/1L2L1(LDLD)(DLLD)/L3..l1 l 2-0 3-1}
26. 3 a1-c2 {D3..d1/1LL1L1(LDLD)(DLLD)/4..l1 d 2-0 3-1} | 3 a3xc2 {4..d1/1L(LD)1L1(LDLD)(DLLD)/4..l1 l 2-0 3-1}
27. 3 b2-e2 {4..d1/2(LD)1(LL)1(LDLD)(DLLD)/4..l1 d 2-0 3-1} | 6 -- {4..d1/2(LD)1(LL)1(LDLD)(DLLD)/4..l1 d 2-0 3-1}; 2 c2xe2+1 {4..d1/4(LLLD)1(LDLD)(DLLD)/4..l1 l 2-0 3-1}
28. 4 @a1 {4..d1/4(LLLD)1(LDLD)(DLLD)/L3..l1 d 1-0 3-1} | 2 h2-g3 {4..(dd)1/4(LLLD)1(LDLD)(DLL)/L3..l1 l 1-0 3-1}
29. 4 @a1 {4..(dd)1/4(LLLD)1(LDLD)(DLL)/(LL)3..l1 d 0-0 3-1} | 6 -- {4..(dd)1/4(LLLD)1(LDLD)(DLL)/(LL)3..l1 d 0-0 3-1}; 6 -- {4..(dd)1/4(LLLD)1(LDLD)(DLL)/(LL)3..l1 d 0-0 3-1}; 2 g3xh2 {4..d1/4(LLLD)1(LDLD)(DLLd)/(LL)3..l1 l 0-0 3-1}
30. 3 a1-c2 {4..d1/2L1(LLLD)1(LDLD)(DLLd)/L3..l1 d 0-0 3-1} | 6 -- {4..d1/2L1(LLLD)1(LDLD)(DLLd)/L3..l1 d 0-0 3-1}; 6 -- {4..d1/2L1(LLLD)1(LDLD)(DLLd)/L3..l1 d 0-0 3-1}; 1 @d3 {3D..d1/2L1(LLLD)1(LDLD)(DLLd)/L3..l1 l 0-0 2-1}
31. 6 -- {3D..d1/2L1(LLLD)1(LDLD)(DLLd)/L3..l1 l 0-0 2-1}; 4 g1-f2 {3D..d1/2L1(LLLD)l(LDLD)(DLLd)/L3..2 d 0-0 2-1} | 2 h2xf2 {3D..d1/2L1(LLLD)(ld)(LDLD)(DLL)/L3..2 l 0-0 2-1}
32. 5 c2-h2 {3D..d1/4(LLLD)(ld)(LDLD)(DLLL)/L3..2 d 0-0 2-1} | 4 d3-a2 {4..d1/D3(LLLD)(ld)(LDLD)(DLLL)/L3..2 l 0-0 2-1}
33. 4 a1-d2 {4..d1/D2L(LLLD)(ld)(LDLD)(DLLL)/4..2 d 0-0 2-1} | 4 f2-g3 {4..(dd)1/D2L(LLLD)l(LDLD)(DLLL)/4..2 l 0-0 2-1}
34. 1 h2-h1 {4..(dd)1/D2L(LLLD)l(LDLD)(DLL)/4..1L d 0-0 2-1} | 2 g3xh2 {4..d1/D2L(LLLD)l(LDLD)(DLLd)/4..1L l 0-0 2-1}
35. 5 d2-h1 {4..d1/D3(LLLD)l(LDLD)(DLLd)/4..1(LL) d 0-0 2-1} | 4 g3xf2 {4..2/D3(LLLD)(ld)(LDLD)(DLLd)/4..1(LL) l 0-0 2-1}
36. 3 -- {4..2/D3(LLLD)(ld)(LDLD)(DLLd)/4..1(LL) d 0-0 2-1} | 2 g2-h3 {4..1D/D3(LLLD)(ld)(LDL)(DLLd)/4..1(LL) l 0-0 2-1}
37. 4 -- {4..1D/D3(LLLD)(ld)(LDL)(DLLd)/4..1(LL) d 0-0 2-1} | 4 f2-g3 {4..dD/D3(LLLD)l(LDL)(DLLd)/4..1(LL) l 0-0 2-1}
38. 4 f2-g1 {4..dD/D3(LLLD)1(LDL)(DLLd)/4..l(LL) d 0-0 2-1} | 3 g3xg2 {4..1D/D3(LLLD)1(LDLd)(DLLd)/4..l(LL) l 0-0 2-1}
39. 4 g1-f2 {4..1D/D3(LLLD)l(LDLd)(DLLd)/4..1(LL) d 0-0 2-1} | 3 @b3 {1D2..1D/D3(LLLD)l(LDLd)(DLLd)/4..1(LL) l 0-0 1-1}
40. 2 f2-d2 {1D2..1D/D2l(LLLD)1(LDLd)(DLLd)/4..1(LL) d 0-0 1-1} | 1 e2-f2+3 {1D2..1D/D2l1(LLLD)(LDLd)(DLLd)/4..1(LL) l 0-0 1-1}
41. 4 -- {1D2..1D/D2l1(LLLD)(LDLd)(DLLd)/4..1(LL) d 0-0 1-1} | 6 -- {1D2..1D/D2l1(LLLD)(LDLd)(DLLd)/4..1(LL) d 0-0 1-1}; 2 b3-a2 {4..1D/(DD)2l1(LLLD)(LDLd)(DLLd)/4..1(LL) l 0-0 1-1}
42. 5 -- {4..1D/(DD)2l1(LLLD)(LDLd)(DLLd)/4..1(LL) d 0-0 1-1} | 5 g2-b2 {4..1D/(DD)d1l1(LLLD)(LDL)(DLLd)/4..1(LL) l 0-0 1-1}
43. 6 -- {4..1D/(DD)d1l1(LLLD)(LDL)(DLLd)/4..1(LL) l 0-0 1-1}; 3 d2-g2 {4..1D/(DD)d3(LLLD)(LDLl)(DLLd)/4..1(LL) d 0-0 1-1} | 4 a2-e2 {4..1D/Dd2D(LLLD)(LDLl)(DLLd)/4..1(LL) l 0-0 1-1}
44. 4 g2-c2 {4..1D/Ddl1D(LLLD)(LDL)(DLLd)/4..1(LL) d 0-0 1-1} | 4 f2-g3 {4..dD/Ddl1D(LLL)(LDL)(DLLd)/4..1(LL) l 0-0 1-1}
45. 2 g2-h1 {4..dD/Ddl1D(LLL)(LD)(DLLd)/4..1(LLL) d 0-0 1-1} | 1 b2xc2 {4..dD/D1(ld)1D(LLL)(LD)(DLLd)/4..1(LLL) l 0-0 1-1}
46. 6 -- {4..dD/D1(ld)1D(LLL)(LD)(DLLd)/4..1(LLL) l 0-0 1-1}; 2 -- {4..dD/D1(ld)1D(LLL)(LD)(DLLd)/4..1(LLL) d 0-0 1-1} | 1 e2xf2 {4..dD/D1(ld)2(LLLD)(LD)(DLLd)/4..1(LLL) l 0-0 1-1}
47. 1 h1-g1 {4..dD/D1(ld)2(LLLD)(LD)(DLLd)/4..l(LL) d 0-0 1-1} | 6 -- {4..dD/D1(ld)2(LLLD)(LD)(DLLd)/4..l(LL) d 0-0 1-1}; 1 f2-g2 {4..dD/D1(ld)2(LLL)(LDD)(DLLd)/4..l(LL) l 0-0 1-1}
48. 6 -- {4..dD/D1(ld)2(LLL)(LDD)(DLLd)/4..l(LL) l 0-0 1-1}; 3 f2-h1 {4..dD/D1(ld)2(LL)(LDD)(DLLd)/4..l(LLL) d 0-0 1-1} | 4 g3xf2 {4..1D/D1(ld)2(LLd)(LDD)(DLLd)/4..l(LLL) l 0-0 1-1}
49. 3 g1xg2 {4..1D/D1(ld)2(LLd)(LDDl)(DLLd)/4..1(LLL) d 0-0 1-1} | 1 h3-g3 {4..d1/D1(ld)2(LLd)(LDDl)(DLLd)/4..1(LLL) l 0-0 1-1}
50. 6 -- {4..d1/D1(ld)2(LLd)(LDDl)(DLLd)/4..1(LLL) l 0-0 1-1}; 1 g2xf2 {4..d1/D1(ld)2(LLdl)(LDD)(DLLd)/4..1(LLL) d 0-0 1-1} | 3 h2-e2 {4..d1/D1(ld)1d(LLdl)(LDD)(DLL)/4..1(LLL) l 0-0 1-1}
51. 2 f2-d2 {4..d1/D1(ld)ld(LLd)(LDD)(DLL)/4..1(LLL) d 0-0 1-1} | 4 f2-g3+2 {4..(dd)1/D1(ld)ld1(LDD)(DLL)/4..1(LLL) l 0-2 1-1}
52. 5 -- {4..(dd)1/D1(ld)ld1(LDD)(DLL)/4..1(LLL) d 0-2 1-1} | 4 a2-e2 {4..(dd)1/2(ld)l(dD)1(LDD)(DLL)/4..1(LLL) l 0-2 1-1}
53. 6 -- {4..(dd)1/2(ld)l(dD)1(LDD)(DLL)/4..1(LLL) l 0-2 1-1}; 5 -- {4..(dd)1/2(ld)l(dD)1(LDD)(DLL)/4..1(LLL) d 0-2 1-1} | 4 @a3 {D3..(dd)1/2(ld)l(dD)1(LDD)(DLL)/4..1(LLL) l 0-2 0-1}
54. 5 -- {D3..(dd)1/2(ld)l(dD)1(LDD)(DLL)/4..1(LLL) d 0-2 0-1} | 4 a3xd2 {4..(dd)1/2(ld)(lD)(dD)1(LDD)(DLL)/4..1(LLL) l 0-2 0-1}
55. 4 -- {4..(dd)1/2(ld)(lD)(dD)1(LDD)(DLL)/4..1(LLL) d 0-2 0-1} | 1 g2xh2 {4..(dd)1/2(ld)(lD)(dD)1(LD)(DLLD)/4..1(LLL) l 0-2 0-1}
56. 6 -- {4..(dd)1/2(ld)(lD)(dD)1(LD)(DLLD)/4..1(LLL) l 0-2 0-1}; 3 -- {4..(dd)1/2(ld)(lD)(dD)1(LD)(DLLD)/4..1(LLL) d 0-2 0-1} | 1 h2-h3+2 {4..(dd)(LLD)/2(ld)(lD)(dD)1(LD)D/4..1(LLL) l 0-2 0-1}
57. 6 -- {4..(dd)(LLD)/2(ld)(lD)(dD)1(LD)D/4..1(LLL) l 0-2 0-1}; 4 -- {4..(dd)(LLD)/2(ld)(lD)(dD)1(LD)D/4..1(LLL) d 0-2 0-1} | 1 g2-h2 {4..(dd)(LLD)/2(ld)(lD)(dD)1L(DD)/4..1(LLL) l 0-2 0-1}
58. 5 -- {4..(dd)(LLD)/2(ld)(lD)(dD)1L(DD)/4..1(LLL) d 0-2 0-1} | 6 -- {4..(dd)(LLD)/2(ld)(lD)(dD)1L(DD)/4..1(LLL) d 0-2 0-1}; 2 e2xg2 {4..(dd)(LLD)/2(ld)(lD)d1(LD)(DD)/4..1(LLL) l 0-2 0-1}
59. 5 -- {4..(dd)(LLD)/2(ld)(lD)d1(LD)(DD)/4..1(LLL) d 0-2 0-1} | 4 d2-h2 {4..(dd)(LLD)/2(ld)ld1(LD)(DDD)/4..1(LLL) l 0-2 0-1}
60. 3 d2-a2 {4..(dd)(LLD)/l1(ld)1d1(LD)(DDD)/4..1(LLL) d 0-2 0-1} | 3 g2-g3 {4..(ddd)(LLD)/l1(ld)1d1L(DDD)/4..1(LLL) l 0-2 0-1}
61. 3 a2-d2 {4..(ddd)(LLD)/2(ld)ld1L(DDD)/4..1(LLL) d 0-2 0-1} | 6 -- {4..(ddd)(LLD)/2(ld)ld1L(DDD)/4..1(LLL) d 0-2 0-1}; 6 -- {4..(ddd)(LLD)/2(ld)ld1L(DDD)/4..1(LLL) d 0-2 0-1}; 4 c2xg2+1 {4..(ddd)(LLD)/3ld1(Lld)(DDD)/4..1(LLL) l 0-2 0-1}
62. 2 d2-b2 {4..(ddd)(LLD)/1l2d1(Lld)(DDD)/4..1(LLL) d 0-2 0-1} | 2 h2-g3 {4..(dddd)(LLD)/1l2d1(Lld)(DD)/4..1(LLL) l 0-2 0-1}
63. 1 b2-c2 {4..(dddd)(LLD)/2l1d1(Lld)(DD)/4..1(LLL) d 0-2 0-1} | 1 g2-f2 {4..(dddd)(LLD)/2l1dd(Ll)(DD)/4..1(LLL) l 0-2 0-1}
64. 1 c2-d2 {4..(dddd)(LLD)/3ldd(Ll)(DD)/4..1(LLL) d 0-2 0-1} | 6 -- {4..(dddd)(LLD)/3ldd(Ll)(DD)/4..1(LLL) d 0-2 0-1}; 3 g3xg2 {4..(ddd)(LLD)/3ldd(Lld)(DD)/4..1(LLL) l 0-2 0-1}
65. 2 d2xf2 {4..(ddd)(LLD)/4d(dl)(Lld)(DD)/4..1(LLL) d 0-2 0-1} | 4 g3xf2 {4..(dd)(LLD)/4d(dld)(Lld)(DD)/4..1(LLL) l 0-2 0-1}
66. 6 -- {4..(dd)(LLD)/4d(dld)(Lld)(DD)/4..1(LLL) l 0-2 0-1}; 6 -- {4..(dd)(LLD)/4d(dld)(Lld)(DD)/4..1(LLL) l 0-2 0-1}; 4 -- {4..(dd)(LLD)/4d(dld)(Lld)(DD)/4..1(LLL) d 0-2 0-1} | 3 e2-h2 {4..(dd)(LLD)/5(dld)(Lld)(DDd)/4..1(LLL) l 0-2 0-1}
67. 4 -- {4..(dd)(LLD)/5(dld)(Lld)(DDd)/4..1(LLL) d 0-2 0-1} | 6 -- {4..(dd)(LLD)/5(dld)(Lld)(DDd)/4..1(LLL) d 0-2 0-1}; 6 -- {4..(dd)(LLD)/5(dld)(Lld)(DDd)/4..1(LLL) d 0-2 0-1}; 1 f2-g2 {4..(dd)(LLD)/5(dl)(Lldd)(DDd)/4..1(LLL) l 0-2 0-1}
68. 6 -- {4..(dd)(LLD)/5(dl)(Lldd)(DDd)/4..1(LLL) l 0-2 0-1}; 4 f2-g1+1 {4..(dd)(LLD)/6(Lldd)(DDd)/4..l(LLL) d 0-2 0-2} | 2 h2-g3 {4..(ddd)(LLD)/6(Lldd)(DD)/4..l(LLL) l 0-2 0-2}
69. 2 g1xh2 {4..(ddd)(LLD)/6(Lldd)(DDl)/4..1(LLL) d 0-2 0-2} | 2 g3xh2 {4..(dd)(LLD)/6(Lldd)(DDld)/4..1(LLL) l 0-2 0-2}
70. 2 -- {4..(dd)(LLD)/6(Lldd)(DDld)/4..1(LLL) d 0-2 0-2} | 4 g3-f2 {4..d(LLD)/5d(Lldd)(DDld)/4..1(LLL) l 0-2 0-2}
71. 1 h1-g1 {4..d(LLD)/5d(Lldd)(DDld)/4..l(LL) d 0-2 0-2} | 1 f2-e2 {4..d(LLD)/4d1(Lldd)(DDld)/4..l(LL) l 0-2 0-2}
72. 3 -- {4..d(LLD)/4d1(Lldd)(DDld)/4..l(LL) d 0-2 0-2} | 4 h2-d2 {4..d(LLD)/3dd1(Lldd)(DDl)/4..l(LL) l 0-2 0-2}
73. 1 h1-g1 {4..d(LLD)/3dd1(Lldd)(DDl)/4..(ll)L d 0-2 0-2} | 5 g2-b2 {4..d(LLD)/1d1dd1(Lld)(DDl)/4..(ll)L l 0-2 0-2}
74. 1 h2xg2 {4..d(LLD)/1d1dd1(Lldl)(DD)/4..(ll)L d 0-2 0-2} | 4 b2-f2 {4..d(LLD)/3ddd(Lldl)(DD)/4..(ll)L l 0-2 0-2}
75. 6 -- {4..d(LLD)/3ddd(Lldl)(DD)/4..(ll)L l 0-2 0-2}; 2 g2xe2 {4..d(LLD)/3d(dl)d(Lld)(DD)/4..(ll)L d 0-2 0-2} | 2 g2xe2 {4..d(LLD)/3d(dld)d(Ll)(DD)/4..(ll)L l 0-2 0-2}
76. 4 g2-c2 {4..d(LLD)/2ld(dld)dL(DD)/4..(ll)L d 0-2 0-2} | 6 -- {4..d(LLD)/2ld(dld)dL(DD)/4..(ll)L d 0-2 0-2}; 6 -- {4..d(LLD)/2ld(dld)dL(DD)/4..(ll)L d 0-2 0-2}; 2 e2xg2+1 {4..d(LLD)/2lddd(Lld)(DD)/4..(ll)L l 0-2 0-2}
77. 5 g1xe2 {4..d(LLD)/2ld(dl)d(Lld)(DD)/4..lL d 0-2 0-2} | 2 g2xe2 {4..d(LLD)/2ld(dld)d(Ll)(DD)/4..lL l 0-2 0-2}
78. 6 -- {4..d(LLD)/2ld(dld)d(Ll)(DD)/4..lL l 0-2 0-2}; 3 g2xd2 {4..d(LLD)/2l(dl)(dld)dL(DD)/4..lL d 0-2 0-2} | 4 f2-g3 {4..(dd)(LLD)/2l(dl)(dld)1L(DD)/4..lL l 0-2 0-2}
79. 1 c2-b2 {4..(dd)(LLD)/1l1(dl)(dld)1L(DD)/4..lL d 0-2 0-2} | 4 e2-a2 {4..(dd)(LLD)/dl1(dl)(dl)1L(DD)/4..lL l 0-2 0-2}
80. 4 d2xh2 {4..(dd)(LLD)/dl1d(dl)1L(DDl)/4..lL d 0-2 0-2} | 1 d2xe2 {4..(dd)(LLD)/dl2(dld)1L(DDl)/4..lL l 0-2 0-2}
81. 6 -- {4..(dd)(LLD)/dl2(dld)1L(DDl)/4..lL l 0-2 0-2}; 1 h2-g2 {4..(dd)(LLD)/dl2(dld)1(Ll)(DD)/4..lL d 0-2 0-2} | 6 -- {4..(dd)(LLD)/dl2(dld)1(Ll)(DD)/4..lL d 0-2 0-2}; 1 a2xb2 {4..(dd)(LLD)/1(ld)2(dld)1(Ll)(DD)/4..lL l 0-2 0-2}
82. 3 g1-g2 {4..(dd)(LLD)/1(ld)2(dld)1(Lll)(DD)/4..1L d 0-2 0-2} | 6 -- {4..(dd)(LLD)/1(ld)2(dld)1(Lll)(DD)/4..1L d 0-2 0-2}; 5 b2xg2 {4..(dd)(LLD)/1l2(dld)1(Llld)(DD)/4..1L l 0-2 0-2}
83. 6 -- {4..(dd)(LLD)/1l2(dld)1(Llld)(DD)/4..1L l 0-2 0-2}; 6 -- {4..(dd)(LLD)/1l2(dld)1(Llld)(DD)/4..1L l 0-2 0-2}; 3 b2xe2 {4..(dd)(LLD)/4(dldl)1(Llld)(DD)/4..1L d 0-2 0-2} | 3 g2-g3+3 {4..(ddd)(LLD)/4(dldl)2(DD)/4..1L l 0-5 0-2}
84. 2 e2-g2 {4..(ddd)(LLD)/4(dld)1l(DD)/4..1L d 0-5 0-2} | 2 e2xg2+1 {4..(ddd)(LLD)/4d1(lld)(DD)/4..1L l 0-5 0-2}
85. 5 -- {4..(ddd)(LLD)/4d1(lld)(DD)/4..1L d 0-5 0-2} | 5 e2-g3 {4..(dddd)(LLD)/6(lld)(DD)/4..1L l 0-5 0-2}
86. 5 -- {4..(dddd)(LLD)/6(lld)(DD)/4..1L d 0-5 0-2} | 4 g3-f2 {4..(ddd)(LLD)/5d(lld)(DD)/4..1L l 0-5 0-2}
87. 1 h1-g1 {4..(ddd)(LLD)/5d(lld)(DD)/4..l1 d 0-5 0-2} | 5 g3-e2 {4..(dd)(LLD)/4dd(lld)(DD)/4..l1 l 0-5 0-2}
88. 3 g1xg2 {4..(dd)(LLD)/4dd(lldl)(DD)/4..2 d 0-5 0-2} | 3 e2-b2 {4..(dd)(LLD)/1d3d(lldl)(DD)/4..2 l 0-5 0-2}
89. 2 g2-e2 {4..(dd)(LLD)/1d2ld(lld)(DD)/4..2 d 0-5 0-2} | 5 g3xe2 {4..d(LLD)/1d2(ld)d(lld)(DD)/4..2 l 0-5 0-2}
