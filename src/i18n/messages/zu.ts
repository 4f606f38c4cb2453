import blocks from './zu/blocks.json';
import budget from './zu/budget.json';
import buying from './zu/buying.json';
import compare from './zu/compare.json';
import dealers from './zu/dealers.json';
import enquiry from './zu/enquiry.json';
import error from './zu/error.json';
import finance from './zu/finance.json';
import financeEnquiry from './zu/finance-enquiry.json';
import glossary from './zu/glossary.json';
import keeping from './zu/keeping.json';
import keptQuote from './zu/kept-quote.json';
import media from './zu/media.json';
import offers from './zu/offers.json';
import priceList from './zu/price-list.json';
import selector from './zu/selector.json';
import shell from './zu/shell.json';
import ui from './zu/ui.json';
import vehicle from './zu/vehicle.json';
import vehicleBlocks from './zu/vehicle-blocks.json';
import vehicleList from './zu/vehicle-list.json';
import waysToPay from './zu/ways-to-pay.json';

export const zu = {
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
