import blocks from './zu/blocks.json';
import dealers from './zu/dealers.json';
import enquiry from './zu/enquiry.json';
import error from './zu/error.json';
import shell from './zu/shell.json';
import ui from './zu/ui.json';
import vehicle from './zu/vehicle.json';

export const zu = { blocks, dealers, enquiry, error, shell, ui, vehicle };
