import type { SeedDrawing } from './drawings';

/** The flags of the countries on cards, events and results, all cut to 3:2; emblems too fine for 60 × 40 are simplified. */
export const drawnFlags = {
  'flag-south-africa': flag('South Africa', 'Suid-Afrika', 'laseNingizimu Afrika'),
  'flag-namibia': flag('Namibia', 'Namibië', 'laseNamibia'),
  'flag-botswana': flag('Botswana', 'Botswana', 'laseBotswana'),
  'flag-lesotho': flag('Lesotho', 'Lesotho', 'laseLesotho'),
  'flag-eswatini': flag('Eswatini', 'Eswatini', 'lase-Eswatini'),
  'flag-usa': flag('the USA', 'die VSA', 'laseMelika'),
  'flag-rwanda': flag('Rwanda', 'Rwanda', 'laseRwanda'),
  'flag-zimbabwe': flag('Zimbabwe', 'Zimbabwe', 'laseZimbabwe'),
  'flag-mozambique': flag('Mozambique', 'Mosambiek', 'laseMozambique'),
  'flag-kenya': flag('Kenya', 'Kenia', 'laseKenya'),
  'flag-france': flag('France', 'Frankryk', 'laseFrance'),
  'flag-spain': flag('Spain', 'Spanje', 'laseSpain'),
  'flag-portugal': flag('Portugal', 'Portugal', 'lasePortugal'),
  'flag-saudi-arabia': flag('Saudi Arabia', 'Saoedi-Arabië', 'laseSaudi Arabia'),
  'flag-japan': flag('Japan', 'Japan', 'laseJapan'),
  'flag-argentina': flag('Argentina', 'Argentinië', 'lase-Argentina'),
  'flag-morocco': flag('Morocco', 'Marokko', 'laseMorocco'),
  'flag-united-arab-emirates': flag(
    'the United Arab Emirates',
    'die Verenigde Arabiese Emirate',
    'lase-United Arab Emirates',
  ),
  'flag-brazil': flag('Brazil', 'Brasilië', 'laseBrazil'),
  'flag-germany': flag('Germany', 'Duitsland', 'laseJalimane'),
  'flag-united-kingdom': flag('the United Kingdom', 'die Verenigde Koninkryk', 'lase-United Kingdom'),
  'flag-finland': flag('Finland', 'Finland', 'laseFinland'),
  'flag-australia': flag('Australia', 'Australië', 'lase-Australia'),
  'flag-belgium': flag('Belgium', 'België', 'laseBelgium'),
  'flag-italy': flag('Italy', 'Italië', 'lase-Italy'),
} as const satisfies Record<string, SeedDrawing>;

function flag(en: string, af: string, zu: string) {
  return { width: 60, height: 40, alt: { en: `The flag of ${en}`, af: `Die vlag van ${af}`, zu: `Ifulegi ${zu}` } };
}
