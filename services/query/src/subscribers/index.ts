// Public interface of `subscribers`: what other subjects and the root of the service may import.
export { type DeliveriesSeen, deliveryQueries } from './deliveries.ts';
export { subscriberQueries } from './queries.ts';
export { subscribersProjector } from './view.ts';
