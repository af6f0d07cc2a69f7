// Public interface of `data-requests`: what other subjects and the root of the service may import.
export { dataRequestQueries } from './queries.ts';
export { dataRequestsProjector } from './view.ts';
