import type { linkQueries as contract } from '@talentlog/contracts';
import { type CodeReceiver, codeReceiver, isTakenBack } from '@talentlog/domain/fold';
import type { LinkCaller } from '@talentlog/runtime';
import { maskEmail, maskPhone } from '../access/masks.ts';
import { type QueryContext, type QueryHandlers, type QueryResult, refusedWith } from '../bus/query-context.ts';
import { linkOver } from './link-over.ts';

/** What a link says before its holder proved anything. */
export const linkQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async linkOpened(_params, context) {
    const { views, caller } = context;
    const { link } = caller;
    const row = link && (await views.links.get(link.linkId));
    if (!link || !row) return refusedWith('link.expired');
    const to = await receiverOf(link.jobSeekerId, context);
    const { expiresAt } = row.data;
    // Whose phone nobody knows has no last digits of it to tell (ADR 46).
    const stepUp = row.data.stepUp === 'tail' && to && 'email' in to ? 'code' : row.data.stepUp;
    const satisfied = stepUp === 'none' || link.satisfied.includes(stepUp) || link.satisfied.includes('code');
    if (!satisfied && (await isOfferTakenBack(link, context))) return refusedWith('link.expired');
    return {
      data: {
        purpose: link.purpose,
        state: 'VALID',
        stepUp,
        satisfied,
        expiresAt,
        position: await positionBehind(link.subjectAggregate, link.subjectId, context),
        triesLeft: link.triesLeft ?? 0,
        maskedPhone: stepUp === 'code' && to && 'phone' in to ? maskPhone(to.phone) : null,
        maskedEmail: stepUp === 'code' && to && 'email' in to ? maskEmail(to.email) : null,
      },
    };
  },
  linkOver,
};

/**
 * The link of an offer that was taken back before such links ended with it is void in no log: whoever proved nothing finds it over, and
 * to whom it is made reads what became of it.
 */
async function isOfferTakenBack({ subjectAggregate, subjectId }: LinkCaller, { views }: QueryContext) {
  const row = subjectAggregate === 'offer' ? await views.offers.get(subjectId) : undefined;
  return row !== undefined && isTakenBack(row.data);
}

/** Where the code of a link's holder goes, as the commands send it. */
async function receiverOf(jobSeekerId: string, { views }: QueryContext): Promise<CodeReceiver | undefined> {
  const person = await views.people.get(jobSeekerId);
  if (person === undefined) return undefined;
  const { accountId } = person.data;
  const account = accountId === null ? undefined : await views.accounts.get(accountId);
  return codeReceiver(person.data, account?.data);
}

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
