import academy from './en/academy.json';
import blocks from './en/blocks.json';
import budget from './en/budget.json';
import buying from './en/buying.json';
import compare from './en/compare.json';
import consent from './en/consent.json';
import dealers from './en/dealers.json';
import enquiry from './en/enquiry.json';
import enquiryStatus from './en/enquiry-status.json';
import error from './en/error.json';
import finance from './en/finance.json';
import financeEnquiry from './en/finance-enquiry.json';
import corporateCitizenshipForm from './en/forms/corporate-citizenship.json';
import generalForm from './en/forms/general.json';
import juniorAcademyForm from './en/forms/junior-academy.json';
import newsletterForm from './en/forms/newsletter.json';
import privacyRequestForm from './en/forms/privacy-request.json';
import productForm from './en/forms/product.json';
import specialOfferForm from './en/forms/special-offer.json';
import sponsorshipsForm from './en/forms/sponsorships.json';
import tradeInForm from './en/forms/trade-in.json';
import glossary from './en/glossary.json';
import keeping from './en/keeping.json';
import keptQuote from './en/kept-quote.json';
import lineup from './en/lineup.json';
import media from './en/media.json';
import merchandise from './en/merchandise.json';
import offers from './en/offers.json';
import priceList from './en/price-list.json';
import privacy from './en/privacy.json';
import privateLink from './en/private-link.json';
import selector from './en/selector.json';
import shell from './en/shell.json';
import specials from './en/specials.json';
import subscription from './en/subscription.json';
import ui from './en/ui.json';
import vehicle from './en/vehicle.json';
import vehicleBlocks from './en/vehicle-blocks.json';
import vehicleList from './en/vehicle-list.json';
import waysToPay from './en/ways-to-pay.json';

export const en = {
  forms: {
    'trade-in': tradeInForm,
    'special-offer': specialOfferForm,
    'junior-academy': juniorAcademyForm,
    product: productForm,
    sponsorships: sponsorshipsForm,
    'corporate-citizenship': corporateCitizenshipForm,
    general: generalForm,
    newsletter: newsletterForm,
    'privacy-request': privacyRequestForm,
  },
  enquiryStatus,
  subscription,
  consent,
  privacy,
  privateLink,
  merchandise,
  specials,
  lineup,
  academy,
  finance,
  waysToPay,
  keeping,
  glossary,
  keptQuote,
  budget,
  financeEnquiry,
  blocks,
  buying,
  compare,
  dealers,
  enquiry,
  error,
  media,
  offers,
  priceList,
  selector,
  shell,
  ui,
  vehicle,
  vehicleBlocks,
  vehicleList,
};
