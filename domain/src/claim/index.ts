// Public interface of `claim`: what other aggregates may import, and readers through `fold.ts`.
export { claim } from './claim.ts';
export { type Claim, claimMoved, claimReleased, claimTaken, holderOf } from './natural-key.ts';
