import type { ContactStanding } from './data.ts';

/** Whether the owners of a position may rely on a contact: no colleague changed it, or one of them agreed to it. */
export const isReliedOn = ({ agreedBy, everywhere }: ContactStanding, ownerIds: readonly string[]): boolean =>
  agreedBy === null || everywhere || ownerIds.some((owner) => agreedBy.includes(owner));
