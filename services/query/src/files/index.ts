// Public interface of `files`: what other subjects and the root of the service may import.
export { FilesController } from './files.controller.ts';
export { filesProjector } from './view.ts';
