import { type InterviewPlace, isInterviewStage } from '@talentlog/contracts';
import { addMinutes, minutesBetween, takesAnswers, workInHand } from '@talentlog/domain/fold';
import { oneOf } from '../access/pages.ts';
import type { QueryContext, QueryResult } from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import type { Span } from './free-times.ts';
import type { InterviewStored } from './view.ts';

type Shown = QueryResult<'interviewTimes'>;
type Views = Pick<QueryContext, 'views'>;
type Read = Pick<QueryContext, 'views' | 'now'>;

/** How the interview an application waits for is set: by which command, with whom, where and how long. */
export interface Way extends Pick<Shown, 'by' | 'subject' | 'appointmentId'> {
  readonly interviewerIds: readonly string[];
  readonly place: InterviewPlace | null;
  readonly minutes: number;
  /** The time the candidate chose, and the segment whose interviews share it. */
  readonly booked: (Span & { readonly groupId: string }) | null;
  /** The time that the candidate could not take. */
  readonly declined: Span | null;
}

/** Of an interview nobody has held before on this position. */
const usualMinutes = 45;
/** The latest interviews of a position, among which those of the stage are looked for. */
const lookedAt = 50;

const asOf = ({ data: { interviewerIds, place, start, end } }: InterviewStored) => ({
  interviewerIds,
  place,
  minutes: minutesBetween(start, end),
});

/** The time was chosen in a session: that session makes the interview. Where none was in time, its people meet at another one. */
async function byBooking(appointmentId: string, { views, now }: Read): Promise<Way | undefined> {
  const appointment = await views.appointments.get(appointmentId);
  const session = appointment && (await views.sessions.get(appointment.data.appointmentSessionId));
  const facts = session?.data.facts;
  if (!session || !facts) return undefined;
  const { interviewerIds, place, durationMinutes: minutes } = facts;
  const known = { interviewerIds, place, minutes, declined: null };
  const reserved = appointment?.state === 'RESERVED' ? appointment.data.reserved : null;
  if (reserved === null) {
    if (takesAnswers(session, now)) return undefined;
    return { by: 'ArrangeInterview', subject: null, appointmentId: null, ...known, booked: null };
  }
  const { start, segmentId: groupId } = reserved;
  return {
    ...{ by: 'GenerateArrangements', subject: { id: session.id, revision: session.revision }, appointmentId },
    ...known,
    booked: { start, end: addMinutes(start, minutes), groupId },
  };
}

/** It was declined: the same people meet at another time. */
async function byMoving(interviewId: string, { views }: Views): Promise<Way | undefined> {
  const found = await views.interviews.get(interviewId);
  if (found?.state.life !== 'NOT_STARTED' || found.state.reply !== 'DECLINED') return undefined;
  return {
    ...{ by: 'RescheduleInterview', subject: { id: interviewId, revision: found.revision }, appointmentId: null },
    ...{ ...asOf(found), booked: null, declined: { start: found.data.start, end: found.data.end } },
  };
}

/** Nothing is begun: who met others of this position at this stage last meets this one, at the same place. */
async function byPractice({ positionId, data }: RowOf<'applications'>, { views }: Views): Promise<Way | undefined> {
  if (!isInterviewStage(data.stage)) return undefined;
  const sort = [{ field: 'createdAt' as const, descending: true }];
  const rows = await views.interviews.first({ where: oneOf('positionId', [positionId]), sort, limit: lookedAt });
  const last = rows.find((row) => row.data.stage === data.stage && row.state.life !== 'CANCELLED');
  const known = last ? asOf(last) : { interviewerIds: [], place: null, minutes: usualMinutes };
  return { by: 'ArrangeInterview', subject: null, appointmentId: null, ...known, booked: null, declined: null };
}

/** Undefined where the application waits for no interview that could be set now. */
export function wayFor(row: RowOf<'applications'>, from: Read): Promise<Way | undefined> {
  const first = workInHand(row.data);
  if (first?.work === 'APPOINTMENT') return byBooking(first.workId, from);
  if (first?.work === 'INTERVIEW') return byMoving(first.workId, from);
  return first === undefined ? byPractice(row, from) : Promise.resolve(undefined);
}
