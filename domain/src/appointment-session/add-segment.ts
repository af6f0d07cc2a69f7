import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutSession } from './about.ts';
import { appointmentSession } from './appointment-session.ts';
import { segmentLength, segmentsTogether } from './segments.ts';

/** One more time to choose from, for good or for this occasion only. */
export const addSegment = appointmentSession.decider('AddSegment', {
  decide: (context) => {
    const { data, payload, newId, settings, now } = context;
    if (!isBefore(data.deadline, payload.segment.start))
      return refuse('session.deadline_past', undefined, 'segment.start');
    if (isBefore(payload.segment.start, now)) return refuse('session.segment_past', undefined, 'segment.start');
    const refused =
      segmentLength(payload.segment, data.facts?.durationMinutes ?? 0, 'segment') ??
      segmentsTogether([...data.segments, payload.segment], settings, 'segment');
    if (refused) return refused;
    const segment = { ...payload.segment, segmentId: newId(), temporary: payload.temporary };
    return accept(appointmentSession.fact('SegmentAdded', { ...aboutSession(context), segment }), {
      segmentId: segment.segmentId,
    });
  },
});
