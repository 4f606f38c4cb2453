/** Northern Cape; the columns stand in `dealer-table.ts`. */
export const northernCape = `
Kimberlite Toyota | kimberlite-kimberley | ZA233 | Gaolathe Mothibi | principal | 188 Du Toitspan Bend | Kimdustria | Kimberley | 8301 | -28.7402 24.7732 | 053 000 0233 | early | weaver
Flamingo Pan Toyota | flamingo-pan-kimberley | ZA234 | Jeanine Vosloo | sales | 14 Phakamile Way | Royldene | Kimberley | 8301 | -28.7611 24.7458 | 053 000 0234 | city
Augrabies Mist Toyota | augrabies-mist-upington | ZA235 | Barend Louwrens | principal | 97 Kanaal Street | Progress | Upington | 8801 | -28.4502 21.2479 | 054 000 0235 | city | weaver
Quiver Tree Toyota | quiver-tree-springbok | ZA236 | Anthea Cloete-Links | principal | 30 Koper Street | Springbok | Springbok | 8240 | -29.6659 17.8810 | 027 000 0236 | town | weaver
Eye of Kuruman Toyota | eye-of-kuruman | ZA237 | Kelebogile Assegaai | principal | 52 Die Oog Road | Kuruman | Kuruman | 8460 | -27.4571 23.4302 | 053 000 0237 | town | weaver
Langberg Iron Toyota | langberg-iron-kathu | ZA238 | Stephan Kruger | principal | 11 Hematiet Street | Kathu Industria | Kathu | 8446 | -27.6979 23.0462 | 053 000 0238 | city | weaver
Kalahari Salt Garage | kalahari-salt-postmasburg | ZA239 | Thuso Ditlhake | branch | 8 Mangaan Street | Postmasburg | Postmasburg | 8420 | -28.3301 23.0703 | 053 000 0239 | country
Vanderkloof Light Toyota | vanderkloof-light-de-aar | ZA240 | Lorraine Visser | principal | 19 Peppertree Street | De Aar East | De Aar | 7000 | -30.6489 24.0171 | 053 000 0240 | town
Colesberg Kopje Motors | colesberg-kopje | ZA241 | Jannie Theron | branch | 73 Koppie Street | Colesberg | Colesberg | 9795 | -30.7198 25.0989 | 051 000 0241 | country
Diamond Drift Service Centre | diamond-drift-douglas | ZA242 | Sarie Bekker | branch | 5 Oewer Road | Douglas | Douglas | 8730 | -29.0571 23.7719 | 053 000 0242 | country | | no site
Hantam Garage | hantam-calvinia | ZA243 | Gert Nieuwoudt-Esau | branch | 24 Rooikrans Street | Calvinia | Calvinia | 8190 | -31.4708 19.7759 | 027 000 0243 | country
Desert Grape Motors | desert-grape-keimoes | ZA244 | Ronél Beukes | branch | 16 Rosyntjie Street | Keimoes | Keimoes | 8860 | -28.7096 20.9690 | 054 000 0244 | country | weaver
`;
