import type { linkQueries as contract } from '@talentlog/contracts';
import { type QueryContext, type QueryHandlers, type QueryResult, refusedWith } from '../http/query-context.ts';
import { maskPhone } from '../people/person-seen.ts';
import { linkOver } from './link-over.ts';

/** What a link says before its holder proved anything. */
export const linkQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async linkOpened(_params, context) {
    const { views, caller } = context;
    const { link } = caller;
    const row = link && (await views.links.get(link.linkId));
    if (!link || !row) return refusedWith('link.expired');
    const person = await views.people.get(link.jobSeekerId);
    const { stepUp, expiresAt } = row.data;
    return {
      data: {
        purpose: link.purpose,
        state: 'VALID',
        stepUp,
        satisfied: stepUp === 'none' || link.satisfied.includes(stepUp) || link.satisfied.includes('code'),
        expiresAt,
        position: await positionBehind(link.subjectAggregate, link.subjectId, context),
        triesLeft: link.triesLeft ?? 0,
        maskedPhone: stepUp === 'code' && person?.data.phone ? maskPhone(person.data.phone) : null,
      },
    };
  },
  linkOver,
};

/** The position that the link's subject belongs to. */
async function positionBehind(
  aggregate: string,
  id: string,
  { views }: QueryContext,
): Promise<QueryResult<'linkOpened'>['position']> {
  const subjects = {
    appointment: views.appointments,
    interview: views.interviews,
    offer: views.offers,
    infoCollection: views.collections,
  } as const;
  const subject = Object.entries(subjects).find(([name]) => name === aggregate)?.[1];
  const row = await subject?.get(id);
  if (row === undefined) return null;
  const { title = '', titleEn = '' } = (await views.positionTitles.get(row.positionId)) ?? {};
  return { positionId: row.positionId, title, titleEn };
}
