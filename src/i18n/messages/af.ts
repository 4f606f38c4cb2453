import blocks from './af/blocks.json';
import dealers from './af/dealers.json';
import enquiry from './af/enquiry.json';
import error from './af/error.json';
import shell from './af/shell.json';
import ui from './af/ui.json';
import vehicle from './af/vehicle.json';

export const af = { blocks, dealers, enquiry, error, shell, ui, vehicle };
