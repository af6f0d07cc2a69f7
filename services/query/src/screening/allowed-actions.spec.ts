import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anApplication, hr, screener } from '../testing/company.ts';
import type { ReadSide } from '../testing/read-side.ts';
import { happened, id, now, type Told } from '../testing/story.ts';
import { first, readTwoApplicants } from '../testing/two-applicants.ts';
import { type Offered, offeredBy } from '../testing/viewers.ts';
import { screened } from '../testing/work.ts';

const item = {
  screeningItemId: id(31),
  taskId: id(31),
  ...first,
  screenerId: screener,
  creatorId: hr,
  deadline: '2026-11-05T04:00:00.000Z',
};
const said = (verdict: 'PASS' | 'UNDETERMINED') =>
  happened('screeningItem', id(31), 'ItemScreened', {
    ...item,
    verdict,
    opinion: '有项目经验',
    reason: null,
    recommendedPositionId: null,
  });
const cancelled = happened('screeningItem', id(31), 'ItemCancelled', { ...item, cause: 'STAFF' });
/** Screening is assigned by those who work the position, and answered by whom it was given to. */
const desk = (managers: readonly string[], ownScreener: readonly string[]): Offered => ({
  ...(managers.length > 0 ? { HR: managers, PR: managers, AD: managers } : {}),
  ...(ownScreener.length > 0 ? { SC: ownScreener } : {}),
});

const living = ['CancelScreening', 'HandOverScreening'];
/** By hand from DOMAIN.md, table 8 and section 7. */
const table: readonly (readonly [string, readonly Told[], Offered, string?])[] = [
  ['one to be answered', [], desk(living, ['ScreenItem'])],
  ['one left open', [said('UNDETERMINED')], desk(living, ['ScreenItem', 'TakeBackVerdict'])],
  ['an answered one', [said('PASS')], desk([], ['ReviseItem', 'TakeBackVerdict'])],
  ['one whose time is over', [], desk(living, []), '2026-11-05T04:00:01.000Z'],
  ['one that was taken back', [cancelled], desk(['ReassignScreening'], [])],
];

describe('what a screening item lets people do', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await readTwoApplicants();
    await reading.tell(anApplication(first), ...screened(id(31), first));
  });
  afterEach(() => reading.close());

  it.each(table)('%s, by role', async (_what, story, expected, at = now) => {
    await reading.tell(...story);
    const actionsIn = (data: { allowedActions: string[] }) => data.allowedActions;
    expect(await offeredBy(reading, 'screeningItem', { itemId: id(31) }, actionsIn, at)).toEqual(expected);
  });
});
