// Public interface of `screening`: what other subjects and the root of the service may import.
export { screeningQueries } from './queries.ts';
export { screeningRows } from './rows.ts';
export { screeningProjector } from './view.ts';
