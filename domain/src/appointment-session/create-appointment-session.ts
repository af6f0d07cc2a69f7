import type { PayloadOf } from '@talentlog/contracts';
import { cannotInterview, isPlanned, missingField, needAccountsOf } from '../interview/index.ts';
import { position } from '../position/index.ts';
import { accept, type DecideContext, type Refusal, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { isBefore } from '../shared/time.ts';
import { appointmentSession } from './appointment-session.ts';
import { longestMinutes, segmentLength, segmentsTogether } from './segments.ts';

type Occasion = Pick<DecideContext<never, never>, 'now' | 'settings'>;
type Plan = PayloadOf<typeof appointmentSession.commands.CreateAppointmentSession>;

/** First what the session is, then every segment by itself, then all of them together. */
function cannotTakePlace({ facts, deadline, segments }: Plan, { now, settings }: Occasion): Refusal | undefined {
  if (!isPlanned(facts.place)) return refuse('session.site_required', undefined, `facts.${missingField(facts.place)}`);
  if (facts.durationMinutes > longestMinutes)
    return refuse('session.duration_too_long', undefined, 'facts.durationMinutes');
  if (!isBefore(now, deadline)) return refuse('session.deadline_past', undefined, 'deadline');
  for (const [index, segment] of segments.entries()) {
    const refused = segmentLength(segment, facts.durationMinutes, `segments.${index}`);
    if (refused) return refused;
    if (!isBefore(deadline, segment.start)) return refuse('session.deadline_past', undefined, 'deadline');
  }
  return segmentsTogether(segments, settings, 'segments');
}

/** A draft with its times; nobody hears of it before it is opened. */
export const createAppointmentSession = appointmentSession.decider('CreateAppointmentSession', {
  target: (_payload, { newId }) => appointmentSession.ref(newId()),
  needs: ({ payload }) => ({
    position: position.ref(payload.facts.positionId),
    ...needAccountsOf(payload.facts.interviewerIds),
  }),
  decide: (context) => {
    const { id, payload, related, actor, newId } = context;
    if (loaded(related, 'position', position).revision < 0)
      return refuse('common.not_found', undefined, 'facts.positionId');
    const { interviewerIds } = payload.facts;
    const refused =
      cannotTakePlace(payload, context) ?? cannotInterview(interviewerIds, related, 'facts.interviewerIds');
    if (refused) return refused;
    const { deadline } = payload;
    const { place, ...facts } = payload.facts;
    const segments = payload.segments.map((segment) => ({ ...segment, segmentId: newId(), temporary: false }));
    const about = { appointmentSessionId: id, positionId: facts.positionId };
    return accept(
      appointmentSession.fact('SessionCreated', { ...about, facts, place, deadline, segments, createdBy: actor.id }),
      { appointmentSessionId: id },
    );
  },
});
