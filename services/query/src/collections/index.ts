// Public interface of `collections`: what other subjects and the root of the service may import.
export { collectionQueries } from './queries.ts';
export { collectionRows } from './rows.ts';
export { collectionsProjector } from './view.ts';
