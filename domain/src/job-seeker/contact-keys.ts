import { ContactField } from '@talentlog/contracts';
import { type Claim, claimMoved, claimReleased, claimTaken, holderOf } from '../claim/index.ts';
import { privacyAuthorization } from '../privacy-authorization/index.ts';
import { type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import { seekerEmail, seekerPhone } from './seeker-keys.ts';

type Contact = { readonly [K in ContactField]?: string | null | undefined };
type Keys = Readonly<Record<ContactField, Claim | undefined>>;
const keysOf = ({ phone, email }: Contact): Keys => ({ phone: seekerPhone(phone), email: seekerEmail(email) });

const present = (field: ContactField): string => `present:${field}`;
const consent = (field: ContactField): string => `consent:${field}`;

/** Loads who is known by a phone and an e-mail, and whether they withdrew their consent. */
export const needKnown = (next: Contact, related: Related) => ({
  ...keysOf(next),
  ...Object.fromEntries(
    ContactField.options.flatMap((field) => {
      const holder = holderOf(related, field);
      return holder === undefined ? [] : [[consent(field), privacyAuthorization.ref(holder)]];
    }),
  ),
});

/** The same where somebody is reached otherwise from now on; what stays is not looked up. */
export const needKeysMoved = (former: Contact, next: Contact, related: Related) => {
  const moved = (field: ContactField) => (next[field] === former[field] ? undefined : next[field]);
  const held = keysOf(former);
  return {
    [present('phone')]: held.phone,
    [present('email')]: held.email,
    ...needKnown({ phone: moved('phone'), email: moved('email') }, related),
  };
};

/** Whoever withdrew is told of to nobody: their phone and e-mail are as free as those of a stranger. */
function hasWithdrawn(related: Related, field: ContactField): boolean {
  const found = loadedIf(related, consent(field), privacyAuthorization);
  return found?.state === 'UNAUTHORIZED' && found.data.given.at(-1)?.ended?.how === 'WITHDRAWN';
}

const codes = { phone: 'account.phone_taken', email: 'account.email_taken' } as const;

/** Refuses what leads to somebody else. Who that is stays inside: it is written down that it was told. */
export function leadsToAnother(related: Related, id: string): Refusal | undefined {
  for (const field of ContactField.options) {
    const holder = holderOf(related, field);
    if (holder !== undefined && holder !== id && !hasWithdrawn(related, field))
      return { ...refuse(codes[field], undefined, field), about: holder };
  }
  return undefined;
}

/** Takes a key that is free, or that of somebody who withdrew. */
const taken = (related: Related, id: string, field: ContactField, claim: Claim | undefined): Fact[] => {
  const holder = holderOf(related, field);
  if (claim === undefined || holder === id) return [];
  return [...(holder === undefined ? [] : [claimReleased(claim, holder)]), claimTaken(claim, id)];
};

/** The person is found by these from now on. */
export const keysTaken = (related: Related, id: string, contact: Contact): Fact[] => {
  const keys = keysOf(contact);
  return ContactField.options.flatMap((field) => taken(related, id, field, keys[field]));
};

/** The person is found by what is changed, and no longer by what it was before. */
export function keysMoved(related: Related, id: string, former: Contact, next: Contact): Fact[] {
  const [from, to] = [keysOf(former), keysOf(next)];
  return ContactField.options.flatMap((field) => {
    if (next[field] === undefined || next[field] === former[field]) return [];
    const left = { name: present(field), claim: from[field] };
    return [
      ...claimMoved(related, id, left, { name: field, claim: undefined }),
      ...taken(related, id, field, to[field]),
    ];
  });
}
