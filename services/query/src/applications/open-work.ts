import { acceptedOffer } from '@talentlog/domain/fold';
import type { CollectionStored } from '../collections/view.ts';
import type { QueryContext } from '../http/query-context.ts';
import type { EvaluationStored, InterviewStored } from '../interviews/view.ts';
import type { OfferStored } from '../offers/view.ts';
import type { ScreeningStored } from '../screening/view.ts';
import type { AppointmentStored, SessionStored } from '../sessions/view.ts';
import { grouped } from '../views/grouped.ts';
import type { ApplicationStored } from './view.ts';

/** The work under way on some applications, read at once. */
export interface OpenWork {
  readonly items: ReadonlyMap<string, ScreeningStored>;
  readonly appointments: ReadonlyMap<string, AppointmentStored>;
  readonly sessions: ReadonlyMap<string, SessionStored>;
  readonly interviews: ReadonlyMap<string, InterviewStored>;
  readonly offers: ReadonlyMap<string, OfferStored>;
  readonly collections: ReadonlyMap<string, CollectionStored>;
  /** Sheets by their interview. */
  readonly sheets: ReadonlyMap<string, readonly EvaluationStored[]>;
}

/** What is collected before the first day, for the offer that was accepted; empty before. */
export const collectionIdOf = ({ data }: Pick<ApplicationStored, 'data'>): string =>
  acceptedOffer(data)?.collectionId ?? '';

/** The work an application stands at: an interview that was made of an appointment comes after it while both are open. */
export const workInHand = ({ openWork }: ApplicationStored['data']) =>
  openWork.find(({ work }) => work === 'INTERVIEW') ?? openWork[0];

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
  const interviewIds = working('INTERVIEW');
  const [items, appointments, interviews, offers, collections, sheets] = await Promise.all([
    views.screeningItems.getMany(working('SCREENING')),
    views.appointments.getMany(working('APPOINTMENT')),
    views.interviews.getMany(interviewIds),
    views.offers.getMany(active.flatMap(({ data }) => data.offers.at(-1)?.offerId ?? [])),
    views.collections.getMany(rows.map(collectionIdOf)),
    views.evaluations.find('data.interviewId', interviewIds),
  ]);
  const inSessions = [...appointments.values()].map(({ data }) => data.appointmentSessionId);
  return {
    ...{ items, appointments, interviews, offers, collections },
    sessions: await views.sessions.getMany(inSessions),
    sheets: grouped(sheets, ({ data }) => data.interviewId),
  };
}

/** Accounts whose turn it may be. */
export const accountsIn = ({ items, interviews, offers }: OpenWork): string[] => [
  ...[...items.values()].map(({ data }) => data.screenerId),
  ...[...interviews.values()].flatMap(({ data }) => data.interviewerIds),
  ...[...offers.values()].flatMap(({ data }) => data.steps.map(({ approverId }) => approverId)),
];
