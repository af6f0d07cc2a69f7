export { openPdfRenderer } from './renderer.ts';
