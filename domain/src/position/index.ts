// The face of `position`: what other aggregates, and readers through `fold.ts`, may take of it.
export { type Availability, againFrom, availability } from './availability.ts';
export { noPosition, type PositionData } from './evolve.ts';
export { position } from './position.ts';
