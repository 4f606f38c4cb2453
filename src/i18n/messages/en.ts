import blocks from './en/blocks.json';
import budget from './en/budget.json';
import buying from './en/buying.json';
import compare from './en/compare.json';
import dealers from './en/dealers.json';
import enquiry from './en/enquiry.json';
import error from './en/error.json';
import finance from './en/finance.json';
import financeEnquiry from './en/finance-enquiry.json';
import glossary from './en/glossary.json';
import keeping from './en/keeping.json';
import keptQuote from './en/kept-quote.json';
import media from './en/media.json';
import offers from './en/offers.json';
import priceList from './en/price-list.json';
import selector from './en/selector.json';
import shell from './en/shell.json';
import ui from './en/ui.json';
import vehicle from './en/vehicle.json';
import vehicleBlocks from './en/vehicle-blocks.json';
import vehicleList from './en/vehicle-list.json';
import waysToPay from './en/ways-to-pay.json';

export const en = {
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
