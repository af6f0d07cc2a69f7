import type { PersonRead } from '@talentlog/runtime';

export const noon = Date.UTC(2026, 10, 22, 12);
/** So many minutes after noon. */
export const minutes = (count: number): number => noon + count * 60_000;
/** A read at noon, or as told. */
export const read = (more: Partial<PersonRead> = {}): PersonRead => ({
  readerId: 'r1',
  jobSeekerId: 'p1',
  part: 'OFFER',
  at: noon,
  ...more,
});
export const page = { limit: 10, offset: 0 };
