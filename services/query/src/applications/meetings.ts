import type { DeliveryCard } from '@talentlog/contracts';
import { isBefore, signInFrom, takesAnswers } from '@talentlog/domain/fold';
import type { QueryContext } from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import type { PersonsWork } from './persons-work.ts';

type Meeting = NonNullable<DeliveryCard['meeting']>;
type Known = Pick<QueryContext, 'now' | 'settings'>;

/** The next meeting of each application: an interview that was arranged and not declined, else the time that the person booked. */
export function meetingsOf(
  { interviews, appointments, sessions }: PersonsWork,
  known: Known,
): ReadonlyMap<string, Meeting> {
  const found = new Map<string, Meeting>();
  const note = (applicationId: string, meeting: Meeting | undefined) => {
    const before = found.get(applicationId);
    if (meeting === undefined || isBefore(meeting.end, known.now)) return;
    const isSooner = before === undefined || (before.kind === meeting.kind && isBefore(meeting.start, before.start));
    if (isSooner) found.set(applicationId, meeting);
  };
  for (const row of interviews) note(row.data.applicationId, arranged(row));
  for (const row of appointments)
    note(row.data.applicationId, booked(row, sessions.get(row.data.appointmentSessionId), known));
  return found;
}

function arranged({ id, state, data }: RowOf<'interviews'>): Meeting | undefined {
  const { stage, start, end, place } = data;
  const { life, reply, signIn } = state;
  if (place === null || reply === 'DECLINED' || (life !== 'NOT_STARTED' && life !== 'IN_INTERVIEW')) return undefined;
  const from = signInFrom(start);
  return { kind: 'INTERVIEW', id, stage, start, end, place, reply, signIn, signInFrom: from, changeUntil: null };
}

/** A reservation that became an interview is told by that interview. */
function booked(
  { id, state, data }: RowOf<'appointments'>,
  session: RowOf<'sessions'> | undefined,
  { now, settings }: Known,
): Meeting | undefined {
  const facts = session?.data.facts;
  if (!session || !facts || state !== 'RESERVED' || data.reserved === null || data.interviewId !== null)
    return undefined;
  const { start, end } = data.reserved;
  const mayChange = takesAnswers(session, now) && data.edits < settings.appointmentEdits;
  return {
    kind: 'BOOKED',
    id,
    stage: facts.stage,
    start,
    end,
    place: facts.place,
    reply: 'ACCEPTED',
    signIn: 'UNSIGNED',
    signInFrom: null,
    changeUntil: mayChange ? session.data.deadline : null,
  };
}
