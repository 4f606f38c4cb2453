import type { SeedDrawing } from './drawings';
import type { Words } from './words';

/** How wheels stand (C-168) and what they wear (C-193). */
export const drawnWheels = {
  'camber-positive': alignment({
    en: 'Positive camber: seen from the front, the wheels lean outwards at the top',
    af: 'Positiewe camberhoek: van voor gesien leun die wiele bo na buite',
    zu: 'I-camber engu-positive: uma ubuka ngaphambili, amasondo atshekele ngaphandle phezulu',
  }),
  'camber-negative': alignment({
    en: 'Negative camber: seen from the front, the wheels lean inwards at the top',
    af: 'Negatiewe camberhoek: van voor gesien leun die wiele bo na binne',
    zu: 'I-camber engu-negative: uma ubuka ngaphambili, amasondo atshekele ngaphakathi phezulu',
  }),
  'camber-correct': alignment({
    en: 'Correct camber: seen from the front, the wheels stand upright',
    af: 'Regte camberhoek: van voor gesien staan die wiele regop',
    zu: 'I-camber efanele: uma ubuka ngaphambili, amasondo ame aqonda',
  }),
  'toe-positive': alignment({
    en: 'Positive toe: seen from above, the fronts of the wheels point towards each other',
    af: 'Positiewe toe-hoek: van bo gesien wys die voorkante van die wiele na mekaar toe',
    zu: 'I-toe engu-positive: uma ubuka phezulu, izingaphambili zamasondo ziyasondelana',
  }),
  'toe-negative': alignment({
    en: 'Negative toe: seen from above, the fronts of the wheels point away from each other',
    af: 'Negatiewe toe-hoek: van bo gesien wys die voorkante van die wiele weg van mekaar af',
    zu: 'I-toe engu-negative: uma ubuka phezulu, izingaphambili zamasondo ziyaqhelelana',
  }),
  'toe-correct': alignment({
    en: 'Correct toe: seen from above, both wheels point straight ahead',
    af: 'Regte toe-hoek: van bo gesien wys albei wiele reguit vorentoe',
    zu: 'I-toe efanele: uma ubuka phezulu, womabili amasondo abheke phambili ngqo',
  }),
  'caster-positive': alignment({
    en: 'Positive caster: seen from the side, the steering axis leans far to the rear at the top',
    af: 'Positiewe casterhoek: van die kant gesien leun die stuuras bo ver na agter',
    zu: 'I-caster engu-positive: uma ubuka eceleni, umugqa isondo elijika kuwo utshekele kakhulu emuva phezulu',
  }),
  'caster-negative': alignment({
    en: 'Negative caster: seen from the side, the steering axis leans forward at the top',
    af: 'Negatiewe casterhoek: van die kant gesien leun die stuuras bo na voor',
    zu: 'I-caster engu-negative: uma ubuka eceleni, umugqa isondo elijika kuwo utshekele phambili phezulu',
  }),
  'caster-correct': alignment({
    en: 'Correct caster: seen from the side, the steering axis leans slightly to the rear at the top',
    af: 'Regte casterhoek: van die kant gesien leun die stuuras bo effens na agter',
    zu: 'I-caster efanele: uma ubuka eceleni, umugqa isondo elijika kuwo utshekele kancane emuva phezulu',
  }),
  'tyre-highway-terrain': tyre({
    en: 'A highway terrain tyre: closed rows of blocks with narrow grooves',
    af: "'n Snelwegband: digte rye blokke met nou groewe",
    zu: 'Ithayi lomgwaqo omkhulu: imigqa yamabhulokhi asondelene anemisele emincane',
  }),
  'tyre-all-terrain': tyre({
    en: 'An all-terrain tyre: staggered blocks with cuts and open shoulders',
    af: "'n Veelterreinband: verspringende blokke met snitte en oop skouers",
    zu: 'Ithayi lezindawo zonke: amabhulokhi ashiyanayo anemisiko namahlombe avulekile',
  }),
  'tyre-mud-terrain': tyre({
    en: 'A mud terrain tyre: few large lugs far apart, and lugs on the sidewall',
    af: "'n Modderband: min, groot noppe ver uitmekaar, en noppe op die sywand",
    zu: 'Ithayi lodaka: amabhulokhi amakhulu aqhelelene, namanye asohlangothini lwethayi',
  }),
  'tyre-passenger': tyre({
    en: 'A tyre for passenger cars: a closed centre rib with many fine cuts beside it',
    af: "'n Band vir personemotors: 'n digte middelrib met baie fyn snitte daarnaas",
    zu: 'Ithayi lemoto yabagibeli: umugqa ophelele phakathi nemisiko emincane eminingi eceleni',
  }),
  'tyre-performance': tyre({
    en: 'A performance tyre: wide and low, with a tread shaped like arrows',
    af: "'n Prestasieband: breed en laag, met 'n loopvlak in pylvorm",
    zu: 'Ithayi lejubane: libanzi futhi liphansi, linephethini efana nemicibisholo',
  }),
  'tyre-run-flat': tyre({
    en: 'A run-flat tyre: the stiff ring in its sidewall is marked in red',
    af: "'n Pap-loop-band: die stywe ring in die sywand is in rooi gemerk",
    zu: 'Ithayi elihamba noma liphantshile: indandatho eqinile ohlangothini imakwe ngokubomvu',
  }),
  'tyre-commercial': tyre({
    en: 'A tyre for delivery vehicles: closed ribs between zigzag grooves, on a steel wheel',
    af: "'n Band vir afleweringsvoertuie: digte ribbes tussen sigsaggroewe, op 'n staalwiel",
    zu: 'Ithayi lezimoto zokuthutha: imigqa ephelele phakathi kwemisele egwincizayo, esondweni lensimbi',
  }),
  'tyre-commercial-traction': tyre({
    en: 'A traction tyre for working vehicles: slanted blocks with deep gaps, on a steel wheel',
    af: "'n Trekband vir werkvoertuie: skuins blokke met diep gleuwe, op 'n staalwiel",
    zu: 'Ithayi lezimoto zomsebenzi: amabhulokhi atshekile anezikhala ezijulile, esondweni lensimbi',
  }),
  'tyre-spare': tyre({
    en: 'A narrow spare wheel made of steel',
    af: "'n Smal noodwiel van staal",
    zu: 'Isondo eliyisipele elincane lensimbi',
  }),
} as const satisfies Record<string, SeedDrawing>;

function alignment(alt: Words) {
  return { width: 640, height: 400, alt };
}

function tyre(alt: Words) {
  return { width: 640, height: 640, alt };
}
