// Public interface of `offers`: what other subjects and the root of the service may import.
export { paperSubject } from './paper.ts';
export { offerQueries } from './queries.ts';
export { offerRows } from './rows.ts';
export { offersProjector } from './view.ts';
