export type { Projector, ViewChange, ViewEvent } from './projector.ts';
export type { ProjectorOptions, ProjectorStatus, Projectors } from './projectors.ts';
export { startProjectors } from './start-projectors.ts';
