import { claimMoved, holderOf } from '../claim/index.ts';
import { type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { contactChanges, type StaffAgreed } from './contact.ts';
import { unasked } from './contact-owners.ts';
import { type ContactWish, contactsMoved } from './contact-stays.ts';
import type { JobSeekerData } from './data.ts';
import { linksInHandEnd } from './links-end.ts';
import { seekerPhone } from './phone.ts';

/** Loads who is known by the present phone and by the next one. */
export const needPhones = (data: JobSeekerData, phone: string | null | undefined) => ({
  present: seekerPhone(data.phone),
  phone: phone === data.phone ? undefined : seekerPhone(phone),
});

interface Change {
  readonly person: { readonly id: string; readonly data: JobSeekerData };
  readonly wish: ContactWish;
  readonly yes: StaffAgreed;
  readonly related: Related;
}

/** Why these colleagues together do not change it. */
export function notTheirs({ person, wish, yes, related }: Change): Refusal | undefined {
  const [field = 'phone'] = contactsMoved(person.data, wish);
  const others = unasked(person.data, yes, related).length;
  if (others > 0) return refuse('jobSeeker.contact_elsewhere', { others }, field);
  return holderOf(related, 'phone') ? refuse('account.phone_taken', undefined, 'phone') : undefined;
}

/** The person is reached there from now on, and by no link that went where they were reached before. */
export function contactMoved({ person, wish, yes, related }: Change): Fact[] {
  const { id, data } = person;
  const { phone } = wish;
  const moves = phone !== undefined && phone !== data.phone;
  const from = { name: 'present', claim: seekerPhone(data.phone) };
  const to = { name: 'phone', claim: seekerPhone(phone) };
  return [
    ...contactChanges(person, wish, yes),
    ...(moves ? claimMoved(related, id, from, to) : []),
    ...linksInHandEnd(related),
  ];
}
