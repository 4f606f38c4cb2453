/** Mpumalanga; the columns stand in `dealer-table.ts`. */
export const mpumalanga = `
Crocodile Gorge Toyota | crocodile-gorge-mbombela | ZA272 | Nontobeko Mnisi | principal | 166 Lychee Street | Riverside Park | Mbombela | 1201 | -25.4512 30.9641 | 013 000 0272 | mall | thornveld
Bougainvillea Toyota | bougainvillea-mbombela | ZA273 | Heine Lubbe | sales | 40 Mkhuhlu Street | Nelsville | Mbombela | 1200 | -25.4741 30.9838 | 013 000 0273 | city
Sabie Pine Toyota | sabie-pine-white-river | ZA274 | Fiona Carruthers | principal | 11 Forest Street | White River | White River | 1240 | -25.3299 31.0082 | 013 000 0274 | town
Panorama Ridge Toyota | panorama-ridge-mashishing | ZA275 | Cornel Steyn | principal | 8 Panning Street | Lydenburg | Mashishing | 1120 | -25.0961 30.4489 | 013 000 0275 | town
Three Sisters Gold Toyota | three-sisters-gold-barberton | ZA276 | Sifiso Shongwe-Hill | branch | 23 Reef Street | Barberton | Barberton | 1300 | -25.7870 31.0509 | 013 000 0276 | town
Lebombo Sugar Toyota | lebombo-sugar-malalane | ZA277 | Thulile Magagula | branch | 17 Cane Street | Malelane | Malalane | 1320 | -25.4839 31.5152 | 013 000 0277 | town
Coal Lark Toyota | coal-lark-emalahleni | ZA278 | Sibusiso Mahlaba | principal | 205 Poplar Street | Klipfontein | eMalahleni | 1035 | -25.8719 29.2321 | 013 000 0278 | early | thornveld
Steelpoort Toyota | steelpoort-middelburg | ZA279 | Mariaan Fouché | principal | 60 Furnace Street | Middelburg Central | Middelburg | 1050 | -25.7701 29.4671 | 013 000 0279 | city | thornveld
Nkangala Toyota | nkangala-siyabuswa | ZA280 | Jabulile Mahlangu | branch | 3 Mapoch Road | Siyabuswa D | Siyabuswa | 0472 | -25.1131 29.0461 | 013 000 0280 | town
Trout River Motors | trout-river-emakhazeni | ZA281 | Rynier Boshoff | branch | 15 Riverside Street | Belfast | eMakhazeni | 1100 | -25.6902 30.0419 | 013 000 0281 | country
Grasslands Toyota | grasslands-ermelo | ZA282 | Siphesihle Nkambule-Fyfe | principal | 98 Heron Street | Ermelo Industria | Ermelo | 2351 | -26.5261 29.9861 | 017 000 0282 | town | thornveld
Wetland Stork Toyota | wetland-stork-secunda | ZA283 | Trudie Badenhorst | principal | 21 Vlei Street | Secunda | Secunda | 2302 | -26.5122 29.1888 | 017 000 0283 | city
Vaal Headwater Toyota | vaal-headwater-standerton | ZA284 | Mandisa Hlophe | principal | 46 Eland Street | Standerton | Standerton | 2430 | -26.9369 29.2409 | 017 000 0284 | town
Wattle Ridge Toyota | wattle-ridge-emkhondo | ZA285 | Uwe Reinstorf | principal | 12 Sawmill Street | Piet Retief | eMkhondo | 2380 | -27.0051 30.8079 | 017 000 0285 | town
`;
