import { addHours } from '@talentlog/domain/fold';
import type { QueryContext } from '../bus/query-context.ts';

/** Every view has heard of an expired consent long before. */
const heardAfterHours = 1;

/** People whose consent reached its end, though a view may not have heard of it yet. */
export const consentOver = ({ views, now }: Pick<QueryContext, 'views' | 'now'>): Promise<readonly string[]> =>
  views.consents.ids({
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

/**
 * Whom a word would find by a name that is masked by now: people whose consent reached its end, while its event is still to come or is
 * so new that a view may not have heard of it. Their number still finds them. Of whose consent ended before, views keep no name.
 */
export async function maskedNames(
  asking: Pick<QueryContext, 'views' | 'now'>,
): Promise<(word: string) => readonly string[]> {
  const people = [...(await asking.views.people.getMany(await consentOver(asking))).values()];
  return (word) => people.filter(({ data }) => !data.number.startsWith(word)).map(({ id }) => id);
}
