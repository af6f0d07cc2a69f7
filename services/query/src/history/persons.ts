import { consentAt } from '../access/person-seen.ts';
import type { Views } from '../open-views.ts';

/** What may be told of a person's events: everything masked, values on asking; everything masked; or nothing but that they happened. */
export type Telling = 'ASKABLE' | 'MASKED' | 'WITHHELD';

/** What may be told of each of these people now (DOMAIN.md section 6). Whoever left, or is not known any more, is as if they had withdrawn. */
export async function tellingOf(
  seekers: readonly string[],
  { views, now }: { readonly views: Views; readonly now: string },
): Promise<ReadonlyMap<string, Telling>> {
  const ids = [...new Set(seekers)];
  const [people, consents] = await Promise.all([views.people.getMany(ids), views.consents.getMany(ids)]);
  const accountIds = [...people.values()].flatMap(({ data }) => (data.accountId ? [data.accountId] : []));
  const accounts = await views.accounts.getMany(accountIds);
  const telling = (id: string): Telling => {
    const person = people.get(id);
    if (person === undefined || accounts.get(person.data.accountId ?? '')?.state === 'CLOSED') return 'WITHHELD';
    const consent = consentAt(consents.get(id), now);
    return consent === 'AUTHORIZED' ? 'ASKABLE' : consent === 'EXPIRED' ? 'MASKED' : 'WITHHELD';
  };
  return new Map(ids.map((id) => [id, telling(id)]));
}
