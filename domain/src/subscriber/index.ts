// The face of `subscriber`: what other aggregates, and readers through `fold.ts`, may take of it.
export { letsIn, type SubscriberData } from './evolve.ts';
export { subscriber } from './subscriber.ts';
export { secretsAt } from './webhook.ts';
