/** KwaZulu-Natal; the columns stand in `dealer-table.ts`. */
export const kwazuluNatal = `
Umhlanga Palms Toyota | umhlanga-palms | ZA103 | Thandeka Mkhwanazi | principal | 9 Ilala Palm Crescent | Umhlanga Ridge | Durban | 4319 | -29.7262 31.0703 | 031 000 0103 | mall | southern-cross-motors
Port Lantern Toyota | port-lantern-durban | ZA176 | Prenisha Munsamy | principal | 240 Wharf Road | Point | Durban | 4001 | -29.8602 31.0395 | 031 000 0176 | early | indigo-coast
Umgeni Heron Toyota | umgeni-heron-durban | ZA177 | Ayanda Cele-Nxumalo | principal | 77 Riverside Bend | Springfield | Durban | 4091 | -29.8133 30.9937 | 031 000 0177 | city | indigo-coast
Bluff Lighthouse Toyota | bluff-lighthouse-durban | ZA178 | Kevin Perumal | sales | 15 Marine Outlook | Bluff | Durban | 4052 | -29.9277 31.0084 | 031 000 0178 | city
Amanzi Cane Toyota | amanzi-cane-amanzimtoti | ZA179 | Gareth Pinnock | principal | 34 Kingsway Row | Warner Beach | Amanzimtoti | 4126 | -30.0571 30.8789 | 031 000 0179 | coast | indigo-coast
Umbilo Glen Toyota | umbilo-glen-pinetown | ZA180 | Devan Thathiah | principal | 101 Old Main Incline | New Germany | Pinetown | 3610 | -29.8091 30.8577 | 031 000 0180 | city | southern-cross-motors
Thousand Hills Toyota | thousand-hills-hillcrest | ZA181 | Sinazo Mthiyane | principal | 22 Inanda Crest | Hillcrest | Hillcrest | 3610 | -29.7809 30.7661 | 031 000 0181 | mall | southern-cross-motors
Mangrove Toyota | mangrove-umlazi | ZA182 | Mandla Shezi | sales | 3 Griffiths Way | Umlazi V | Umlazi | 4066 | -29.9694 30.8815 | 031 000 0182 | city
Ohlanga Ridge Toyota | ohlanga-ridge-verulam | ZA183 | Logan Padayatchi | principal | 58 Wick Cane Street | Verulam Central | Verulam | 4340 | -29.6452 31.0471 | 032 000 0183 | town
Dolphin Point Toyota | dolphin-point-ballito | ZA184 | Bianca Rautenbach | principal | 8 Sandra Dune Road | Ballito Business Park | Ballito | 4420 | -29.5301 31.2061 | 032 000 0184 | mall | indigo-coast
Dukuza Toyota | dukuza-kwadukuza | ZA185 | Sizwe Gumede | principal | 66 Millers Row | Stanger Manor | KwaDukuza | 4450 | -29.3379 31.2876 | 032 000 0185 | town
Camperdown Clay Service Centre | camperdown-clay | ZA186 | Trevor Haldane | branch | 12 Old Wagon Track | Camperdown | Camperdown | 3720 | -29.7293 30.5402 | 031 000 0186 | country | | no site
Fountain Court Toyota | fountain-court-pietermaritzburg | ZA187 | Nokuthula Zondi | principal | 190 Victoria Arcade | Willowton | Pietermaritzburg | 3201 | -29.5937 30.3958 | 033 000 0187 | city | southern-cross-motors
Karkloof Toyota | karkloof-howick | ZA188 | Angus Wetherby | principal | 17 Stream Street | Howick West | Howick | 3290 | -29.4841 30.2219 | 033 000 0188 | town
Midlands Plough Motors | midlands-plough-greytown | ZA189 | Heinrich Rabie | principal | 40 Market Square East | Greytown | Greytown | 3250 | -29.0611 30.5899 | 033 000 0189 | country
Giant’s Castle Toyota | giants-castle-estcourt | ZA190 | Themba Dladla-Ross | principal | 73 Mill Street | Estcourt | Estcourt | 3310 | -29.0063 29.8760 | 036 000 0190 | town
Klip River Toyota | klip-river-ladysmith | ZA191 | Rajesh Maharaj | principal | 126 Klip Bank | Acaciavale | Ladysmith | 3370 | -28.5581 29.7762 | 036 000 0191 | town
Biggar Coal Toyota | biggar-coal-newcastle | ZA192 | Zinhle Khanyile | principal | 9 Shaft Street | Lennoxton | Newcastle | 2940 | -27.7512 29.9318 | 034 000 0192 | city | three-rivers
Talana Hill Toyota | talana-hill-dundee | ZA193 | Warwick Penhale | branch | 31 Gladstone Parade | Dundee | Dundee | 3000 | -28.1699 30.2311 | 034 000 0193 | town
Lancaster Hill Toyota | lancaster-hill-vryheid | ZA194 | Marietjie Klopper | principal | 55 Utrecht Lane | Vryheid East | Vryheid | 3100 | -27.7661 30.7930 | 034 000 0194 | town
Pongolo Lily Garage | pongolo-lily-pongola | ZA195 | Dumisani Nyawo | branch | 18 Mill Street | Pongola | Pongola | 3170 | -27.3812 31.6160 | 034 000 0195 | country
Ulundi Plain Toyota | ulundi-plain | ZA196 | Nompilo Ntshangase | principal | 4 Umhlanga Reed Way | Ulundi A | Ulundi | 3838 | -28.3290 31.4189 | 035 000 0196 | town
Fever Tree Toyota | fever-tree-richards-bay | ZA197 | Warren Blakeway | principal | 80 Bullion Curve | Alton | Richards Bay | 3900 | -28.7625 32.0451 | 035 000 0197 | city | indigo-coast
Mhlathuze Toyota | mhlathuze-empangeni | ZA198 | Xolani Mathenjwa | principal | 29 Turnbull Terrace | Empangeni Rail | Empangeni | 3880 | -28.7520 31.8951 | 035 000 0198 | city
Umzimkhulu Mouth Toyota | umzimkhulu-mouth-port-shepstone | ZA199 | Yolandi Hattingh | principal | 110 Milkwood Quay | Marburg | Port Shepstone | 4240 | -30.7398 30.4402 | 039 000 0199 | coast | indigo-coast
East Griqua Toyota | east-griqua-kokstad | ZA200 | Luyanda Jojozi | principal | 64 Barn Street | Kokstad | Kokstad | 4700 | -30.5481 29.4262 | 039 000 0200 | town | three-rivers
`;
