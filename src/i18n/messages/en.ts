import blocks from './en/blocks.json';
import dealers from './en/dealers.json';
import enquiry from './en/enquiry.json';
import shell from './en/shell.json';
import ui from './en/ui.json';
import vehicle from './en/vehicle.json';

export const en = { blocks, dealers, enquiry, shell, ui, vehicle };
