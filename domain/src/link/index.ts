// The face of `link`: what other aggregates, and readers through `fold.ts`, may take of it.
export type { LinkData } from './evolve.ts';
export { link } from './link.ts';
export { issueLink, needLink, voidLink } from './one-time-link.ts';
export { linkTimers } from './timers.ts';
