import { accept, refuse } from '../shared/decider.ts';
import { isBefore } from '../shared/time.ts';
import { aboutSession } from './about.ts';
import { appointmentSession } from './appointment-session.ts';
import type { AppointmentSessionData } from './data.ts';
import { segmentOf } from './seats.ts';

const isUsed = ({ holdings }: AppointmentSessionData, segmentId: string, now: string): boolean =>
  holdings.some(
    (holding) => holding.segmentId === segmentId && (holding.until === null || isBefore(now, holding.until)),
  );

/** A segment somebody reserved, or is just choosing, stays. */
export const removeSegment = appointmentSession.decider('RemoveSegment', {
  offered: ({ data, now }) => data.segments.some(({ segmentId }) => !isUsed(data, segmentId, now)),
  decide: (context) => {
    const { data, payload, now } = context;
    const { segmentId } = payload;
    if (!segmentOf(data, segmentId)) return refuse('common.not_found', undefined, 'segmentId');
    if (isUsed(data, segmentId, now)) return refuse('session.segment_in_use', undefined, 'segmentId');
    return accept(appointmentSession.fact('SegmentRemoved', { ...aboutSession(context), segmentId }));
  },
});
