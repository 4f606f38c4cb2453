import { daysAhead } from './days-ahead';
import type { PictureName } from './pictures';
import type { WrittenGlobal } from './records';
import { same } from './words';

/** Brand, contacts, other sites, disclaimers. Dates lie ahead of the day of loading. */
export function siteSettings({
  picture,
  now,
}: {
  picture: (name: PictureName) => number;
  now: Date;
}): WrittenGlobal<'site-settings'> {
  return {
    brandName: 'Toyota',
    titleSuffix: same('| Toyota South Africa'),
    defaultDescription: {
      en: 'See every model with its price, colours and specification, and ask a dealer near you for a quote. In English, Afrikaans and isiZulu.',
      af: "Sien elke model met prys, kleure en spesifikasie, en vra 'n handelaar naby jou vir 'n kwotasie. In Afrikaans, Engels en isiZulu.",
      zu: 'Bona wonke amamodeli namanani awo, imibala nemininingwane, bese ucela ikhotheshini kumthengisi oseduze. NgesiZulu, ngesiNgisi nangesi-Afrikaans.',
    },
    sharingImage: picture('karoo-dusk'),
    demonstrationNotice: {
      en: 'Demonstration data: prices, offers, consumption and performance figures, dealers and contact details on this site are illustrative and no offer.',
      af: 'Demonstrasiedata: pryse, aanbiedinge, verbruik- en prestasiesyfers, handelaars en kontakbesonderhede op hierdie webwerf is ter illustrasie en geen aanbod nie.',
      zu: 'Idatha yokubonisa: amanani, okunikezwayo, izibalo zikaphethiloli nezamandla, abathengisi nemininingwane yokuxhumana kule sayithi kuyizibonelo nje, akukona okuthengiswayo.',
    },
    customerCareNumber: '0800 000 120',
    internationalNumber: '+27 11 000 0120',
    roadsideNumber: '0800 000 121',
    financeNumber: '+27 11 000 0122',
    supportEmail: 'customercare@forecourt.example',
    mailFrom: 'no-reply@forecourt.example',
    fallbackEnquiryRecipients: [{ email: 'leads@forecourt.example' }],
    // A page of ours stands in for the buying site.
    buyingSite: '/buying-site',
    bookingSite: 'https://booking.forecourt.example/service',
    calendarService: 'https://calendar.forecourt.example/add',
    priceDisclaimer: {
      en: 'Recommended retail price including VAT, without on-the-road charges. The dealer confirms the price, which may change without notice.',
      af: 'Aanbevole kleinhandelprys met BTW ingesluit, sonder padgereedkoste. Die handelaar bevestig die prys, wat sonder kennisgewing kan verander.',
      zu: 'Intengo yokuthengisa enconyiwe ehlanganisa i-VAT, ngaphandle kwezindleko zokulungisela umgwaqo. Umthengisi uyaqinisekisa intengo, engashintsha ngaphandle kwesaziso.',
    },
    specificationDisclaimer: {
      en: 'Specifications may vary. Consumption is measured under test conditions; on the road it depends on load, route and driving.',
      af: 'Spesifikasies kan verskil. Verbruik word onder toetstoestande gemeet; op die pad hang dit af van vrag, roete en bestuurstyl.',
      zu: 'Imininingwane ingahluka. Ukusetshenziswa kukaphethiloli kulinganiswa ngaphansi kwezimo zokuhlola; emgwaqweni kuya ngomthwalo, indlela nokushayela.',
    },
    cookieNotice: {
      en: 'We use only the cookies that the site needs: one for your language and one that remembers this notice. No advertising, no tracking.',
      af: 'Ons gebruik net die koekies wat die webwerf nodig het: een vir jou taal en een wat hierdie kennisgewing onthou. Geen reklame nie, geen nasporing nie.',
      zu: 'Sisebenzisa kuphela amakhukhi adingwa yisayithi: elilodwa lolimi lwakho nelilodwa elikhumbula lesi saziso. Akukho kukhangisa, akukho kulandelelwa.',
    },
    defaultCountdown: daysAhead(now, 60),
    paralympicsCountdown: daysAhead(now, 120),
    dakarCountdown: daysAhead(now, 42),
  };
}
