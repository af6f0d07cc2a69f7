export { draw } from './draw.ts';
export type { PaperPress, Print } from './port.ts';
export { openPaperPress } from './press.ts';
