import blocks from './zu/blocks.json';
import buying from './zu/buying.json';
import compare from './zu/compare.json';
import dealers from './zu/dealers.json';
import enquiry from './zu/enquiry.json';
import error from './zu/error.json';
import media from './zu/media.json';
import offers from './zu/offers.json';
import priceList from './zu/price-list.json';
import selector from './zu/selector.json';
import shell from './zu/shell.json';
import ui from './zu/ui.json';
import vehicle from './zu/vehicle.json';
import vehicleBlocks from './zu/vehicle-blocks.json';
import vehicleList from './zu/vehicle-list.json';

export const zu = {
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
