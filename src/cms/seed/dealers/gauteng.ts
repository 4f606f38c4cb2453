/** Gauteng; the columns stand in `dealer-table.ts`. */
export const gauteng = `
Highveld Crest Toyota | highveld-crest | ZA101 | Nomvula Dhlamini | principal | 214 Jacaranda Ridge Avenue | Randburg | Johannesburg | 2194 | -26.0936 27.9997 | 011 000 0101 | mall | southern-cross-motors
Sandstone Arch Toyota | sandstone-arch-sandton | ZA108 | Lindani Zwane | principal | 88 Katherine Ridge | Sandown | Sandton | 2196 | -26.1045 28.0601 | 011 000 0108 | mall | southern-cross-motors
Half Moon Toyota | half-moon-midrand | ZA109 | Chantel Vermaak | sales | 14 Old Coach Road | Halfway House | Midrand | 1685 | -25.9962 28.1290 | 011 000 0109 | early | southern-cross-motors
Wilgespruit Toyota | wilgespruit-roodepoort | ZA110 | Mpho Ratlhagane | principal | 231 Wilge Street | Lindhaven | Roodepoort | 1724 | -26.1561 27.8688 | 011 000 0110 | city
Vilakazi Corner Toyota | vilakazi-corner-soweto | ZA111 | Nkosinathi Buthelezi | principal | 17 Mopane Street | Orlando West | Soweto | 1804 | -26.2571 27.8639 | 011 000 0111 | city | three-rivers
Rand Steamers Toyota | rand-steamers-johannesburg | ZA112 | Farouk Essop | sales | 402 Steam Tram Road | Jeppestown | Johannesburg | 2094 | -26.2046 28.0605 | 011 000 0112 | early
Plane Tree Toyota | plane-tree-johannesburg | ZA113 | Candice Abelheim | new-vehicles | 51 Jellicoe Lane | Rosebank | Johannesburg | 2196 | -26.1449 28.0397 | 011 000 0113 | mall | southern-cross-motors
Six Ways Toyota | six-ways-sandton | ZA114 | Gugu Mthombeni | sales | 9 Uranium Road | Fourways | Sandton | 2191 | -26.0212 28.0063 | 011 000 0114 | mall
Klipriver Bend Toyota | klipriver-bend-alberton | ZA115 | Deon Labuscagne | principal | 76 Bluegum Way | New Redruth | Alberton | 1449 | -26.2652 28.1219 | 011 000 0115 | city
Driefontein Reef Toyota | driefontein-reef-germiston | ZA116 | Pieter Swanevelder | sales | 110 Stamp Mill Road | Primrose | Germiston | 1401 | -26.2031 28.1634 | 011 000 0116 | city
Cinderella Lake Toyota | cinderella-lake-boksburg | ZA117 | Rozanne Fortuin | principal | 6 Boating Club Drive | Bartlett | Boksburg | 1459 | -26.1938 28.2605 | 011 000 0117 | city | three-rivers
Kite and Compass Toyota | kite-and-compass-kempton-park | ZA118 | Vusi Hadebe | general | 33 Monument Flight Road | Kempton Park West | Kempton Park | 1619 | -26.1009 28.2225 | 011 000 0118 | early
Linksfield Gate Toyota | linksfield-gate-edenvale | ZA119 | Melissa Terblanche | sales | 19 Horwood Lane | Eastleigh | Edenvale | 1609 | -26.1342 28.1611 | 011 000 0119 | city
Homestead Dam Toyota | homestead-dam-benoni | ZA120 | Ashwin Govindsamy | principal | 140 Homestead Row | Northmead | Benoni | 1501 | -26.1752 28.3231 | 011 000 0120 | city
Sallies Headgear Toyota | sallies-headgear-brakpan | ZA121 | Johan Kleynhans | sales | 22 Hamilton Shaft Road | Anzac | Brakpan | 1541 | -26.2398 28.3602 | 011 000 0121 | town
Grootvlei Springs Toyota | grootvlei-springs | ZA122 | Busisiwe Nhlengethwa | principal | 67 Fountain Street | Selcourt | Springs | 1559 | -26.2658 28.4380 | 011 000 0122 | town
Marievale Heron Garage | marievale-heron-nigel | ZA123 | Sarel Engelbrecht | principal | 4 Sluis Street | Ferryvale | Nigel | 1491 | -26.4239 28.4837 | 011 000 0123 | country
Suikerbosrand Toyota | suikerbosrand-heidelberg | ZA124 | Anna-Marie Opperman | principal | 58 Aloe Street | Rensburg | Heidelberg | 1441 | -26.5131 28.3604 | 016 000 0124 | town
Vaal Willow Toyota | vaal-willow-vereeniging | ZA125 | Tumelo Mokwena | principal | 215 Willow Quay | Three Rivers | Vereeniging | 1929 | -26.6598 27.9390 | 016 000 0125 | city | three-rivers
Emerald Weir Toyota | emerald-weir-vanderbijlpark | ZA126 | Hannelie Scheepers | sales | 31 Playfair Crescent | SW 5 | Vanderbijlpark | 1911 | -26.7041 27.8291 | 016 000 0126 | city | three-rivers
Henley Reeds Motors | henley-reeds-meyerton | ZA127 | Gideon Mashiane | branch | 12 Ewelme Road | Riversdale | Meyerton | 1961 | -26.5496 28.0171 | 016 000 0127 | country
Paardekraal Toyota | paardekraal-krugersdorp | ZA128 | Lourens Bezuidenhout | principal | 93 Paarde Lane | Monument | Krugersdorp | 1739 | -26.1079 27.7763 | 011 000 0128 | city
Homelake Toyota | homelake-randfontein | ZA129 | Refilwe Modise | sales | 28 Stasie Street | Greenhills | Randfontein | 1759 | -26.1679 27.7012 | 011 000 0129 | town
Wonderfontein Toyota | wonderfontein-carletonville | ZA130 | Kobus Steenekamp | principal | 5 Onyx Drive | Oberholzer | Carletonville | 2499 | -26.3547 27.3869 | 018 000 0130 | town
Venterspost Service Centre | venterspost-westonaria | ZA131 | Lindiwe Maphanga | branch | 47 Briggs Road | Hillshaven | Westonaria | 1779 | -26.3262 27.6562 | 011 000 0131 | country | | no site
Apies Bridge Toyota | apies-bridge-pretoria | ZA132 | Kagiso Molefane | principal | 181 Boom Street | Pretoria Central | Pretoria | 0002 | -25.7436 28.1892 | 012 000 0132 | early | southern-cross-motors
Irene Oaks Toyota | irene-oaks-centurion | ZA133 | Marisa du Preez | principal | 11 Nellmapius Farm Road | Irene | Centurion | 0157 | -25.8683 28.2061 | 012 000 0133 | mall | southern-cross-motors
Jakaranda Laan Toyota | jakaranda-laan-pretoria | ZA134 | Willem Oberholster | new-vehicles | 326 Hilda Walk | Hatfield | Pretoria | 0083 | -25.7490 28.2371 | 012 000 0134 | city
Bronberg Toyota | bronberg-pretoria | ZA135 | Thandi Skhosana | general | 60 Lois Avenue | Menlyn | Pretoria | 0181 | -25.7842 28.2793 | 012 000 0135 | mall
Wonderboom Fig Toyota | wonderboom-fig-pretoria-north | ZA136 | Christo Gerryts | sales | 8 Lavender Lane | Annlin | Pretoria North | 0182 | -25.6714 28.1855 | 012 000 0136 | city
Pienaars Poort Toyota | pienaars-poort-pretoria | ZA137 | Sello Mahlangeni | sales | 77 Watermeyer Close | Silverton | Pretoria | 0184 | -25.7321 28.3024 | 012 000 0137 | early
Moretele Toyota | moretele-mamelodi | ZA138 | Dineo Kgatle | principal | 240 Tsamaya Road | Mamelodi West | Mamelodi | 0122 | -25.7138 28.3607 | 012 000 0138 | city | three-rivers
Blue Ground Garage | blue-ground-cullinan | ZA139 | Estelle Wolmarans | branch | 3 Oak Avenue | Rayton | Cullinan | 1000 | -25.6801 28.5210 | 012 000 0139 | country
Wilge Crossing Toyota | wilge-crossing-bronkhorstspruit | ZA140 | Ramesh Chunilall | principal | 44 Wilge Street | Erasmus | Bronkhorstspruit | 1020 | -25.8056 28.7461 | 013 000 0140 | town
Carousel Plain Toyota | carousel-plain-hammanskraal | ZA141 | Onkarabile Sebothoma | principal | 1 Jubilee Drive | Temba | Hammanskraal | 0400 | -25.3963 28.2821 | 012 000 0141 | town
Thandanani Toyota | thandanani-soshanguve | ZA142 | Ntombi Skosana | sales | 515 Molefi Street | Block L | Soshanguve | 0152 | -25.5270 28.1040 | 012 000 0142 | city
Hawk’s Nest Toyota | hawks-nest-tembisa | ZA143 | Bheki Masondo | sales | 29 Sheba Street | Ecaleni | Tembisa | 1632 | -25.9989 28.2240 | 011 000 0143 | city
Steenhuis Service Centre | steenhuis-magaliesburg | ZA144 | Hugo Malherbe-Smit | branch | 2 Koster Road | Magaliesburg | Magaliesburg | 1791 | -25.9968 27.5480 | 014 000 0144 | country | | no site
Signet Gardens Toyota | signet-gardens-lenasia | ZA145 | Yusuf Karolia | principal | 160 Rose Avenue | Lenasia Ext 1 | Lenasia | 1827 | -26.3182 27.8352 | 011 000 0145 | city
Natalspruit Toyota | natalspruit-vosloorus | ZA146 | Sibongile Radebe | principal | 71 Brickfield Road | Vosloorus Ext 6 | Vosloorus | 1475 | -26.3521 28.2043 | 011 000 0146 | city | three-rivers
`;
