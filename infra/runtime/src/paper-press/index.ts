export { openPaperPress } from './press.ts';
