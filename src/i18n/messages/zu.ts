import academy from './zu/academy.json';
import blocks from './zu/blocks.json';
import budget from './zu/budget.json';
import buying from './zu/buying.json';
import compare from './zu/compare.json';
import consent from './zu/consent.json';
import dealers from './zu/dealers.json';
import enquiry from './zu/enquiry.json';
import enquiryStatus from './zu/enquiry-status.json';
import error from './zu/error.json';
import finance from './zu/finance.json';
import financeEnquiry from './zu/finance-enquiry.json';
import corporateCitizenshipForm from './zu/forms/corporate-citizenship.json';
import generalForm from './zu/forms/general.json';
import juniorAcademyForm from './zu/forms/junior-academy.json';
import newsletterForm from './zu/forms/newsletter.json';
import privacyRequestForm from './zu/forms/privacy-request.json';
import productForm from './zu/forms/product.json';
import specialOfferForm from './zu/forms/special-offer.json';
import sponsorshipsForm from './zu/forms/sponsorships.json';
import tradeInForm from './zu/forms/trade-in.json';
import glossary from './zu/glossary.json';
import keeping from './zu/keeping.json';
import keptQuote from './zu/kept-quote.json';
import lineup from './zu/lineup.json';
import media from './zu/media.json';
import merchandise from './zu/merchandise.json';
import offers from './zu/offers.json';
import priceList from './zu/price-list.json';
import privacy from './zu/privacy.json';
import privateLink from './zu/private-link.json';
import selector from './zu/selector.json';
import shell from './zu/shell.json';
import specials from './zu/specials.json';
import subscription from './zu/subscription.json';
import ui from './zu/ui.json';
import vehicle from './zu/vehicle.json';
import vehicleBlocks from './zu/vehicle-blocks.json';
import vehicleList from './zu/vehicle-list.json';
import waysToPay from './zu/ways-to-pay.json';

export const zu = {
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
