import { type KnownContacts, knownContacts } from '../access/known-contact.ts';
import type { QueryContext } from '../bus/query-context.ts';
import { blocksOf } from './blocks.ts';

/** What the company knows a person to be reached by, wherever they said so. */
export async function contactsOf(jobSeekerId: string, { views }: Pick<QueryContext, 'views'>): Promise<KnownContacts> {
  const [resume, person] = await Promise.all([views.resumes.get(jobSeekerId), views.people.get(jobSeekerId)]);
  const { basic, family } = blocksOf(resume);
  const own = [basic.phone, basic.email, basic.emergencyPhone, basic.identityNumber];
  const known = [...own, ...family.map(({ phone }) => phone), person?.data.phone ?? null, person?.data.email ?? null];
  return knownContacts(known.filter((one) => one !== null));
}
