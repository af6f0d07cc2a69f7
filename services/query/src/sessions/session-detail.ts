import { appointment, isToRemind } from '@talentlog/domain/fold';
import { actionsFor, agreed } from '../access/actions.ts';
import { type Beside, besideOf } from '../access/beside.ts';
import { sees } from '../access/scope.ts';
import { type QueryContext, type QueryHandlers, type QueryResult, refusedWith } from '../bus/query-context.ts';
import { accountsIn, sessionRow } from './rows.ts';
import { byStart, takenAt } from './seats.ts';
import type { AppointmentStored, SessionStored } from './view.ts';

type Detail = QueryResult<'sessionDetail'>;
type Seen = Detail['seekers'][number];
type Invited = SessionStored['data']['seekers'][number];
type Context = Pick<QueryContext, 'caller' | 'admission' | 'now' | 'settings'>;

/** A session with everybody in it and the seats they have. */
export const sessionDetail: QueryHandlers['sessionDetail'] = async ({ sessionId }, context) => {
  const row = await context.views.sessions.get(sessionId);
  if (!row?.data.facts) return refusedWith('common.not_found');
  const { facts, seekers: invited } = row.data;
  const appointments = (await context.views.appointments.find('data.appointmentSessionId', [sessionId])).toReversed();
  const told = new Set(appointments.map(({ id }) => id));
  // Their appointments begin when the session opens.
  const untold = invited.filter(({ appointmentId }) => !told.has(appointmentId));
  const untoldRows = untold.map(({ jobSeekerId }) => ({ jobSeekerId, positionId: '', assigneeIds: [] }));
  const beside = await besideOf([row, ...appointments, ...untoldRows], accountsIn(row), context);
  if (!sees('MANAGE_INTERVIEW', context, beside.owned(row))) return refusedWith('common.not_found');
  const session = sessionRow(row, beside, context);
  const seekers = [
    ...appointments.map((one) => seekerSeen(one, session, invited, beside, context)),
    ...untold.map((one) => invitedSeen(one, beside, context)),
  ];
  return {
    data: {
      ...session,
      site: facts.place.site,
      videoTool: facts.place.videoTool,
      durationMinutes: facts.durationMinutes,
      gapMinutes: facts.gapMinutes,
      contact: facts.place.contact,
      interviewers: facts.interviewerIds.map(beside.account),
      segments: segmentsSeen(row, seekers, context),
      seekers,
    },
  };
};

function segmentsSeen({ data }: SessionStored, seekers: readonly Seen[], { now }: Context): Detail['segments'] {
  const names = new Map(seekers.map(({ appointmentId, person }) => [appointmentId, person.name || person.number]));
  const taken = takenAt(data, now);
  return byStart(data.segments).map((segment) => ({
    ...segment,
    taken: taken
      .filter(({ segmentId }) => segmentId === segment.segmentId)
      .map(({ appointmentId, until }) => ({
        appointmentId,
        name: names.get(appointmentId) ?? '',
        held: until !== null,
      })),
  }));
}

/** Somebody invited. To be moved to another segment both they and the session must be ready. */
function seekerSeen(
  row: AppointmentStored,
  session: Pick<Detail, 'allowedActions'>,
  invited: readonly Invited[],
  beside: Beside,
  context: Context,
): Seen {
  const seeker = invited.find(({ appointmentId }) => appointmentId === row.id);
  const person = beside.person(row.jobSeekerId);
  const actions = actionsFor(appointment, row, beside.owned(row), context);
  return {
    appointmentId: row.id,
    applicationId: row.data.applicationId,
    person,
    state: row.state,
    reservation: seeker?.reservation ?? 'UNRESERVED',
    arranged: seeker?.arranged ?? false,
    urgedAt: seeker?.urgedAt ?? null,
    toRemind: seeker !== undefined && isToRemind(seeker, context),
    segmentId: row.data.reserved?.segmentId ?? null,
    reason: person.consent === 'UNAUTHORIZED' ? null : row.data.declineReason,
    allowedActions: agreed(actions, 'AdjustArrangement', session.allowedActions),
  };
}

/** Somebody in a session that nobody was told of yet. */
const invitedSeen = (invited: Invited, beside: Beside, context: Context): Seen => ({
  appointmentId: invited.appointmentId,
  applicationId: invited.applicationId,
  person: beside.person(invited.jobSeekerId),
  state: 'NONE',
  reservation: invited.reservation,
  arranged: invited.arranged,
  urgedAt: invited.urgedAt,
  toRemind: isToRemind(invited, context),
  segmentId: null,
  reason: null,
  allowedActions: [],
});
