import blocks from './en/blocks.json';
import buying from './en/buying.json';
import compare from './en/compare.json';
import dealers from './en/dealers.json';
import enquiry from './en/enquiry.json';
import error from './en/error.json';
import media from './en/media.json';
import offers from './en/offers.json';
import priceList from './en/price-list.json';
import selector from './en/selector.json';
import shell from './en/shell.json';
import ui from './en/ui.json';
import vehicle from './en/vehicle.json';
import vehicleBlocks from './en/vehicle-blocks.json';
import vehicleList from './en/vehicle-list.json';

export const en = {
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
