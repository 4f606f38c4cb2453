/** Western Cape; the columns stand in `dealer-table.ts`. */
export const westernCape = `
Signal Bay Toyota | signal-bay | ZA102 | Riaan Oosthuizen | sales | 37 Lighthouse Road | Paarden Eiland | Cape Town | 7405 | -33.9128 18.4714 | 021 000 0102 | city | berg-and-valley
Langkloof Toyota | langkloof-george | ZA106 | Annelie Barnard | principal | 16 Geelhout Street | George Industria | George | 6529 | -33.9779 22.4576 | 044 000 0106 | town | berg-and-valley
Table Wind Toyota | table-wind-cape-town | ZA147 | Imraan Salie | principal | 5 Buitengracht Terrace | Gardens | Cape Town | 8001 | -33.9312 18.4153 | 021 000 0147 | mall | berg-and-valley
Liesbeek Toyota | liesbeek-cape-town | ZA148 | Robyn Achterberg | sales | 121 Durban Mews | Mowbray | Cape Town | 7700 | -33.9398 18.4730 | 021 000 0148 | city
Tokai Pine Toyota | tokai-pine-cape-town | ZA149 | Grant Isaacs | principal | 40 Orpen Glen | Tokai | Cape Town | 7945 | -34.0612 18.4465 | 021 000 0149 | city | indigo-coast
False Bay Toyota | false-bay-fish-hoek | ZA150 | Kirsty Lombaard | branch | 18 Sidmouth Quay | Fish Hoek | Fish Hoek | 7975 | -34.1365 18.4263 | 021 000 0150 | coast | indigo-coast
Tygerhoek Toyota | tygerhoek-bellville | ZA151 | Zaid Abrahamse | principal | 300 Vale Road | Bellville | Bellville | 7530 | -33.8951 18.6330 | 021 000 0151 | early | berg-and-valley
Kanonberg Toyota | kanonberg-durbanville | ZA152 | Ilse Raubenheimer | principal | 16 Wellington Wynd | Durbanville | Durbanville | 7550 | -33.8335 18.6482 | 021 000 0152 | mall | berg-and-valley
Blue Heron Toyota | blue-heron-milnerton | ZA153 | Shireen Petersen | sales | 90 Blaauwberg Reach | Table View | Milnerton | 7441 | -33.8301 18.4902 | 021 000 0153 | mall
Kuils Toyota | kuils-kuils-river | ZA154 | Marlon Kiewiet | principal | 27 Drift Road | Kuils River | Kuils River | 7580 | -33.9288 18.6817 | 021 000 0154 | city
Khaya Crossing Toyota | khaya-crossing-mitchells-plain | ZA155 | Nosipho Ntlokwana | principal | 8 Spine Walk | Town Centre | Mitchells Plain | 7785 | -34.0457 18.6186 | 021 000 0155 | city | three-rivers
Helderzicht Toyota | helderzicht-somerset-west | ZA156 | Daniel Thiersen | principal | 62 Bright Street | Somerset West | Somerset West | 7130 | -34.0799 18.8432 | 021 000 0156 | city | berg-and-valley
Anchor Bay Toyota | anchor-bay-strand | ZA157 | Lizelle Kotze | sales | 3 Beach Lane | Strand North | Strand | 7140 | -34.1112 18.8301 | 021 000 0157 | coast
Eikestad Oak Toyota | eikestad-oak-stellenbosch | ZA158 | Francois Lategan | principal | 54 Bird Mews | Plankenbrug | Stellenbosch | 7600 | -33.9301 18.8533 | 021 000 0158 | city | berg-and-valley
Paarl Rock Toyota | paarl-rock | ZA159 | Elmarie de Villiers | principal | 211 Pearl Mountain Drive | Dal Josafat | Paarl | 7646 | -33.7262 18.9708 | 021 000 0159 | city | berg-and-valley
Bain’s Pass Toyota | bains-pass-wellington | ZA160 | Jaco Malan | branch | 13 Church Oak Street | Wellington North | Wellington | 7655 | -33.6346 19.0113 | 021 000 0160 | town | berg-and-valley
Swartland Wheat Toyota | swartland-wheat-malmesbury | ZA161 | Hendrik Basson | principal | 70 Silo Road | Malmesbury | Malmesbury | 7300 | -33.4610 18.7311 | 022 000 0161 | town
Langebaan Lagoon Toyota | langebaan-lagoon-vredenburg | ZA162 | Sune Coetzer | principal | 21 Oostewal Bend | Vredenburg | Vredenburg | 7380 | -32.9051 17.9916 | 022 000 0162 | town | indigo-coast
Piket Service Centre | piket-piketberg | ZA163 | Albertus Visagie | branch | 8 Langstraat | Piketberg | Piketberg | 7320 | -32.9035 18.7610 | 022 000 0163 | country | | no site
Rooibos Road Motors | rooibos-road-clanwilliam | ZA164 | Jolene Farmer | branch | 15 Ouprug Street | Clanwilliam | Clanwilliam | 8135 | -32.1789 18.8930 | 027 000 0164 | country
Olifants Canal Toyota | olifants-canal-vredendal | ZA165 | Nelis Burger-Zandberg | principal | 46 Matzikama Street | Vredendal South | Vredendal | 8160 | -31.6702 18.5052 | 027 000 0165 | town
Hex Vine Toyota | hex-vine-worcester | ZA166 | Carmen Olckers | principal | 130 High Orchard Road | Worcester West | Worcester | 6850 | -33.6437 19.4391 | 023 000 0166 | city | berg-and-valley
Witzenberg Orchard Toyota | witzenberg-orchard-ceres | ZA167 | Leon Goedeman | principal | 9 Boord Street | Ceres | Ceres | 6835 | -33.3702 19.3129 | 023 000 0167 | town
Roggeveld Star Toyota | roggeveld-star-beaufort-west | ZA168 | Anneke Reinecke | principal | 84 Donkin Row | Hospital Hill | Beaufort West | 6970 | -32.3512 22.5842 | 023 000 0168 | town
Overberg Crane Toyota | overberg-crane-caledon | ZA169 | Dirkie Uys | principal | 35 Plein Street | Caledon | Caledon | 7230 | -34.2311 19.4293 | 028 000 0169 | town
Whale Bell Toyota | whale-bell-hermanus | ZA170 | Tamsin Overdale | principal | 12 Mitchell Reach | Industria | Hermanus | 7200 | -34.4203 19.2250 | 028 000 0170 | coast | indigo-coast
Strandveld Garage | strandveld-bredasdorp | ZA171 | Abrie Swart | branch | 26 Lighthouse Road | Bredasdorp | Bredasdorp | 7280 | -34.5343 20.0417 | 028 000 0171 | country
Drostdy Bell Toyota | drostdy-bell-swellendam | ZA172 | Magdel Joubert | principal | 5 Eikelaan | Swellendam | Swellendam | 6740 | -34.0236 20.4412 | 028 000 0172 | town
Klein Karoo Ostrich Toyota | klein-karoo-ostrich-oudtshoorn | ZA173 | Riaan Kamfer | principal | 144 Volstruis Lane | Oudtshoorn West | Oudtshoorn | 6625 | -33.5941 22.2013 | 044 000 0173 | town
Heath and Harbour Toyota | heath-and-harbour-mossel-bay | ZA174 | Nadine Stander | principal | 19 Bland Wharf | Voorbaai | Mossel Bay | 6506 | -34.1671 22.1139 | 044 000 0174 | coast | indigo-coast
Loerie Estuary Toyota | loerie-estuary-knysna | ZA175 | Simphiwe Rasmeni | principal | 33 Waterfront Mews | The Heads Approach | Knysna | 6570 | -34.0391 23.0489 | 044 000 0175 | coast | berg-and-valley
`;
