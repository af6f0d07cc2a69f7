import { expect, it } from '@jest/globals';
import { hour, metHour } from './hours.ts';

it('is over, for an interview that was held, before the story ends', () => {
  const saturday = new Date('2026-11-28T08:02:00.000Z');
  for (let hoursBefore = 4; hoursBefore < 400; hoursBefore += 1)
    for (let index = 0; index < 30; index += 1) {
      const after = new Date(saturday.getTime() - hoursBefore * hour);
      const met = metHour(after, saturday, index).getTime();
      expect(met).toBeGreaterThan(after.getTime());
      expect(met + 1.5 * hour).toBeLessThanOrEqual(saturday.getTime());
    }
});

it('is the next working morning where that has been', () => {
  // Friday noon in Shanghai: Saturday is no day of work, and Monday's nine is.
  const friday = new Date('2026-11-20T04:00:00.000Z');
  expect(metHour(friday, new Date('2026-11-28T08:00:00.000Z'), 0).toISOString()).toBe('2026-11-23T01:00:00.000Z');
});
