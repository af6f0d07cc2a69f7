// Public interface of `sessions`: what other subjects and the root of the service may import.
export { sessionQueries } from './queries.ts';
export { sessionsProjector } from './view.ts';
