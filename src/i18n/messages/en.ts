import blocks from './en/blocks.json';
import dealers from './en/dealers.json';
import enquiry from './en/enquiry.json';
import error from './en/error.json';
import shell from './en/shell.json';
import ui from './en/ui.json';
import vehicle from './en/vehicle.json';

export const en = { blocks, dealers, enquiry, error, shell, ui, vehicle };
