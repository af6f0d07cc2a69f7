import { type Fact, type Related } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import { claim } from './claim.ts';

/** A natural key somebody may hold alone, named for `needs` and for the facts that move it. */
export interface Claim {
  readonly claim: string;
  readonly key: string;
}

/** Who holds the claim loaded under that name; undefined when it is free or was not loaded. */
export function holderOf(related: Related, name: string): string | undefined {
  const found = loadedIf(related, name, claim);
  return found?.state === 'HELD' ? found.data.ownerId : undefined;
}

/** The owner holds the key from now on. */
export const claimTaken = (on: Claim, ownerId: string): Fact => ({ ...claim.fact('ClaimTaken', { ownerId }), on });

/** The key is free for somebody else. */
export const claimReleased = (on: Claim, ownerId: string): Fact => ({
  ...claim.fact('ClaimReleased', { ownerId }),
  on,
});

/**
 * Facts that move an owner from the key loaded as `from` to the one loaded as `to`: releases only what they hold, takes only
 * what is free. Callers refuse a taken key before.
 */
export function claimMoved(
  related: Related,
  ownerId: string,
  from: { readonly name: string; readonly claim: Claim | undefined },
  to: { readonly name: string; readonly claim: Claim | undefined },
): Fact[] {
  const held = from.claim && holderOf(related, from.name) === ownerId ? [claimReleased(from.claim, ownerId)] : [];
  const taken = to.claim && holderOf(related, to.name) === undefined ? [claimTaken(to.claim, ownerId)] : [];
  return [...held, ...taken];
}
