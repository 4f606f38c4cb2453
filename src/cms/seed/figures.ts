import type { Words } from './words';

const product = { width: 960, height: 960 };
const portrait = { width: 800, height: 1000 };
const team = { width: 1200, height: 800 };

/** The drawings in `media/figures/`: merchandise by product code, and people of no one in particular. */
export const figures = {
  'merch-99a-tee': {
    ...product,
    alt: {
      en: 'A drawn black T-shirt with a large road emblem on the chest',
      af: "'n Getekende swart T-hemp met 'n groot padembleem op die bors",
      zu: 'Umdwebo wesikibha esimnyama esinophawu olukhulu lomgwaqo esifubeni',
    },
  },
  'merch-99b-polo': {
    ...product,
    alt: {
      en: 'A drawn red polo shirt with a white-edged collar and black cuffs',
      af: "'n Getekende rooi polohemp met 'n wit rand om die kraag en swart mouboordjies",
      zu: 'Umdwebo wesikibha se-polo esibomvu esinekhola enomphetho omhlophe nemikhono enemiphetho emnyama',
    },
  },
  'merch-99c-cap': {
    ...product,
    alt: {
      en: 'A drawn cream cap with a black peak and a road emblem, seen from the front',
      af: "'n Getekende roomkleurige pet met 'n swart klep en 'n padembleem, van voor gesien",
      zu: 'Umdwebo wekepisi elingukhilimu elinesivikelalanga esimnyama nophawu lomgwaqo, libonwa ngaphambili',
    },
  },
  'merch-99d-enamel-mug': {
    ...product,
    alt: {
      en: 'A drawn cream enamel mug with a dark blue rim and a road emblem',
      af: "'n Getekende roomkleurige emaljebeker met 'n donkerblou rand en 'n padembleem",
      zu: 'Umdwebo wenkomishi ye-enamel engukhilimu enomphetho oluhlaza okwesibhakabhaka ngokujulile nophawu lomgwaqo',
    },
  },
  'merch-99e-travel-mug': {
    ...product,
    alt: {
      en: 'A drawn black travel mug with a red band and a lid',
      af: "'n Getekende swart reisbeker met 'n rooi band en 'n deksel",
      zu: 'Umdwebo wenkomishi yohambo emnyama enebhande elibomvu nesivalo',
    },
  },
  'merch-99f-umbrella': {
    ...product,
    alt: {
      en: 'A drawn dark blue umbrella, rolled up, with a wooden handle',
      af: "'n Getekende donkerblou sambreel, opgerol, met 'n houthandvatsel",
      zu: 'Umdwebo wesambulela esiluhlaza okwesibhakabhaka ngokujulile, sisongiwe, esinesibambo sokhuni',
    },
  },
  'merch-99g-duffel-bag': {
    ...product,
    alt: {
      en: 'A drawn black and red duffel bag with two carrying straps',
      af: "'n Getekende swart en rooi toksak met twee draagbande",
      zu: 'Umdwebo wesikhwama sohambo esimnyama nokubomvu esinamabhande amabili okuphatha',
    },
  },
  'merch-99h-model-coupe': {
    ...product,
    alt: {
      en: 'A drawn scale model of a red coupé on a black stand',
      af: "'n Getekende skaalmodel van 'n rooi koepee op 'n swart staander",
      zu: 'Umdwebo wemodeli encane yemoto ye-coupé ebomvu esitendini esimnyama',
    },
  },
  'merch-99j-water-bottle': {
    ...product,
    alt: {
      en: 'A drawn white and red water bottle with a black cap',
      af: "'n Getekende wit en rooi waterbottel met 'n swart prop",
      zu: 'Umdwebo webhodlela lamanzi elimhlophe nokubomvu elinesivalo esimnyama',
    },
  },
  'merch-99k-key-ring': {
    ...product,
    alt: {
      en: 'A drawn brown leather key ring with a road emblem in metal',
      af: "'n Getekende bruin leersleutelhouer met 'n padembleem van metaal",
      zu: 'Umdwebo wendandatho yokhiye yesikhumba esinsundu enophawu lomgwaqo lwensimbi',
    },
  },
  'merch-99l-notebook': {
    ...product,
    alt: {
      en: 'A drawn black notebook with a red elastic band, and a pen beside it',
      af: "'n Getekende swart notaboek met 'n rooi rekband, en 'n pen langsaan",
      zu: 'Umdwebo webhukwana lamanothi elimnyama elinebhande elibomvu elinwebekayo, nepeni eceleni kwalo',
    },
  },
  'merch-99m-cap': {
    ...product,
    alt: {
      en: 'A drawn black cap with a red peak, seen from the side',
      af: "'n Getekende swart pet met 'n rooi klep, van die kant gesien",
      zu: 'Umdwebo wekepisi elimnyama elinesivikelalanga esibomvu, libonwa eceleni',
    },
  },
  'merch-99n-rally-jacket': {
    ...product,
    alt: {
      en: 'A drawn rally jacket in black, white and red',
      af: "'n Getekende tydrenbaadjie in swart, wit en rooi",
      zu: 'Umdwebo wejakhethi yerali emnyama, emhlophe nebomvu',
    },
  },
  'merch-99p-model-bakkie': {
    ...product,
    alt: {
      en: 'A drawn scale model of a white rally bakkie on a black stand',
      af: "'n Getekende skaalmodel van 'n wit tydrenbakkie op 'n swart staander",
      zu: 'Umdwebo wemodeli encane yebhakhi yerali emhlophe esitendini esimnyama',
    },
  },
  'merch-99q-golf-umbrella': {
    ...product,
    alt: {
      en: 'A drawn golf umbrella, open, in panels of black and red',
      af: "'n Getekende gholfsambreel, oop, in swart en rooi bane",
      zu: 'Umdwebo wesambulela segalofu esivuliwe, esinezingcezu ezimnyama nezibomvu',
    },
  },
  'portrait-rally-driver-helmet': {
    ...portrait,
    alt: {
      en: 'A drawn figure of a rally driver: a woman in a white and black suit, her helmet under her arm',
      af: "'n Getekende figuur van 'n tydrenjaer: 'n vrou in 'n wit en swart pak, haar valhelm onder die arm",
      zu: 'Umdwebo womshayeli werali: owesifazane ogqoke isudi emhlophe nokumnyama, ephethe isigqoko sokuzivikela ekhwapheni',
    },
  },
  'portrait-rally-driver-arms-crossed': {
    ...portrait,
    alt: {
      en: 'A drawn figure of a rally driver: a bearded man in a dark grey suit, his arms crossed',
      af: "'n Getekende figuur van 'n tydrenjaer: 'n man met 'n baard in 'n donkergrys pak, sy arms gevou",
      zu: 'Umdwebo womshayeli werali: owesilisa onentshebe ogqoke isudi empunga ngokujulile, egoqe izandla',
    },
  },
  'portrait-rally-raid-driver': {
    ...portrait,
    alt: {
      en: 'A drawn figure of a rally-raid driver: a woman with braids in a sand-coloured suit, goggles around her neck',
      af: "'n Getekende figuur van 'n woestyntydrenjaer: 'n vrou met vlegsels in 'n sandkleurige pak, 'n stofbril om die nek",
      zu: 'Umdwebo womshayeli werali yasogwadule: owesifazane onezinwele ezeluke ogqoke isudi enombala wesihlabathi, enezibuko zothuli entanyeni',
    },
  },
  'portrait-co-driver-pace-notes': {
    ...portrait,
    alt: {
      en: 'A drawn figure of a co-driver: a woman in a red and white suit with her book of pace notes',
      af: "'n Getekende figuur van 'n navigator: 'n vrou in 'n rooi en wit pak met haar boek padnotas",
      zu: 'Umdwebo womkhombi-ndlela werali: owesifazane ogqoke isudi ebomvu nokumhlophe, ephethe incwadi yamanothi endlela',
    },
  },
  'portrait-co-driver-cap': {
    ...portrait,
    alt: {
      en: 'A drawn figure of a co-driver: a man with a team cap, a red helmet under his arm',
      af: "'n Getekende figuur van 'n navigator: 'n man met 'n spanpet, 'n rooi valhelm onder die arm",
      zu: 'Umdwebo womkhombi-ndlela werali: owesilisa ogqoke ikepisi leqembu, ephethe isigqoko sokuzivikela esibomvu ekhwapheni',
    },
  },
  'portrait-circuit-driver-visor-down': {
    ...portrait,
    alt: {
      en: 'A drawn figure of a circuit driver in a red suit, helmet on and visor down, hands on hips',
      af: "'n Getekende figuur van 'n renjaer in 'n rooi pak, valhelm op en visier toe, hande in die sye",
      zu: 'Umdwebo womshayeli womjaho ogqoke isudi ebomvu nesigqoko sokuzivikela esivaliwe, ebambe izinqulu',
    },
  },
  'portrait-circuit-driver-balaclava': {
    ...portrait,
    alt: {
      en: 'A drawn figure of a circuit driver in a white balaclava, a black helmet in both hands',
      af: "'n Getekende figuur van 'n renjaer in 'n wit balaklawa, 'n swart valhelm in albei hande",
      zu: 'Umdwebo womshayeli womjaho ogqoke ibhalaklava emhlophe, ephethe isigqoko sokuzivikela esimnyama ngezandla zombili',
    },
  },
  'portrait-team-principal': {
    ...portrait,
    alt: {
      en: 'A drawn figure of a team principal: a woman with grey hair in a grey jacket, hands in her pockets',
      af: "'n Getekende figuur van 'n spanhoof: 'n vrou met grys hare in 'n grys baadjie, haar hande in haar sakke",
      zu: 'Umdwebo womphathi weqembu: owesifazane onezinwele ezimpunga ogqoke ijakhethi empunga, efake izandla emaphaketheni',
    },
  },
  'portrait-race-engineer': {
    ...portrait,
    alt: {
      en: 'A drawn figure of a race engineer: a man with glasses and a headset, a tablet in his hand',
      af: "'n Getekende figuur van 'n reningenieur: 'n man met 'n bril en 'n kopstuk, 'n tablet in die hand",
      zu: 'Umdwebo kanjiniyela womjaho: owesilisa ogqoke izibuko namahedfoni, ephethe ithebhulethi esandleni',
    },
  },
  'portrait-academy-kart-girl': {
    ...portrait,
    alt: {
      en: 'A drawn figure of a junior academy driver: a girl of about 12 in a red kart suit, her helmet in both hands',
      af: "'n Getekende figuur van 'n jong akademiejaer: 'n meisie van omtrent 12 in 'n rooi kartpak, haar valhelm in albei hande",
      zu: 'Umdwebo womshayeli osemncane wase-akhademi: intombazane eneminyaka engaba ngu-12 egqoke isudi yekhathi ebomvu, iphethe isigqoko sokuzivikela ngezandla zombili',
    },
  },
  'portrait-academy-kart-boy': {
    ...portrait,
    alt: {
      en: 'A drawn figure of a junior academy driver: a boy of about 12 in a blue kart suit, his helmet under his arm',
      af: "'n Getekende figuur van 'n jong akademiejaer: 'n seun van omtrent 12 in 'n blou kartpak, sy valhelm onder die arm",
      zu: 'Umdwebo womshayeli osemncane wase-akhademi: umfana oneminyaka engaba ngu-12 ogqoke isudi yekhathi eluhlaza okwesibhakabhaka, ephethe isigqoko sokuzivikela ekhwapheni',
    },
  },
  'team-rally-crew': {
    ...team,
    alt: {
      en: 'A drawn rally crew of two women and two men in white and black suits, two of them with their helmets',
      af: "'n Getekende tydrenspan van twee vroue en twee mans in wit en swart pakke, twee van hulle met hul valhelms",
      zu: 'Umdwebo weqembu lerali labesifazane ababili nabesilisa ababili abagqoke amasudi amhlophe nokumnyama, ababili babo baphethe izigqoko zokuzivikela',
    },
  },
  'team-pit-crew': {
    ...team,
    alt: {
      en: 'A drawn pit crew of four in red and dark grey suits, three in helmets and a woman with a headset, with two wheels',
      af: "'n Getekende kuipspan van vier in rooi en donkergrys pakke, drie met valhelms en 'n vrou met 'n kopstuk, met twee wiele",
      zu: 'Umdwebo weqembu lase-pit labantu abane abagqoke amasudi abomvu nampunga, abathathu bagqoke izigqoko zokuzivikela nowesifazane ogqoke amahedfoni, kukhona namasondo amabili',
    },
  },
} as const satisfies Record<string, { width: number; height: number; alt: Words }>;
