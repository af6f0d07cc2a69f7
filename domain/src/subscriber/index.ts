// Public interface of `subscriber`: what other aggregates may import, and readers through `fold.ts`.
export { letsIn, type SubscriberData } from './evolve.ts';
export { subscriber } from './subscriber.ts';
export { secretsAt } from './webhook.ts';
