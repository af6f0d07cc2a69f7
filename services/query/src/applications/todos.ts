import type { DeliveryCard } from '@talentlog/contracts';
import { freeSeats, isBefore } from '@talentlog/domain/fold';
import type { RowOf } from '../open-views.ts';
import { grouped } from '../views/grouped.ts';
import { awaitsReply } from './awaits-reply.ts';
import type { PersonsWork } from './persons-work.ts';

type Todo = NonNullable<DeliveryCard['todo']>;

/** The one thing the person is waited for in each application, nearest to the end first. */
export function todosOf(
  { collections, offers, interviews, appointments, sessions }: PersonsWork,
  now: string,
): ReadonlyMap<string, Todo> {
  const waiting = appointments.filter(({ state }) => state === 'NOT_RESERVED' || state === 'IN_RESERVATION');
  const todos = new Map<string, Todo>();
  const note = (applicationId: string, todo: Todo | undefined) => {
    if (todo !== undefined && !todos.has(applicationId)) todos.set(applicationId, todo);
  };
  for (const row of collections) note(row.data.applicationId, ofCollection(row));
  for (const row of offers) note(row.data.applicationId, ofOffer(row));
  for (const row of interviews) note(row.data.applicationId, ofInterview(row, now));
  // The newest invitation alone counts: an older one was taken over by it.
  for (const [applicationId, [newest]] of grouped(waiting, ({ data }) => data.applicationId))
    if (newest) note(applicationId, ofAppointment(newest, sessions.get(newest.data.appointmentSessionId), now));
  return todos;
}

const ofCollection = ({ id, state, data }: RowOf<'collections'>): Todo | undefined =>
  state === 'COLLECTING' ? { kind: 'COLLECTION', id, until: data.link?.expiresAt ?? null, seatsLeft: null } : undefined;

const ofOffer = ({ id, state, data }: RowOf<'offers'>): Todo | undefined =>
  state.status === 'SENT' ? { kind: 'OFFER', id, until: data.link?.expiresAt ?? null, seatsLeft: null } : undefined;

const ofInterview = (row: RowOf<'interviews'>, now: string): Todo | undefined =>
  awaitsReply(row, now) ? { kind: 'INTERVIEW', id: row.id, until: row.data.start, seatsLeft: null } : undefined;

function ofAppointment(
  { id }: RowOf<'appointments'>,
  session: RowOf<'sessions'> | undefined,
  now: string,
): Todo | undefined {
  if (session === undefined) return { kind: 'APPOINTMENT', id, until: null, seatsLeft: 0 };
  const { deadline, segments } = session.data;
  const seatsLeft = segments.reduce((sum, segment) => sum + freeSeats(session.data, segment, now), 0);
  return isBefore(now, deadline) ? { kind: 'APPOINTMENT', id, until: deadline, seatsLeft } : undefined;
}
