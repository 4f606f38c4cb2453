import { toFooterLink, toMenuLink } from './pages/finance-links';
import type { WrittenGlobal } from './records';

const vehicles = { en: 'Vehicles', af: 'Voertuie', zu: 'Izimoto' };
const quote = { en: 'Request a quote', af: "Vra 'n kwotasie", zu: 'Cela ikhotheshini' };
const findDealer = { en: 'Find a dealer', af: "Vind 'n handelaar", zu: 'Thola umthengisi' };
const howBuyingWorks = { en: 'How buying works', af: 'Hoe koop werk', zu: 'Ukuthenga kusebenza kanjani' };
const hybrids = { en: 'Hybrid and electric', af: 'Hibried en elektries', zu: 'I-hybrid nogesi' };
const yourData = { en: 'Ask about your data', af: 'Vra oor jou data', zu: 'Buza ngemininingwane yakho' };
const privacy = { en: 'Privacy notice', af: 'Privaatheidskennisgewing', zu: 'Isaziso sobumfihlo' };
const serviceAndWarranty = { en: 'Service and warranty', af: 'Diens en waarborg', zu: 'Isevisi newaranti' };
const roadsideHelp = { en: 'Help at the roadside', af: 'Hulp langs die pad', zu: 'Usizo emgwaqweni' };
const ourCountries = { en: 'Where we are', af: 'Waar ons is', zu: 'Lapho sikhona' };

const newEnergy = { en: 'New-energy models', af: 'Nuwe-energie-modelle', zu: 'Amamodeli amandla amasha' };
const hiluxRange = { en: 'The Hilux range', af: 'Die Hilux-reeks', zu: 'Uhla lwe-Hilux' };
const dreamCar = { en: 'Dream Car', af: 'Droommotor', zu: 'Imoto Yamaphupho' };
const paymentOptions = { en: 'Payment options', af: 'Betaalopsies', zu: 'Izindlela zokukhokha' };
const payingForIt = { en: 'Paying for it', af: 'Daarvoor betaal', zu: 'Ukuyikhokhela' };
const payingLinks = ['calculators', 'sideBySide', 'costOfKeeping', 'budget', 'glossary'] as const;
const subscribe = { en: 'Subscribe', af: 'Teken in', zu: 'Bhalisela incwadi yezindaba' };
const sponsorships = { en: 'Sponsorships', af: 'Borgskappe', zu: 'Uxhaso' };
const insurance = { en: 'Insurance', af: 'Versekering', zu: 'Umshwalense' };

/** The header's menus and the footer: nothing leads to a page that is not there. */
export const navigation: WrittenGlobal<'navigation'> = {
  items: [
    {
      label: vehicles,
      url: '/vehicles',
      groups: [
        { title: { en: 'Bakkies', af: 'Bakkies', zu: 'Amabhakhi' }, bodyTypes: ['bakkie'] },
        { title: { en: 'SUVs', af: "SUV's", zu: 'Ama-SUV' }, bodyTypes: ['suv'] },
        {
          title: { en: 'Hatchbacks and sedans', af: 'Luikrugmotors en sedans', zu: 'Ama-hatchback nama-sedan' },
          bodyTypes: ['hatch', 'sedan'],
        },
        {
          title: { en: 'For seven and more', af: 'Vir sewe en meer', zu: 'Eyabayisikhombisa nangaphezulu' },
          bodyTypes: ['mpv', 'minibus', 'van'],
        },
        { title: { en: 'Sports cars', af: 'Sportmotors', zu: 'Izimoto zomjaho' }, bodyTypes: ['coupe'] },
      ],
    },
    {
      label: { en: 'Buying', af: 'Koop', zu: 'Ukuthenga' },
      url: '/buying',
      groups: [
        {
          title: { en: 'Before you buy', af: 'Voor jy koop', zu: 'Ngaphambi kokuthenga' },
          links: [
            {
              label: howBuyingWorks,
              url: '/buying/how-buying-works',
              note: {
                en: 'Six steps, and what each one costs',
                af: 'Ses stappe, en wat elkeen kos',
                zu: 'Izinyathelo eziyisithupha, nezindleko zaso ngasinye',
              },
            },
            {
              label: paymentOptions,
              url: '/payment-options',
              note: {
                en: 'Finance, lease and insurance',
                af: 'Finansiering, bruikhuur en versekering',
                zu: 'Ukuxhaswa ngezimali, ukuqasha nomshwalense',
              },
            },
            {
              label: findDealer,
              url: '/dealers',
              note: {
                en: 'Over two hundred, in five countries',
                af: 'Meer as tweehonderd, in vyf lande',
                zu: 'Abangaphezu kwamakhulu amabili, emazweni amahlanu',
              },
            },
            {
              label: quote,
              url: '/enquiry/vehicle',
              note: {
                en: 'From a dealer of your choice',
                af: "Van 'n handelaar van jou keuse",
                zu: 'Kumthengisi ozikhethele yena',
              },
            },
          ],
        },
        { title: payingForIt, links: payingLinks.map(toMenuLink) },
      ],
    },
    {
      label: { en: 'Owners', af: 'Eienaars', zu: 'Abanikazi' },
      url: '/owners',
      groups: [
        {
          title: { en: 'Your vehicle', af: 'Jou voertuig', zu: 'Imoto yakho' },
          links: [
            {
              label: serviceAndWarranty,
              url: '/owners',
              note: {
                en: 'What is covered, and for how long',
                af: 'Wat gedek is, en hoe lank',
                zu: 'Okufakiwe, nokuthi isikhathi esingakanani',
              },
            },
            {
              label: roadsideHelp,
              url: '/owners/roadside-assistance',
              note: { en: 'Day and night', af: 'Dag en nag', zu: 'Emini nasebusuku' },
            },
          ],
        },
      ],
    },
    { label: { en: 'GR', af: 'GR', zu: 'I-GR' }, url: '/gr' },
    {
      label: { en: 'Discover', af: 'Ontdek', zu: 'Thola okuningi' },
      url: '/discover',
      groups: [
        {
          title: { en: 'Good to know', af: 'Goed om te weet', zu: 'Okuhle ukukwazi' },
          links: [
            {
              label: hybrids,
              url: '/discover/hybrid-electric',
              note: {
                en: 'Three kinds, in plain words',
                af: 'Drie soorte, in gewone taal',
                zu: 'Izinhlobo ezintathu, ngamazwi alula',
              },
            },
            { label: newEnergy, url: '/discover/new-energy' },
            { label: hiluxRange, url: '/hilux-range' },
            { label: dreamCar, url: '/dreamcar' },
            { label: sponsorships, url: '/discover/community/sponsorships' },
            { label: ourCountries, url: '/discover' },
          ],
        },
      ],
    },
  ],
  footerColumns: [
    {
      title: vehicles,
      links: [
        { label: { en: 'All vehicles', af: 'Alle voertuie', zu: 'Zonke izimoto' }, url: '/vehicles' },
        {
          label: { en: 'Hilux Double Cab', af: 'Hilux Double Cab', zu: 'I-Hilux Double Cab' },
          url: '/vehicles/hilux-double-cab',
        },
        { label: { en: 'Fortuner', af: 'Fortuner', zu: 'I-Fortuner' }, url: '/vehicles/fortuner' },
        { label: { en: 'Corolla', af: 'Corolla', zu: 'I-Corolla' }, url: '/vehicles/corolla' },
      ],
    },
    {
      title: { en: 'Buying', af: 'Koop', zu: 'Ukuthenga' },
      links: [
        { label: findDealer, url: '/dealers' },
        { label: quote, url: '/enquiry/vehicle' },
        { label: howBuyingWorks, url: '/buying/how-buying-works' },
        { label: insurance, url: '/payment-options/insurance' },
      ],
    },
    { title: payingForIt, links: payingLinks.map(toFooterLink) },
    {
      title: { en: 'Owners and more', af: 'Eienaars en meer', zu: 'Abanikazi nokunye' },
      links: [
        { label: serviceAndWarranty, url: '/owners' },
        { label: roadsideHelp, url: '/owners/roadside-assistance' },
        { label: { en: 'GR', af: 'GR', zu: 'I-GR' }, url: '/gr' },
        { label: hybrids, url: '/discover/hybrid-electric' },
        { label: ourCountries, url: '/discover' },
        { label: sponsorships, url: '/discover/community/sponsorships', opens: 'sponsorships' },
        { label: subscribe, url: '/newsletter', opens: 'subscribe' },
      ],
    },
  ],
  legalLinks: [
    { label: privacy, url: '/privacy-notice' },
    { label: yourData, url: '/privacy/request' },
  ],
};
