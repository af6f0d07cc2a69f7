import { acceptedOffer, workInHand } from '@talentlog/domain/fold';
import type { QueryContext } from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import { grouped } from '../views/grouped.ts';
import type { ApplicationStored } from './view.ts';

/** The work under way on some applications, read at once. */
export interface OpenWork {
  readonly items: ReadonlyMap<string, RowOf<'screeningItems'>>;
  readonly appointments: ReadonlyMap<string, RowOf<'appointments'>>;
  readonly sessions: ReadonlyMap<string, RowOf<'sessions'>>;
  readonly interviews: ReadonlyMap<string, RowOf<'interviews'>>;
  readonly offers: ReadonlyMap<string, RowOf<'offers'>>;
  readonly collections: ReadonlyMap<string, RowOf<'collections'>>;
  /** Sheets by their interview. */
  readonly sheets: ReadonlyMap<string, readonly RowOf<'evaluations'>[]>;
  /** All sheets, by application. */
  readonly evaluations: ReadonlyMap<string, readonly RowOf<'evaluations'>[]>;
}

/** What is collected before the first day, for the offer that was accepted; empty before. */
export const collectionIdOf = ({ data }: Pick<ApplicationStored, 'data'>): string =>
  acceptedOffer(data)?.collectionId ?? '';

/** Seven reads, however many applications there are. */
export async function openWorkOf(
  rows: readonly ApplicationStored[],
  { views }: Pick<QueryContext, 'views'>,
): Promise<OpenWork> {
  const active = rows.filter(({ bucket }) => bucket === 'ACTIVE');
  const working = (kind: string) =>
    active.flatMap(({ data }) => {
      const found = workInHand(data);
      return found?.work === kind ? [found.workId] : [];
    });
  const ids = active.map(({ id }) => id);
  const [items, appointments, interviews, offers, collections, sheets] = await Promise.all([
    views.screeningItems.getMany(working('SCREENING')),
    views.appointments.getMany(working('APPOINTMENT')),
    views.interviews.getMany(working('INTERVIEW')),
    views.offers.getMany(active.flatMap(({ data }) => data.offers.at(-1)?.offerId ?? [])),
    views.collections.getMany(rows.map(collectionIdOf)),
    views.evaluations.find('data.applicationId', ids),
  ]);
  const inSessions = [...appointments.values()].map(({ data }) => data.appointmentSessionId);
  return {
    ...{ items, appointments, interviews, offers, collections },
    sessions: await views.sessions.getMany(inSessions),
    sheets: grouped(sheets, ({ data }) => data.interviewId),
    evaluations: grouped(sheets, ({ data }) => data.applicationId),
  };
}

/** Accounts whose turn it may be, or who evaluated. */
export const accountsIn = ({ items, interviews, offers, evaluations }: OpenWork): string[] => [
  ...[...items.values()].map(({ data }) => data.screenerId),
  ...[...interviews.values()].flatMap(({ data }) => data.interviewerIds),
  ...[...evaluations.values()].flat().map(({ data }) => data.interviewerId),
  ...[...offers.values()].flatMap(({ data }) => data.steps.map(({ approverId }) => approverId)),
];
