import type { SegmentPlan } from '@talentlog/contracts';
import { type Refusal, refuse } from '../shared/decider.ts';
import type { Settings } from '../shared/settings.ts';
import { isBefore, minutesBetween, overlaps } from '../shared/time.ts';

const day = 24 * 60;
export const longestMinutes = day;

/** A segment has room for an interview and does not last longer than a day. */
export function segmentLength(segment: SegmentPlan, durationMinutes: number, path: string): Refusal | undefined {
  const length = minutesBetween(segment.start, segment.end);
  return length > longestMinutes || length < durationMinutes
    ? refuse('session.duration_too_long', { minutes: length }, path)
    : undefined;
}

/** Within the days of the setting, and no two at the same time. */
export function segmentsTogether(
  segments: readonly SegmentPlan[],
  { sessionRangeDays: days }: Settings,
  path: string,
): Refusal | undefined {
  const sorted = [...segments].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const first = sorted[0];
  const last = sorted.reduce<string>(
    (end, segment) => (isBefore(end, segment.end) ? segment.end : end),
    first?.end ?? '',
  );
  if (first && minutesBetween(first.start, last) > days * day) return refuse('session.range_too_long', { days }, path);
  const overlapping = sorted.find((segment, index) => {
    const next = sorted[index + 1];
    return next !== undefined && overlaps(segment, next);
  });
  return overlapping ? refuse('session.segment_overlap', { start: overlapping.start }, path) : undefined;
}
