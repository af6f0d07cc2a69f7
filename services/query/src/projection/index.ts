export type { Projector, ViewChange, ViewEvent } from './projector.ts';
export type { ProjectorOptions, Projectors } from './projectors.ts';
export { differingRows } from './row-differences.ts';
export { startProjectors } from './start-projectors.ts';
