import type { ApplicationRow } from '@talentlog/contracts';
import { acceptedOffer } from '@talentlog/domain/fold';
import type { Beside } from '../access/beside.ts';
import type { CollectionStored } from '../collections/view.ts';
import type { QueryContext } from '../http/query-context.ts';
import type { InterviewStored } from '../interviews/view.ts';
import type { OfferStored } from '../offers/view.ts';
import type { ScreeningStored } from '../screening/view.ts';
import type { AppointmentStored, SessionStored } from '../sessions/view.ts';
import type { ApplicationStored } from './view.ts';

type Turn = Pick<ApplicationRow, 'waitsFor' | 'waitsForName' | 'dueAt'>;

/** The work under way on a page's applications, read at once. */
export interface OpenWork {
  readonly items: ReadonlyMap<string, ScreeningStored>;
  readonly appointments: ReadonlyMap<string, AppointmentStored>;
  readonly sessions: ReadonlyMap<string, SessionStored>;
  readonly interviews: ReadonlyMap<string, InterviewStored>;
  readonly offers: ReadonlyMap<string, OfferStored>;
  readonly collections: ReadonlyMap<string, CollectionStored>;
}

/** What is collected before the first day, for the offer that was accepted; empty before. */
export const collectionIdOf = ({ data }: Pick<ApplicationStored, 'data'>): string =>
  acceptedOffer(data)?.collectionId ?? '';

/** Six reads, however many applications there are. */
export async function openWorkOf(
  rows: readonly ApplicationStored[],
  { views }: Pick<QueryContext, 'views'>,
): Promise<OpenWork> {
  const active = rows.filter(({ bucket }) => bucket === 'ACTIVE');
  const working = (kind: string) =>
    active.flatMap(({ data: { openWork } }) => (openWork[0]?.work === kind ? [openWork[0].workId] : []));
  const [items, appointments, interviews, offers, collections] = await Promise.all([
    views.screeningItems.getMany(working('SCREENING')),
    views.appointments.getMany(working('APPOINTMENT')),
    views.interviews.getMany(working('INTERVIEW')),
    views.offers.getMany(active.flatMap(({ data }) => data.offers.at(-1)?.offerId ?? [])),
    views.collections.getMany(active.map(collectionIdOf)),
  ]);
  const inSessions = [...appointments.values()].map(({ data }) => data.appointmentSessionId);
  return { items, appointments, interviews, offers, collections, sessions: await views.sessions.getMany(inSessions) };
}

/** Accounts whose turn it may be. */
export const accountsIn = ({ items, interviews, offers }: OpenWork): string[] => [
  ...[...items.values()].map(({ data }) => data.screenerId),
  ...[...interviews.values()].flatMap(({ data }) => data.interviewerIds),
  ...[...offers.values()].flatMap(({ data }) => data.steps.map(({ approverId }) => approverId)),
];

const nobody: Turn = { waitsFor: 'NOBODY', waitsForName: null, dueAt: null };
const ofHr: Turn = { waitsFor: 'HR', waitsForName: null, dueAt: null };
const ofSeeker = (dueAt: string | null): Turn => ({ waitsFor: 'SEEKER', waitsForName: null, dueAt });

/** Whose turn it is: open work names them, then a live offer, else it is HR's. */
export function turnOf(row: ApplicationStored, work: OpenWork, beside: Pick<Beside, 'account'>): Turn {
  if (row.bucket !== 'ACTIVE') return nobody;
  return turnByWork(row, work, beside) ?? turnByOffer(row, work, beside) ?? ofHr;
}

function turnByWork({ data }: ApplicationStored, work: OpenWork, { account }: Pick<Beside, 'account'>) {
  const [first] = data.openWork;
  switch (first?.work) {
    case 'SCREENING': {
      const item = work.items.get(first.workId);
      if (item === undefined) return undefined;
      const { screenerId, deadline } = item.data;
      return { waitsFor: 'SCREENER', waitsForName: account(screenerId).name, dueAt: deadline };
    }
    case 'APPOINTMENT': {
      const appointment = work.appointments.get(first.workId);
      const session = appointment && work.sessions.get(appointment.data.appointmentSessionId);
      const dueAt = session?.data.deadline ?? null;
      return appointment?.state === 'RESERVED' ? { ...ofHr, dueAt } : ofSeeker(dueAt);
    }
    case 'INTERVIEW': {
      const interview = work.interviews.get(first.workId);
      if (interview === undefined) return undefined;
      if (interview.state.reply === 'PENDING_REPLY') return ofSeeker(interview.data.start);
      const [interviewer] = interview.data.interviewerIds;
      return interviewer === undefined
        ? undefined
        : { waitsFor: 'INTERVIEWER', waitsForName: account(interviewer).name, dueAt: interview.data.end };
    }
    default:
      return undefined;
  }
}

function turnByOffer({ data }: ApplicationStored, { offers }: OpenWork, { account }: Pick<Beside, 'account'>) {
  const last = data.offers.at(-1);
  const offer = last && offers.get(last.offerId);
  if (last?.status === 'SENT') return ofSeeker(offer?.data.link?.expiresAt ?? null);
  if (last?.status !== 'PENDING_SEND' || offer?.state.approval !== 'APPROVING') return undefined;
  const step = offer.data.steps[offer.data.currentStep];
  return step && { waitsFor: 'APPROVER', waitsForName: account(step.approverId).name, dueAt: null };
}
