import { type Fact, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { contactChanges, type StaffAgreed } from './contact.ts';
import { keysMoved, leadsToAnother } from './contact-keys.ts';
import { unasked } from './contact-owners.ts';
import { type ContactWish, contactsMoved } from './contact-stays.ts';
import type { JobSeekerData } from './data.ts';
import { linksInHandEnd } from './links-end.ts';

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
  return leadsToAnother(related, person.id);
}

/** The person is reached there from now on, and by no link that went where they were reached before. */
export function contactMoved({ person, wish, yes, related }: Change): Fact[] {
  const { id, data } = person;
  return [...contactChanges(person, wish, yes), ...keysMoved(related, id, data, wish), ...linksInHandEnd(related)];
}
