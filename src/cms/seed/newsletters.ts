import type { WrittenRecord } from './records';

/** One edition that waits to be sent. */
export const newsletters: WrittenRecord<'newsletters'>[] = [
  {
    subject: {
      en: 'Three ways to make less of your fuel bill',
      af: 'Drie maniere om minder aan brandstof te bestee',
      zu: 'Izindlela ezintathu zokunciphisa izindleko zikaphethiloli',
    },
    topic: 'vehicles',
    text: {
      en: [
        'A hybrid charges itself while you brake. You never plug it in, and in town it drives on electricity about half of the time.',
        'Which kind suits you depends on where you drive. We explain the three kinds in plain words: https://forecourt.example/discover/hybrid-electric',
        'Would you rather compare figures? The cost of keeping a vehicle counts fuel, services and tyres over the years: https://forecourt.example/vehicles',
      ].join('\n\n'),
      af: [
        "'n Hibried laai homself terwyl jy rem. Jy prop hom nooit in nie, en in die stad ry hy omtrent die helfte van die tyd op elektrisiteit.",
        'Watter soort jou pas, hang af van waar jy ry. Ons verduidelik die drie soorte in gewone taal: https://forecourt.example/af/discover/hybrid-electric',
        "Vergelyk jy eerder syfers? Die koste om 'n voertuig aan te hou tel brandstof, dienste en bande oor die jare bymekaar: https://forecourt.example/af/vehicles",
      ].join('\n\n'),
      zu: [
        'I-hybrid izishaja yona uma ubhuleka. Awuyixhumi kugesi, futhi edolobheni ihamba ngogesi cishe isigamu sesikhathi.',
        'Uhlobo olukufanele luncike ekutheni ushayela kuphi. Sichaza izinhlobo ezintathu ngamazwi alula: https://forecourt.example/zu/discover/hybrid-electric',
        'Ungathanda ukuqhathanisa izibalo? Izindleko zokuba nemoto zibala uphethiloli, amasevisi namathayi eminyakeni: https://forecourt.example/zu/vehicles',
      ].join('\n\n'),
    },
  },
];
