// Public interface of `interviews`: what other subjects and the root of the service may import.
export { interviewQueries } from './queries.ts';
export { interviewRows, maySeeSheet } from './rows.ts';
export { interviewsProjector } from './view.ts';
export { wasMissed } from './was-missed.ts';
