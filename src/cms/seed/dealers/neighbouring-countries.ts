/** Namibia; the columns stand in `dealer-table.ts`. */
export const namibia = `
Khomas Toyota | khomas-windhoek | NA201 | Ndapewa Shikongo | principal | 41 Kameeldoring Street | Northern Industrial | Windhoek | 10005 | -22.5365 17.0779 | +264 61 000 201 | city
Skeleton Coast Toyota | skeleton-coast-swakopmund | NA202 | Jürgen Hartmann | sales | 7 Flamingo Avenue | Vineta | Swakopmund | 13001 | -22.6655 14.5323 | +264 64 000 202 | town
Ostrich Feather Toyota | ostrich-feather-windhoek | NA203 | Selma Hangula | principal | 19 Camelthorn Avenue | Southern Industrial | Windhoek | 10005 | -22.5842 17.0751 | +264 61 000 203 | early | weaver
Welwitschia Toyota | welwitschia-walvis-bay | NA204 | Johannes Uushona | principal | 36 Sand Street | Industrial Area | Walvis Bay | 13013 | -22.9601 14.5109 | +264 64 000 204 | city
Omaruru Riverbed Toyota | omaruru-riverbed-otjiwarongo | NA205 | Elke Rusch | principal | 8 Acacia Avenue | Otjiwarongo Central | Otjiwarongo | 12001 | -20.4641 16.6529 | +264 67 000 205 | town
Etosha Salt Toyota | etosha-salt-tsumeb | NA206 | Paulus Kambonde | branch | 41 Omeya Street | Tsumeb | Tsumeb | 14001 | -19.2429 17.7079 | +264 67 000 206 | town
Makalani Palm Toyota | makalani-palm-oshakati | NA207 | Hilma Nangolo-Shaanika | principal | 102 Oshana Road | Ongwediva | Oshakati | 15001 | -17.7881 15.6992 | +264 65 000 207 | city | weaver
Okavango Bend Toyota | okavango-bend-rundu | NA208 | Muyenga Sikongo | branch | 7 Kiaat Street | Safari | Rundu | 16001 | -17.9252 19.7531 | +264 66 000 208 | town
Zambezi Fish Eagle Service Centre | zambezi-fish-eagle-katima-mulilo | NA209 | Beauty Mukwata | branch | 4 Teak Street | Katima Central | Katima Mulilo | 22001 | -17.5029 24.2749 | +264 66 000 209 | country | | no site
Fish River Aloe Toyota | fish-river-aloe-keetmanshoop | NA210 | Gerhardus Fredericks | principal | 25 Quiver Tree Street | Industrial | Keetmanshoop | 18001 | -26.5789 18.1301 | +264 63 000 210 | town | weaver
`;

/** Botswana; the columns stand in `dealer-table.ts`. */
export const botswana = `
Notwane Toyota | notwane-gaborone | BW301 | Kagiso Seretse-Moeng | principal | Plot 20814 Morula Road | Broadhurst Industrial | Gaborone | | -24.6282 25.9231 | +267 300 0301 | city
Kgale Hill Toyota | kgale-hill-gaborone | BW302 | Tshepo Kgosidintsi | principal | Plot 50361 Mosetlha Drive | Gaborone West Industrial | Gaborone | | -24.6671 25.8879 | +267 310 0302 | early | weaver
Tati Goldfield Toyota | tati-goldfield-francistown | BW303 | Lorato Ntshwarang | principal | Plot 1187 Blue Jacket Row | Light Industrial | Francistown | | -21.1719 27.5083 | +267 240 0303 | city
Delta Lily Toyota | delta-lily-maun | BW304 | Onalenna Xhari | principal | Plot 640 Thamalakane Road | Boseja | Maun | | -19.9899 23.4238 | +267 680 0304 | town | weaver
Chobe Kingfisher Service Centre | chobe-kingfisher-kasane | BW305 | Mpaphi Simasiku | branch | Plot 33 Reed Avenue | Plateau | Kasane | | -17.8069 25.1548 | +267 620 0305 | country | | no site
Khama Rhino Toyota | khama-rhino-serowe | BW306 | Boikanyo Lekhutile | branch | Plot 2201 Serowe Main Road | New Town | Serowe | | -22.3881 26.7181 | +267 460 0306 | town
Morupule Ember Toyota | morupule-ember-palapye | BW307 | Kitso Radikgomo | branch | Plot 318 Itireleng Street | Extension 11 | Palapye | | -22.5478 27.1309 | +267 490 0307 | town
Diamond Pit Toyota | diamond-pit-jwaneng | BW308 | Thato Mmereki | branch | Plot 9 Debs Road | Jwaneng Central | Jwaneng | | -24.6021 24.7289 | +267 580 0308 | town
Kalahari Melon Garage | kalahari-melon-ghanzi | BW309 | Xoma Kgaketla | branch | Plot 71 Kgalagadi Road | Ghanzi | Ghanzi | | -21.6992 21.6481 | +267 650 0309 | country | weaver
`;

/** Lesotho; the columns stand in `dealer-table.ts`. */
export const lesotho = `
Caledon Ridge Toyota | caledon-ridge-maseru | LS401 | Palesa Mokhethi | sales | 12 Sehlabeng Road | Maseru West | Maseru | 100 | -29.3142 27.4693 | +266 2200 0401 | town
Maluti Blanket Toyota | maluti-blanket-maseru | LS402 | Teboho Lepholisa | principal | 41 Moshoeshoe Bend | Ha Thetsane Industrial | Maseru | 100 | -29.3328 27.5003 | +266 2200 0402 | city
Katse Water Toyota | katse-water-maputsoe | LS403 | Limpho Moeletsi | branch | 6 Poplar Street | Ha Mokoroane | Maputsoe | 350 | -28.8861 27.8989 | +266 2200 0403 | town | three-rivers
Spiral Aloe Motors | spiral-aloe-mafeteng | LS404 | Rethabile Phafoli | branch | 15 Hospital Cliff Road | Mafeteng | Mafeteng | 900 | -29.8232 27.2369 | +266 2200 0404 | country
`;

/** Eswatini; the columns stand in `dealer-table.ts`. */
export const eswatini = `
Ezulwini Toyota | ezulwini-mbabane | SZ501 | Sakhile Mavuso | principal | 5 Emlembe Street | Sidwashini | Mbabane | H100 | -26.3054 31.1367 | +268 2400 0501 | town
Usutu Pine Toyota | usutu-pine-matsapha | SZ502 | Nomcebo Dlamini | principal | 88 Pine Street | Matsapha Industrial | Matsapha | M202 | -26.5165 31.3091 | +268 2500 0502 | city | thornveld
Sidvokodvo Toyota | sidvokodvo-manzini | SZ503 | Mfanukhona Simelane-Price | principal | 30 Ngwane Park Road | Manzini North | Manzini | M200 | -26.4899 31.3759 | +268 2500 0503 | town
Lubombo Cane Garage | lubombo-cane-simunye | SZ504 | Zandile Matsebula | branch | 9 Simunye Estate Road | Simunye | Simunye | L301 | -26.2119 31.9329 | +268 2300 0504 | country
`;
