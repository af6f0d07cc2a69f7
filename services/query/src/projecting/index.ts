export type { Projector, ViewChange, ViewEvent } from './projector.ts';
export { type ProjectorOptions, type ProjectorStatus, type Projectors, startProjectors } from './start-projectors.ts';
