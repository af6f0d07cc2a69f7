// Public interface of `positions`: what other subjects and the root of the service may import.
export { positionQueries } from './queries.ts';
export { positionsProjector } from './view.ts';
