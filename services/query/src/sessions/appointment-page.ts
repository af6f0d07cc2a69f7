import { appointment, freeSeats, isBefore, takesAnswers } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { type QueryHandlers, type QueryResult, refusedWith } from '../bus/query-context.ts';
import { aboutPage, ownRow } from '../links/index.ts';
import type { RowOf } from '../open-views.ts';
import { byStart, takenAt } from './seats.ts';
import type { SessionStored } from './view.ts';

/** An appointment as the person who is invited chooses a time. */
export const appointmentPage: QueryHandlers['appointmentPage'] = async ({ id }, context) => {
  const { views, now, settings } = context;
  const row = await ownRow(views.appointments, id, context);
  const session = row && (await views.sessions.get(row.data.appointmentSessionId));
  if (!row || !session?.data.facts) return refusedWith('common.not_found');
  const { facts, holdings, deadline } = session.data;
  const open = takesAnswers(session, now);
  const held = holdings.find(
    ({ appointmentId, until }) => appointmentId === row.id && until !== null && isBefore(now, until),
  );
  const { name, position, contact, owned } = await aboutPage(row, context);
  return {
    data: {
      appointmentId: row.id,
      name,
      position,
      stage: facts.stage,
      state: row.state,
      closed: !open,
      arranged: row.data.interviewId !== null,
      interview: becameOf(await views.interviews.get(row.data.interviewId ?? '')),
      mode: facts.place.mode,
      site: facts.place.site,
      durationMinutes: facts.durationMinutes,
      deadline,
      contact: facts.place.contact || contact,
      slots: slotsOf(row.id, session.data, now),
      held: held?.until ? { segmentId: held.segmentId, until: held.until } : null,
      reserved: row.data.reserved,
      editsLeft: Math.max(0, settings.appointmentEdits - row.data.edits),
      declineReason: row.data.declineReason,
      allowedActions: open ? actionsFor(appointment, row, owned, context) : [],
    },
  };
};

function becameOf(row: RowOf<'interviews'> | undefined): QueryResult<'appointmentPage'>['interview'] {
  if (row === undefined) return null;
  const { life, signIn } = row.state;
  if (life === 'CANCELLED') return 'CANCELLED';
  if (life !== 'FINISHED') return 'TO_COME';
  return signIn === 'NOT_PRESENT' ? 'MISSED' : 'OVER';
}

/** The times with the seats that nobody has, counted as the choice itself counts them. */
function slotsOf(
  appointmentId: string,
  session: SessionStored['data'],
  now: string,
): QueryResult<'appointmentPage'>['slots'] {
  const taken = takenAt(session, now);
  return byStart(session.segments).map((segment) => {
    const { segmentId, start, end } = segment;
    const here = taken.filter((holding) => holding.segmentId === segmentId);
    return {
      segmentId,
      start,
      end,
      free: freeSeats(session, segment, now),
      mine: here.some((holding) => holding.appointmentId === appointmentId),
    };
  });
}
