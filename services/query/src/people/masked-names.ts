import { addHours } from '@talentlog/domain/fold';
import type { QueryContext } from '../http/query-context.ts';

/** Every view has heard of an expired consent long before. */
const heardAfterHours = 1;

/**
 * Whom a word would find by a name that is masked by now: people whose consent reached its end, while its event is still to come or is
 * so new that a view may not have heard of it. Their number still finds them. Of whose consent ended before, views keep no name.
 */
export async function maskedNames({
  views,
  now,
}: Pick<QueryContext, 'views' | 'now'>): Promise<(word: string) => readonly string[]> {
  const over = await views.consents.ids({
    anyOf: [
      [
        { field: 'state', in: ['AUTHORIZED'] },
        { field: 'data.expiresAt', to: now },
      ],
      [
        { field: 'state', in: ['EXPIRED'] },
        { field: 'updatedAt', from: addHours(now, -heardAfterHours) },
      ],
    ],
  });
  const people = [...(await views.people.getMany(over)).values()];
  return (word) => people.filter(({ data }) => !data.number.startsWith(word)).map(({ id }) => id);
}
