// Public interface of `jobs`: what other subjects and the root of the service may import.
export { availabilityFor } from './availability.ts';
export { jobQueries } from './queries.ts';
export { jobsProjector } from './view.ts';
