// Public interface of `links`: what other subjects and the root of the service may import.
export { aboutPage, ownRow } from './own-page.ts';
export { linkQueries } from './queries.ts';
export { linksProjector } from './view.ts';
