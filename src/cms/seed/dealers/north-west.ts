/** North West; the columns stand in `dealer-table.ts`. */
export const northWest = `
Bushveld Thorn Toyota | bushveld-thorn-rustenburg | ZA245 | Boitumelo Motsepane | principal | 144 Merensky Thorn Avenue | Waterfall East | Rustenburg | 0299 | -25.6692 27.2460 | 014 000 0245 | early | thornveld
Magaliesberg Vulture Toyota | magaliesberg-vulture-rustenburg | ZA246 | Theo Janse | sales | 20 Olienhout Drive | Safarituine | Rustenburg | 0299 | -25.6798 27.2529 | 014 000 0246 | mall
Tobacco Road Toyota | tobacco-road-brits | ZA247 | Karabo Sefatlhe | principal | 88 Canal Street | Brits Industria | Brits | 0250 | -25.6311 27.7752 | 012 000 0247 | town
Dam Wall Toyota | dam-wall-hartbeespoort | ZA248 | Wilna Grobbelaar | principal | 6 Shore Road | Schoemansville | Hartbeespoort | 0216 | -25.7283 27.8533 | 012 000 0248 | mall
Mooi Canal Toyota | mooi-canal-potchefstroom | ZA249 | Leané Combrink | principal | 201 Willow Street | Potchindustria | Potchefstroom | 2531 | -26.7062 27.1019 | 018 000 0249 | city | thornveld
Schoonspruit Toyota | schoonspruit-klerksdorp | ZA250 | Keitumetse Tlhapi | principal | 35 Fonteine Street | Wilkoppies | Klerksdorp | 2571 | -26.8571 26.6782 | 018 000 0250 | city | thornveld
Vaal Ridge Garage | vaal-ridge-orkney | ZA251 | Marius Bothma | branch | 12 Shaft Road | Orkney | Orkney | 2619 | -26.9819 26.6731 | 018 000 0251 | country
Molopo Reed Toyota | molopo-reed-mahikeng | ZA252 | Gofaone Molefi | principal | 60 Oasis Street | Mahikeng Central | Mahikeng | 2745 | -25.8571 25.6452 | 018 000 0252 | town | three-rivers
Groot Marico Toyota | groot-marico-zeerust | ZA253 | Abraham Kirstein | branch | 9 Mampoer Street | Zeerust | Zeerust | 2865 | -25.5411 26.0772 | 018 000 0253 | town
Diggers’ Plain Toyota | diggers-plain-lichtenburg | ZA254 | Sunel Pretorius | principal | 48 Limestone Street | Lichtenburg | Lichtenburg | 2740 | -26.1498 26.1569 | 018 000 0254 | town | thornveld
Stellaland Star Toyota | stellaland-star-vryburg | ZA255 | Pogiso Gaborone-Nkwe | principal | 17 Vaalbos Street | Vryburg | Vryburg | 8601 | -26.9549 24.7309 | 053 000 0255 | town | weaver
Maquassi Grain Motors | maquassi-grain-wolmaransstad | ZA256 | Faan Slabbert | branch | 3 Mealie Street | Wolmaransstad | Wolmaransstad | 2630 | -27.1979 25.9792 | 018 000 0256 | country
Peach and River Service Centre | peach-and-river-christiana | ZA257 | Elna van Jaarsveldt | branch | 22 Oewer Street | Christiana | Christiana | 2680 | -27.9121 25.1641 | 053 000 0257 | country | | no site
`;
