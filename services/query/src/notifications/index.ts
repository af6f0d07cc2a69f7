// Public interface of `notifications`: what other subjects and the root of the service may import.
export { notificationQueries } from './queries.ts';
export { notificationsOf } from './rows.ts';
export { notificationsProjector } from './view.ts';
