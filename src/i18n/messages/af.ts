import academy from './af/academy.json';
import blocks from './af/blocks.json';
import budget from './af/budget.json';
import buying from './af/buying.json';
import compare from './af/compare.json';
import consent from './af/consent.json';
import dealers from './af/dealers.json';
import enquiry from './af/enquiry.json';
import enquiryStatus from './af/enquiry-status.json';
import error from './af/error.json';
import finance from './af/finance.json';
import financeEnquiry from './af/finance-enquiry.json';
import corporateCitizenshipForm from './af/forms/corporate-citizenship.json';
import generalForm from './af/forms/general.json';
import juniorAcademyForm from './af/forms/junior-academy.json';
import newsletterForm from './af/forms/newsletter.json';
import privacyRequestForm from './af/forms/privacy-request.json';
import productForm from './af/forms/product.json';
import specialOfferForm from './af/forms/special-offer.json';
import sponsorshipsForm from './af/forms/sponsorships.json';
import tradeInForm from './af/forms/trade-in.json';
import glossary from './af/glossary.json';
import keeping from './af/keeping.json';
import keptQuote from './af/kept-quote.json';
import lineup from './af/lineup.json';
import media from './af/media.json';
import merchandise from './af/merchandise.json';
import offers from './af/offers.json';
import priceList from './af/price-list.json';
import privacy from './af/privacy.json';
import privateLink from './af/private-link.json';
import selector from './af/selector.json';
import shell from './af/shell.json';
import specials from './af/specials.json';
import subscription from './af/subscription.json';
import ui from './af/ui.json';
import vehicle from './af/vehicle.json';
import vehicleBlocks from './af/vehicle-blocks.json';
import vehicleList from './af/vehicle-list.json';
import waysToPay from './af/ways-to-pay.json';

export const af = {
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
