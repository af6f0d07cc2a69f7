// Public interface of `link`: what other aggregates may import, and readers through `fold.ts`.
export type { LinkData } from './evolve.ts';
export { link } from './link.ts';
export { issueLink, linkEnded, needLink, voidLink } from './one-time-link.ts';
export { linkTimers } from './timers.ts';
