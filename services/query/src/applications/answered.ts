import type { DeliveryCard } from '@talentlog/contracts';
import { grouped } from '../views/grouped.ts';
import type { PersonsWork } from './persons-work.ts';

type Declined = NonNullable<DeliveryCard['declined']>;
type Accepted = NonNullable<DeliveryCard['accepted']>;

/** Interviews of each application that the person declined, the newest first. */
export function declinedOf({ interviews }: Pick<PersonsWork, 'interviews'>): ReadonlyMap<string, Declined> {
  const rows = interviews.filter(({ state }) => state.reply === 'DECLINED');
  const newestFirst = rows.toSorted((a, b) => b.data.start.localeCompare(a.data.start));
  const found = new Map<string, Declined>();
  for (const [applicationId, of] of grouped(newestFirst, ({ data }) => data.applicationId))
    found.set(
      applicationId,
      of.map(({ id, data: { stage, start, end } }) => ({ id, stage, start, end })),
    );
  return found;
}

/** The states of a collection in which the person has handed it in. */
const handedIn: readonly string[] = ['COLLECTED', 'LOCKED', 'PUSHED'];

/** The accepted offer of each application, with the first day as the recruiter set it last. */
export function acceptedOf({
  offers,
  collections,
}: Pick<PersonsWork, 'offers' | 'collections'>): ReadonlyMap<string, Accepted> {
  const found = new Map<string, Accepted>();
  for (const { id, state, data } of offers) {
    if (data.terms === undefined || (state.status !== 'ACCEPTED' && state.status !== 'ON_BOARD')) continue;
    const collection = collections.find((row) => row.data.offerId === id);
    found.set(data.applicationId, {
      offerId: id,
      firstDay: collection?.data.entry?.entryDate ?? data.terms.plannedEntryDate ?? '',
      workLocation: data.terms.workLocation,
      collectionId: collection !== undefined && handedIn.includes(collection.state) ? collection.id : null,
    });
  }
  return found;
}
