import type { ContactStanding } from './data.ts';

type Agreed = Pick<ContactStanding, 'agreedBy' | 'everywhere'>;

/** Whether the owners of a position may rely on a contact: no colleague changed it, or one of them agreed to it. */
export const isReliedOn = ({ agreedBy, everywhere }: Agreed, ownerIds: readonly string[]): boolean =>
  agreedBy === null || everywhere || ownerIds.some((owner) => agreedBy.includes(owner));
