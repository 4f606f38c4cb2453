/** Free State; the columns stand in `dealer-table.ts`. */
export const freeState = `
Roses Toyota | roses-bloemfontein | ZA104 | Lerato Mofokeng | sales | 58 Wilgerboom Street | Hilton | Bloemfontein | 9301 | -29.1032 26.2196 | 051 000 0104 | city
Naval Hill Giraffe Toyota | naval-hill-giraffe-bloemfontein | ZA220 | Dikeledi Mokoteli | principal | 110 Rose Street | Oranjesig | Bloemfontein | 9301 | -29.1251 26.2190 | 051 000 0220 | early | three-rivers
Langenhoven Veld Toyota | langenhoven-veld-bloemfontein | ZA221 | Chris Venter | new-vehicles | 300 Vlakte Road | Brandwag | Bloemfontein | 9301 | -29.1102 26.2009 | 051 000 0221 | mall
Black Mountain Toyota | black-mountain-thaba-nchu | ZA222 | Pulane Tau | branch | 22 Moroka Street | Selosesha | Thaba Nchu | 9780 | -29.2081 26.8330 | 051 000 0222 | town
Maize Moon Toyota | maize-moon-kroonstad | ZA223 | Fritz Oosthuysen | principal | 67 Silo Street | Industria | Kroonstad | 9499 | -27.6579 27.2297 | 056 000 0223 | town | thornveld
Sand River Gold Toyota | sand-river-gold-welkom | ZA224 | Mamello Phakisi | principal | 41 Goldfields Bend | Welkom Central | Welkom | 9459 | -27.9793 26.7340 | 057 000 0224 | city | three-rivers
Virginia Loop Service Centre | virginia-loop | ZA225 | Quintin Haasbroek | branch | 9 Atlantic Row | Virginia | Virginia | 9430 | -28.1062 26.8650 | 057 000 0225 | country | | no site
Cherry Valley Toyota | cherry-valley-ficksburg | ZA226 | Hennie Rossouw | principal | 18 Orchard Street | Ficksburg | Ficksburg | 9730 | -28.8751 27.8779 | 051 000 0226 | town
Sandstone Rooster Toyota | sandstone-rooster-bethlehem | ZA227 | Tshediso Mokubung | principal | 82 Poplar Street | Panorama | Bethlehem | 9701 | -28.2312 28.3062 | 058 000 0227 | city | thornveld
Platberg Toyota | platberg-harrismith | ZA228 | Sanet Kriel-Odendaal | principal | 15 Bluff Street | Harrismith | Harrismith | 9880 | -28.2741 29.1281 | 058 000 0228 | town
Sentinel Peak Toyota | sentinel-peak-phuthaditjhaba | ZA229 | Moeketsi Tshabalala | principal | 4 Setsing Walk | Phuthaditjhaba A | Phuthaditjhaba | 9866 | -28.5239 28.8153 | 058 000 0229 | town | three-rivers
Highveld Coal Toyota | highveld-coal-sasolburg | ZA230 | Elsabe Lamprecht | principal | 26 Retort Street | Sasolburg | Sasolburg | 1947 | -26.8121 27.8288 | 016 000 0230 | city
Renoster Toyota | renoster-parys | ZA231 | Ruan Vorster | principal | 61 Dam Street | Parys | Parys | 9585 | -26.9038 27.4560 | 056 000 0231 | town
Salt Pan Motors | salt-pan-bothaville | ZA232 | Koos Hefer | branch | 7 Pan Street | Bothaville | Bothaville | 9660 | -27.3908 26.6189 | 056 000 0232 | country | thornveld
`;
