import { scopeFor } from '@talentlog/contracts';
import { isFinal, overlaps } from '@talentlog/domain/fold';
import { ownersOf } from '../access/owners.ts';
import { oneOf } from '../access/pages.ts';
import { consentAt } from '../access/person-seen.ts';
import { reaches } from '../access/scope.ts';
import {
  accountOf,
  type QueryContext,
  type QueryHandlers,
  type QueryResult,
  refusedWith,
} from '../bus/query-context.ts';
import { freeTimes, type Span } from './free-times.ts';
import type { InterviewStored } from './view.ts';
import { type Way, wayFor } from './ways-to-meet.ts';

type Read = Pick<QueryContext, 'views' | 'now'>;

/** Nothing ahead of a handful of people is longer. */
const mostAhead = 500;

/** Interviews to come of some people. */
async function ahead(
  field: 'assigneeIds' | 'jobSeekerId',
  ids: readonly string[],
  { views, now }: Read,
): Promise<readonly InterviewStored[]> {
  const rows = await views.interviews.first({
    where: [
      ...oneOf<typeof field | 'state.life'>('state.life', ['NOT_STARTED', 'IN_INTERVIEW']),
      ...oneOf(field, ids),
      { field: 'data.end', from: now },
    ],
    sort: [{ field: 'data.start' }],
    limit: mostAhead,
  });
  return rows;
}

/** What is kept for sessions that these interviewers hold. */
async function keptForSessions(interviewerIds: readonly string[], { views }: Read): Promise<readonly Span[]> {
  const rows = await views.sessions.first({ where: oneOf('state', ['OPEN', 'CLOSED']), limit: mostAhead });
  return rows
    .filter(({ data }) => data.facts?.interviewerIds.some((id) => interviewerIds.includes(id)))
    .flatMap(({ data }) => data.segments);
}

async function timesOf(way: Way, jobSeekerId: string, context: Read): Promise<QueryResult<'interviewTimes'>['times']> {
  const { booked, declined, interviewerIds, minutes } = way;
  if (interviewerIds.length === 0) return [];
  const ofThem = await ahead('assigneeIds', interviewerIds, context);
  if (booked !== null) {
    const { groupId, start, end } = booked;
    // Interviews of one segment are held together.
    const isTaken = ofThem.some(({ data }) => data.groupId !== groupId && overlaps(data, booked));
    return [{ start, end, chosen: true, free: !isTaken }];
  }
  const [ofPerson, kept] = await Promise.all([
    ahead('jobSeekerId', [jobSeekerId], context),
    keptForSessions(interviewerIds, context),
  ]);
  const taken = [
    ...[...ofThem, ...ofPerson].map(({ data }) => data),
    ...kept,
    ...(declined === null ? [] : [declined]),
  ];
  return freeTimes(taken, minutes, context.now).map((time) => ({ ...time, chosen: false, free: true }));
}

/** Those who can still be asked to hold an interview, by their present roles. */
async function ableOf(ids: readonly string[], { views }: Read) {
  const accounts = await views.accounts.getMany(ids);
  return ids.flatMap((id) => {
    const found = accounts.get(id);
    const able = found?.state === 'ACTIVE' && scopeFor('EVALUATE', found.data.roles) !== undefined;
    return able ? [{ accountId: id, name: found.data.name ?? '' }] : [];
  });
}

/** How the interview of one application can be set now: the time its candidate chose, or times when both sides are free. */
export const interviewTimes: QueryHandlers['interviewTimes'] = async ({ applicationId }, context) => {
  const row = await context.views.applications.get(applicationId);
  if (row?.bucket !== 'ACTIVE') return refusedWith('common.not_found');
  if (!reaches('MANAGE_INTERVIEW', accountOf(context), await ownersOf(row, context)))
    return refusedWith('common.not_found');
  const consent = consentAt(await context.views.consents.get(row.jobSeekerId), context.now);
  const way = consent === 'AUTHORIZED' ? await wayFor(row, context) : undefined;
  if (way === undefined) return refusedWith('common.not_found');
  const interviewers = await ableOf(way.interviewerIds, context);
  const { by, subject, appointmentId, place } = way;
  const times = await timesOf(
    { ...way, interviewerIds: interviewers.map(({ accountId }) => accountId) },
    row.jobSeekerId,
    context,
  );
  const meets = place !== null && isFinal(place) ? { ...place } : null;
  return {
    data: { applicationId, by, subject: subject && { ...subject }, appointmentId, interviewers, place: meets, times },
  };
};
