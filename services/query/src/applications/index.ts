// Public interface of `applications`: what other subjects and the root of the service may import.
export { collectionIdOf, openWorkOf } from './open-work.ts';
export { applicationQueries } from './queries.ts';
export { applicationRows } from './rows.ts';
export { stageDue } from './stage-due.ts';
export { aboutCollection, aboutOffer, permissionOf } from './step-permission.ts';
export { turnOf } from './turns.ts';
export { applicationsProjector } from './view.ts';
