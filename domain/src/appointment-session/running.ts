import { workClosed } from '../application/work.ts';
import { appointment as appointments } from '../appointment/appointment.ts';
import { isPlanned, missingField } from '../interview/place.ts';
import { position } from '../position/position.ts';
import { accept, type Fact, refuse } from '../shared/decider.ts';
import { factIfTaken, loaded, takes } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { type Context, type Deciding, sessionOf } from './deciding.ts';
import { appointmentOf, extended, needAppointments, needRecords, recordOf } from './inviting.ts';
import type { AppointmentSessionData, Seeker } from './lifecycle.ts';
import { holdOf, seatOf, segmentOf, unarranged } from './seats.ts';
import { longestMinutes, segmentLength, segmentsTogether } from './segments.ts';

export const createAppointmentSession: Deciding<'CreateAppointmentSession'> = {
  target: (_payload, { newId }) => ({ aggregate: 'appointmentSession', id: newId() }),
  needs: ({ payload }) => ({ position: { aggregate: 'position', id: payload.facts.positionId } }),
  decide: ({ id, payload, related, now, actor, newId }) => {
    const { facts, deadline } = payload;
    if (loaded(related, 'position', position).revision < 0)
      return refuse('common.not_found', undefined, 'facts.positionId');
    if (!isPlanned(facts.place))
      return refuse('session.site_required', undefined, `facts.${missingField(facts.place)}`);
    if (facts.durationMinutes > longestMinutes)
      return refuse('session.duration_too_long', undefined, 'facts.durationMinutes');
    if (!isBefore(now, deadline)) return refuse('session.deadline_past', undefined, 'deadline');
    for (const [index, segment] of payload.segments.entries()) {
      const refused = segmentLength(segment, facts.durationMinutes, `segments.${index}`);
      if (refused) return refused;
      if (!isBefore(deadline, segment.start)) return refuse('session.deadline_past', undefined, 'deadline');
    }
    const refused = segmentsTogether(payload.segments, 'segments');
    if (refused) return refused;
    const segments = payload.segments.map((segment) => ({ ...segment, segmentId: newId(), temporary: false }));
    const { positionId } = facts;
    const data = { appointmentSessionId: id, positionId, facts, deadline, segments, createdBy: actor.id };
    return accept({ type: 'SessionCreated', data }, { appointmentSessionId: id });
  },
};

export const addSegment: Deciding<'AddSegment'> = {
  decide: (context) => {
    const { data, payload, newId } = context;
    if (!isBefore(data.deadline, payload.segment.start))
      return refuse('session.deadline_past', undefined, 'segment.start');
    const refused =
      segmentLength(payload.segment, data.facts?.durationMinutes ?? 0, 'segment') ??
      segmentsTogether([...data.segments, payload.segment], 'segment');
    if (refused) return refused;
    const segment = { ...payload.segment, segmentId: newId(), temporary: payload.temporary };
    return accept({ type: 'SegmentAdded', data: { ...sessionOf(context), segment } }, { segmentId: segment.segmentId });
  },
};

/** A segment somebody reserved, or is just choosing, stays. */
export const removeSegment: Deciding<'RemoveSegment'> = {
  decide: (context) => {
    const { data, payload, now } = context;
    if (!segmentOf(data, payload.segmentId)) return refuse('common.not_found', undefined, 'segmentId');
    const used = data.holdings.some(
      ({ segmentId, until }) => segmentId === payload.segmentId && (until === null || isBefore(now, until)),
    );
    if (used) return refuse('session.segment_in_use', undefined, 'segmentId');
    return accept({ type: 'SegmentRemoved', data: { ...sessionOf(context), segmentId: payload.segmentId } });
  },
};

const holders = (data: AppointmentSessionData): readonly Seeker[] =>
  data.seekers.filter(({ appointmentId }) => holdOf(data, appointmentId) !== undefined);

/** The hold goes, and a seat that was being edited stands again. */
function released(seeker: Seeker, context: Context): Fact[] {
  const { appointmentId, applicationId, jobSeekerId } = seeker;
  const who = { ...sessionOf(context), appointmentId, applicationId, jobSeekerId };
  const hold = holdOf(context.data, appointmentId);
  const keepsSeat = seatOf(context.data, appointmentId) !== undefined;
  return [
    { type: 'SeatFreed', data: { ...who, segmentId: hold?.segmentId, was: 'HELD' } },
    ...factIfTaken(appointments, appointmentOf(context.related, seeker), 'SlotReleased', {
      ...who,
      keepsSeat,
      cause: 'SESSION_CLOSED',
    }),
  ];
}

export const closeAppointmentSession: Deciding<'CloseAppointmentSession'> = {
  needs: ({ data }) => needAppointments(holders(data)),
  decide: (context) => {
    const { data, now } = context;
    if (isBefore(now, data.deadline)) return refuse('appointmentSession.invalid_transition');
    const unreserved = data.seekers.filter(({ reservation }) => reservation === 'UNRESERVED').length;
    const principalId = data.facts?.principalId;
    return accept([
      ...holders(data).flatMap((seeker) => released(seeker, context)),
      { type: 'SessionClosed', data: { ...sessionOf(context), principalId, unreserved } },
    ]);
  },
};

const changeable = (data: AppointmentSessionData) =>
  data.seekers.filter(({ reservation, arranged }) => reservation !== 'REFUSED' && !arranged);

export const extendSessionDeadline: Deciding<'ExtendSessionDeadline'> = {
  needs: ({ data }) => needAppointments(changeable(data)),
  decide: (context) => {
    const { data, payload, now, related } = context;
    if (!isBefore(now, payload.deadline)) return refuse('session.deadline_past', undefined, 'deadline');
    const waiting = changeable(data).map((seeker) => appointmentOf(related, seeker));
    return accept([
      { type: 'SessionReopened', data: { ...sessionOf(context), deadline: payload.deadline } },
      ...waiting
        .filter((appointment) => takes(appointments, appointment, 'AppointmentDeadlineExtended'))
        .flatMap((appointment) => extended(appointment, payload.deadline, context)),
    ]);
  },
};

const needEverybody: NonNullable<Deciding<'FinishAppointmentSession'>['needs']> = ({ data }) => ({
  ...needAppointments(data.seekers),
  ...needRecords(data.seekers.map(({ applicationId }) => applicationId)),
});

const whoOf = (context: Context, { appointmentId, applicationId, jobSeekerId }: Seeker) => ({
  ...sessionOf(context),
  appointmentId,
  applicationId,
  jobSeekerId,
});

/** An appointment that became an interview is over with its session, and with it its work on the application. */
const completed = (context: Context, seeker: Seeker): Fact[] => [
  ...factIfTaken(appointments, appointmentOf(context.related, seeker), 'AppointmentCompleted', {
    ...whoOf(context, seeker),
    cause: 'SESSION_FINISHED',
  }),
  ...workClosed(recordOf(context.related, seeker), 'APPOINTMENT', seeker.appointmentId),
];

/** One that did not is cancelled with its session. */
const cancelled = (context: Context, seeker: Seeker, cause: 'SESSION_CANCELLED' | 'SESSION_FINISHED'): Fact[] => [
  ...factIfTaken(appointments, appointmentOf(context.related, seeker), 'AppointmentCancelled', {
    ...whoOf(context, seeker),
    cause,
  }),
  ...workClosed(recordOf(context.related, seeker), 'APPOINTMENT', seeker.appointmentId),
];

const reservedUnarranged = ({ data }: Context) => {
  const count = unarranged(data).length;
  return count === 0 ? undefined : refuse('session.reserved_unarranged', { count });
};

/** Arranged appointments are completed; who never reserved is told that it is over. */
export const finishAppointmentSession: Deciding<'FinishAppointmentSession'> = {
  needs: needEverybody,
  decide: (context) =>
    reservedUnarranged(context) ??
    accept([
      { type: 'SessionFinished', data: sessionOf(context) },
      ...context.data.seekers.flatMap((seeker) => {
        if (seeker.arranged) return completed(context, seeker);
        if (seeker.reservation === 'REFUSED') return [];
        return cancelled(context, seeker, 'SESSION_FINISHED');
      }),
    ]),
};

export const cancelAppointmentSession: Deciding<'CancelAppointmentSession'> = {
  needs: needEverybody,
  decide: (context) =>
    reservedUnarranged(context) ??
    accept([
      { type: 'SessionCancelled', data: { ...sessionOf(context), reason: context.payload.reason } },
      ...context.data.seekers.flatMap((seeker) => cancelled(context, seeker, 'SESSION_CANCELLED')),
    ]),
};
