import { expect, it } from '@jest/globals';
import { loaded } from '../shared/handle.ts';
import { tell, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { advertisement } from './advertisement.ts';
import { advertisementHistories, anAdvertisement, deadline } from './fixtures.ts';
import { publishObstacle } from './obstacle.ts';

const justBefore = addDays(deadline, -1);

/** State of the advertisement, of its position, the time, and what the answers say is in the way. */
const table: readonly (readonly [keyof typeof advertisementHistories, string, string, string | null])[] = [
  ['TO_BE_PUBLISHED', 'OPEN', testNow, null],
  ['TO_BE_PUBLISHED', 'OPEN', justBefore, null],
  ['TO_BE_PUBLISHED', 'OPEN', deadline, 'ad.deadline_past'],
  ['TO_BE_PUBLISHED', 'PAUSED', testNow, 'ad.position_not_open'],
  ['UNPUBLISHED', 'PAUSED', testNow, 'ad.position_not_open'],
  // The deadline is told first: it is the one that is mended on this page.
  ['UNPUBLISHED', 'PAUSED', deadline, 'ad.deadline_past'],
  // Already published, or gone: there is nothing to keep from being published.
  ['PUBLISHED', 'PAUSED', deadline, null],
  ['DELETED', 'PAUSED', deadline, null],
];

it.each(table)('%s, its position %s, at %s: %s', (state, on, now, obstacle) => {
  const { path, data } = loaded({ told: tell(anAdvertisement(state)) }, 'told', advertisement);
  expect(publishObstacle({ path, data }, { state: on }, now)).toBe(obstacle);
});
