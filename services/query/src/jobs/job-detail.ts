import { type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { availabilityFor } from './availability.ts';
import { advertised, card, cards } from './card.ts';
import { listed, live, sorts } from './market.ts';

const similarShown = 3;

/** One advertisement. Before it was published nobody outside may know of it. */
export const jobDetail: QueryHandlers['jobDetail'] = async ({ advertisementId }, context) => {
  const { views, now } = context;
  const row = await views.advertisements.get(advertisementId);
  const found = row && advertised(row);
  if (found === undefined || found.row.publishedAt === null || found.row.state === 'DELETED')
    return refusedWith('common.not_found');
  const { duties, requirements, hiringCount, category, track } = found.position;
  const rows = await views.advertisements.first({
    where: [
      ...live(now),
      ...listed,
      { field: 'position.category', in: [category] },
      { field: 'position.track', in: [track] },
    ],
    sort: sorts.NEWEST,
    limit: similarShown + 1,
  });
  const similar = cards(rows.filter(({ id }) => id !== advertisementId)).slice(0, similarShown);
  return {
    data: {
      job: { ...card(found), duties, requirements, hiringCount, number: found.row.data.number },
      availability: await availabilityFor(found.row, context),
      similar,
    },
  };
};
