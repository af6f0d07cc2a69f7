import { minutesToTell } from '@talentlog/contracts';
import type { QueryHandlers } from '../bus/query-context.ts';

/** People are read so many at a time: nobody else's question waits for all of them. */
const atOnce = 500;

/** Everybody whose consent lives, by what they are reached at; who is being erased is told nothing any more. */
export const policyReach: QueryHandlers['policyReach'] = async (_params, { views, now }) => {
  const ids = await views.consents.ids({
    where: [
      { field: 'state', in: ['AUTHORIZED'] },
      { field: 'data.expiresAt', from: now },
    ],
  });
  const reach = { people: 0, mail: 0, sms: 0, neither: 0 };
  for (let from = 0; from < ids.length; from += atOnce) {
    const people = await views.people.getMany(ids.slice(from, from + atOnce));
    for (const { state, data } of people.values()) {
      if (state !== 'KNOWN') continue;
      reach.people += 1;
      if (data.email) reach.mail += 1;
      if (data.phone) reach.sms += 1;
      if (!data.email && !data.phone) reach.neither += 1;
    }
  }
  return { data: { ...reach, minutes: minutesToTell(reach.people) } };
};
