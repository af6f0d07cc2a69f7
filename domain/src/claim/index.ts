// The face of `claim`: what other aggregates, and readers through `fold.ts`, may take of it.
export { claim } from './claim.ts';
export { type Claim, claimMoved, claimReleased, claimTaken, holderOf } from './natural-key.ts';
