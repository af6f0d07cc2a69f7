import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../pipeline/identifiers.ts';

type Keyed = Pick<Secrets, 'blindIndex'>;

/** So long a proof counts for commands that ask for one. */
export const proofLifeSeconds = 10 * 60;

const sealOf = (signInId: string, until: string, { blindIndex }: Keyed): string =>
  blindIndex('owner proof', `${signInId} ${until}`);

/** A proof for one sign-in. It is kept nowhere: its seal tells that we gave it, and it ends with the sign-in. */
export function ownerProof(signInId: string, now: number, secrets: Keyed): string {
  const until = String(now + proofLifeSeconds * 1000);
  return `${until}.${sealOf(signInId, until, secrets)}`;
}

/** Whether it was given to this sign-in, and still counts. */
export function isOwnerProof(given: string, signInId: string, now: number, secrets: Keyed): boolean {
  const [, until = '', seal = ''] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(given) ?? [];
  if (seal === '' || now >= Number(until)) return false;
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(signInId, until, secrets)));
}
