/** Eastern Cape; the columns stand in `dealer-table.ts`. */
export const easternCape = `
Algoa Wind Toyota | algoa-wind | ZA107 | Sipho Ndlovu-Peters | sales | 83 Windward Road | Newton Park | Gqeberha | 6045 | -33.9463 25.5701 | 041 000 0107 | city
Baakens Bridge Toyota | baakens-bridge-gqeberha | ZA201 | Siyabonga Mfeketo | principal | 200 Kloof Road | North End | Gqeberha | 6001 | -33.9472 25.6083 | 041 000 0201 | early | indigo-coast
Sundays Citrus Toyota | sundays-citrus-kariega | ZA202 | Charmaine Human | principal | 71 Caledon Grove | Kariega Central | Kariega | 6229 | -33.7691 25.3949 | 041 000 0202 | city | berg-and-valley
Shell Museum Toyota | shell-museum-jeffreys-bay | ZA203 | Byron Maddison | principal | 14 Da Gama Dune Road | Jeffreys Bay | Jeffreys Bay | 6330 | -34.0391 24.9223 | 042 000 0203 | coast | indigo-coast
Kouga Kloof Toyota | kouga-kloof-humansdorp | ZA204 | Ettienne Strydom | branch | 60 Park Vlei Street | Humansdorp | Humansdorp | 6300 | -34.0243 24.7672 | 042 000 0204 | town
Frontier Bell Toyota | frontier-bell-makhanda | ZA205 | Olwethu Mabandla | principal | 38 Steeple Street | Makhanda | Makhanda | 6139 | -33.3072 26.5281 | 046 000 0205 | town
Kowie Marina Toyota | kowie-marina-port-alfred | ZA206 | Bronwyn Shadwell | branch | 7 Pascoe Landing | Port Alfred | Port Alfred | 6170 | -33.5931 26.8871 | 046 000 0206 | coast
Nahoon Reef Toyota | nahoon-reef-east-london | ZA207 | Sive Mqhayi-Botha | principal | 155 Dune Road | Vincent | East London | 5247 | -32.9901 27.9028 | 043 000 0207 | mall | indigo-coast
Buffalo Quay Toyota | buffalo-quay-east-london | ZA208 | Adriaan Pittaway | sales | 19 Settlers Wharf | Arcadia | East London | 5201 | -33.0102 27.9032 | 043 000 0208 | early
Qonce Toyota | qonce | ZA209 | Lungile Mpondwana | principal | 44 Cathcart Drift | Qonce | Qonce | 5601 | -32.8788 27.3935 | 043 000 0209 | town
Amatola Mist Service Centre | amatola-mist-stutterheim | ZA210 | Gerda Schönknecht | branch | 21 Alexandra Glade | Stutterheim | Stutterheim | 4930 | -32.5701 27.4249 | 043 000 0210 | country | | no site
Komani Hexagon Toyota | komani-hexagon | ZA211 | Phumla Ngcukana | principal | 90 Hexagon Street | Queendustria | Komani | 5319 | -31.8954 26.8811 | 045 000 0211 | city | three-rivers
Stormberg Toyota | stormberg-maletswai | ZA212 | Wynand Aucamp | principal | 12 Slate Street | Aliwal North | Maletswai | 9750 | -30.6921 26.7089 | 051 000 0212 | town
Great Fish Toyota | great-fish-nxuba | ZA213 | Marthinus Lötter | principal | 28 Dundas Ford | Cradock | Nxuba | 5880 | -32.1704 25.6199 | 048 000 0213 | town
Camdeboo Toyota | camdeboo-graaff-reinet | ZA214 | Corlia Retief | principal | 57 Caledonia Lane | Graaff-Reinet | Graaff-Reinet | 6280 | -32.2530 24.5361 | 049 000 0214 | town | berg-and-valley
Boschberg Wind Motors | boschberg-wind-kwanojoli | ZA215 | Ockert Mouton | branch | 16 Kraal Street | Somerset East | KwaNojoli | 5850 | -32.7191 25.5841 | 042 000 0215 | country
Mthatha Falls Toyota | mthatha-falls | ZA216 | Nomonde Sicwetsha | principal | 130 Uplands Road | Vulindlela | Mthatha | 5099 | -31.5951 28.7839 | 047 000 0216 | city | three-rivers
Wild Coast Toyota | wild-coast-gcuwa | ZA217 | Zukisa Gqirana | principal | 9 Umtata Landing | Butterworth | Gcuwa | 4960 | -32.3331 28.1442 | 047 000 0217 | town | three-rivers
Ingeli Toyota | ingeli-matatiele | ZA218 | Thabang Lephoto | principal | 35 Nolangeni Street | Maluti Road | Matatiele | 4730 | -30.3398 28.8078 | 039 000 0218 | town
Tsitsa Garage | tsitsa-nqanqarhu | ZA219 | Fanie Greyvenstein | branch | 51 Wagon Street | Maclear | Nqanqarhu | 5480 | -31.0691 28.3478 | 045 000 0219 | country
`;
