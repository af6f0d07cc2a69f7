import type { Segment } from '@talentlog/contracts';
import { isBefore } from '../shared/time.ts';
import type { AppointmentSessionData, Seeker } from './data.ts';

/**
 * Seats of a segment that this seeker could have, or that nobody has where none is named. An expired hold is free at once, whether or
 * not its timer has fired.
 */
export function freeSeats(
  data: Pick<AppointmentSessionData, 'holdings'>,
  segment: Segment,
  now: string,
  appointmentId?: string,
): number {
  if (!isBefore(now, segment.start)) return 0;
  const others = new Set<string>();
  for (const holding of data.holdings) {
    if (holding.segmentId !== segment.segmentId || holding.appointmentId === appointmentId) continue;
    if (holding.until === null || isBefore(now, holding.until)) others.add(holding.appointmentId);
  }
  return Math.max(0, segment.seats - others.size);
}

/** Whether any segment has a seat for this seeker. */
export const hasAnySeat = (data: AppointmentSessionData, now: string, appointmentId: string): boolean =>
  data.segments.some((segment) => freeSeats(data, segment, now, appointmentId) > 0);

export const segmentOf = (data: AppointmentSessionData, segmentId: string): Segment | undefined =>
  data.segments.find((segment) => segment.segmentId === segmentId);

export const seekerOf = (data: AppointmentSessionData, appointmentId: string): Seeker | undefined =>
  data.seekers.find((seeker) => seeker.appointmentId === appointmentId);

/** The seat, or the live or expired hold, of one seeker. */
export const seatOf = (data: AppointmentSessionData, appointmentId: string) =>
  data.holdings.find((holding) => holding.appointmentId === appointmentId && holding.until === null);
export const holdOf = (data: AppointmentSessionData, appointmentId: string) =>
  data.holdings.find((holding) => holding.appointmentId === appointmentId && holding.until !== null);

/** Those whose time is reserved and whose interview is still to be made. */
export const unarranged = (data: AppointmentSessionData): readonly Seeker[] =>
  data.seekers.filter(({ reservation, arranged }) => reservation === 'RESERVED' && !arranged);
