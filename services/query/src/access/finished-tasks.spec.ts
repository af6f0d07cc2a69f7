import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anApplication, screener } from '../testing/company.ts';
import type { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff } from '../testing/story.ts';
import { first, readTwoApplicants } from '../testing/two-applicants.ts';
import { screened } from '../testing/work.ts';

const itemId = id(31);
/** The screener said what they think of it on that day at noon in Shanghai. */
const answered = '2026-11-03T04:00:00.000Z';

describe('what a finished task lets its holder read', () => {
  let reading: ReadSide;
  beforeAll(async () => {
    reading = await readTwoApplicants();
    const said = { verdict: 'PASS', opinion: '有项目经验', reason: null, recommendedPositionId: null } as const;
    const asked = { creatorId: id(902), deadline: '2026-11-05T04:00:00.000Z' };
    const about = { screeningItemId: itemId, taskId: itemId, ...first, screenerId: screener, ...asked };
    await reading.tell(
      anApplication(first),
      ...screened(itemId, first),
      happened('screeningItem', itemId, 'ItemScreened', { ...about, ...said }, answered),
    );
  });
  afterAll(() => reading.close());

  it.each<[when: string, at: string, who: string, reads: boolean]>([
    ['as it is finished', answered, screener, true],
    ['for thirty days', '2026-12-03T04:00:00.000Z', screener, true],
    ['and no longer', '2026-12-03T04:00:00.001Z', screener, false],
    ['and never a colleague', answered, id(907), false],
  ])('%s (%s)', async (_when, at, who, reads) => {
    const caller = staff(who, 'SC');
    const [item, application, list] = await Promise.all([
      reading.ask('screeningItem', { itemId }, caller, at),
      reading.ask('applicationDetail', { applicationId: first.applicationId }, caller, at),
      reading.ask('screeningItems', {}, caller, at),
    ]);
    const rows = (list.data as unknown as { rows: unknown[] }).rows.length;
    expect([item.data !== undefined, application.data !== undefined, rows]).toEqual([reads, reads, reads ? 1 : 0]);
  });
});
