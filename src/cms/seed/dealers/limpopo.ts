/** Limpopo; the columns stand in `dealer-table.ts`. */
export const limpopo = `
Marula Toyota | marula-polokwane | ZA105 | Tebogo Ramaphala | principal | 120 Marula Drive | Bendor | Polokwane | 0699 | -23.8888 29.4863 | 015 000 0105 | town
Cycad Terrace Toyota | cycad-terrace-polokwane | ZA258 | Mokgadi Serumula | principal | 74 Acacia Street | Superbia | Polokwane | 0699 | -23.9101 29.4459 | 015 000 0258 | early | thornveld
Modjadji Rain Toyota | modjadji-rain-tzaneen | ZA259 | Salome Maluleke | principal | 31 Mango Lane | Tzaneen Central | Tzaneen | 0850 | -23.8329 30.1601 | 015 000 0259 | city | thornveld
Elephant Gate Toyota | elephant-gate-phalaborwa | ZA260 | Rhulani Ngobeni | principal | 14 Wildevy Street | Phalaborwa | Phalaborwa | 1390 | -23.9451 31.1339 | 015 000 0260 | town
Mopani Heart Toyota | mopani-heart-giyani | ZA261 | Hlamalani Baloyi | principal | 60 Giyani Bypass | Section E | Giyani | 0826 | -23.3081 30.7148 | 015 000 0261 | town
Soutpans Toyota | soutpans-makhado | ZA262 | Fhatuwani Tshivhase-Luus | principal | 125 Baobab Street | Louis Trichardt | Makhado | 0920 | -23.0471 29.9039 | 015 000 0262 | town | thornveld
Sacred Lake Toyota | sacred-lake-thohoyandou | ZA263 | Rendani Mulaudzi | principal | 9 Mphephu Avenue | Thohoyandou P West | Thohoyandou | 0950 | -22.9498 30.4809 | 015 000 0263 | city | three-rivers
Limpopo Crossing Toyota | limpopo-crossing-musina | ZA264 | Petrus Vlok | branch | 5 Copper Street | Musina | Musina | 0900 | -22.3469 30.0410 | 015 000 0264 | town
Bushwillow Toyota | bushwillow-mokopane | ZA265 | Lesetja Mabusela | principal | 81 Geelbek Street | Mokopane | Mokopane | 0601 | -24.1868 29.0122 | 015 000 0265 | town
Nyl Lily Toyota | nyl-lily-modimolle | ZA266 | Zelda Erasmus | principal | 22 Bosveld Street | Modimolle | Modimolle | 0510 | -24.7021 28.4057 | 014 000 0266 | town
Warmbad Steam Toyota | warmbad-steam-bela-bela | ZA267 | Percy Langa | branch | 16 Bron Road | Bela-Bela | Bela-Bela | 0480 | -24.8851 28.2919 | 014 000 0267 | town
Crocodile Iron Garage | crocodile-iron-thabazimbi | ZA268 | Ansie Roets | branch | 8 Ysterhout Street | Thabazimbi | Thabazimbi | 0380 | -24.5953 27.4087 | 014 000 0268 | country
Waterberg Kiaat Toyota | waterberg-kiaat-lephalale | ZA269 | Madimetja Phasha | principal | 37 Kiaat Street | Onverwacht | Lephalale | 0555 | -23.6822 27.7009 | 014 000 0269 | town | thornveld
Hunters Camp Service Centre | hunters-camp-vaalwater | ZA270 | Dawie Claassen-Ras | branch | 2 Kudu Street | Vaalwater | Vaalwater | 0530 | -24.2931 28.1101 | 014 000 0270 | country | | no site
Olifants Orange Toyota | olifants-orange-groblersdal | ZA271 | Tebatso Mampuru | principal | 29 Kanaal Avenue | Groblersdal | Groblersdal | 0470 | -25.1679 29.3968 | 013 000 0271 | town
`;
