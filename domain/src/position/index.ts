// Public interface of `position`: what other aggregates may import, and readers through `fold.ts`.
export { type Availability, againFrom, availability } from './availability.ts';
export { noPosition, type PositionData } from './evolve.ts';
export { position } from './position.ts';
