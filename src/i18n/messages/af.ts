import blocks from './af/blocks.json';
import budget from './af/budget.json';
import buying from './af/buying.json';
import compare from './af/compare.json';
import dealers from './af/dealers.json';
import enquiry from './af/enquiry.json';
import error from './af/error.json';
import finance from './af/finance.json';
import financeEnquiry from './af/finance-enquiry.json';
import glossary from './af/glossary.json';
import keeping from './af/keeping.json';
import keptQuote from './af/kept-quote.json';
import media from './af/media.json';
import offers from './af/offers.json';
import priceList from './af/price-list.json';
import selector from './af/selector.json';
import shell from './af/shell.json';
import ui from './af/ui.json';
import vehicle from './af/vehicle.json';
import vehicleBlocks from './af/vehicle-blocks.json';
import vehicleList from './af/vehicle-list.json';
import waysToPay from './af/ways-to-pay.json';

export const af = {
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
