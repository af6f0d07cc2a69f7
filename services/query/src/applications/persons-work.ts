import type { QueryContext } from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import type { ApplicationStored } from './view.ts';

/** What is under way on a person's applications, as far as it concerns the person. */
export interface PersonsWork {
  readonly collections: readonly RowOf<'collections'>[];
  readonly offers: readonly RowOf<'offers'>[];
  readonly interviews: readonly RowOf<'interviews'>[];
  readonly appointments: readonly RowOf<'appointments'>[];
  readonly sessions: ReadonlyMap<string, RowOf<'sessions'>>;
  readonly screening: readonly RowOf<'screeningItems'>[];
}

/** Six reads, however many applications there are. */
export async function personsWork(
  rows: readonly ApplicationStored[],
  { views }: Pick<QueryContext, 'views'>,
): Promise<PersonsWork> {
  const ids = rows.map(({ id }) => id);
  const [collections, offers, interviews, appointments, screening] = await Promise.all([
    views.collections.find('data.applicationId', ids),
    views.offers.find('data.applicationId', ids),
    views.interviews.find('data.applicationId', ids),
    views.appointments.find('data.applicationId', ids),
    views.screeningItems.find('data.applicationId', ids),
  ]);
  const open = appointments.filter(({ state }) => ['NOT_RESERVED', 'IN_RESERVATION', 'RESERVED'].includes(state));
  const sessions = await views.sessions.getMany(open.map(({ data }) => data.appointmentSessionId));
  return { collections, offers, interviews, appointments: open, sessions, screening };
}

/** Until when the screeners of an application are asked to say what they think; the latest counts, a day that is over does not. */
export function answersBy({ screening }: PersonsWork, now: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { state, data } of screening) {
    const { applicationId, deadline } = data;
    const isOpen = state === 'UNSCREENED' || state === 'UNDETERMINED';
    if (isOpen && deadline > now && deadline > (days.get(applicationId) ?? '')) days.set(applicationId, deadline);
  }
  return days;
}
