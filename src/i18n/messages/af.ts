import blocks from './af/blocks.json';
import buying from './af/buying.json';
import compare from './af/compare.json';
import dealers from './af/dealers.json';
import enquiry from './af/enquiry.json';
import error from './af/error.json';
import media from './af/media.json';
import offers from './af/offers.json';
import priceList from './af/price-list.json';
import selector from './af/selector.json';
import shell from './af/shell.json';
import ui from './af/ui.json';
import vehicle from './af/vehicle.json';
import vehicleBlocks from './af/vehicle-blocks.json';
import vehicleList from './af/vehicle-list.json';

export const af = {
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
