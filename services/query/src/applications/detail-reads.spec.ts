import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@talentlog/runtime';
import { admin, aPosition, colleagues, hr, interviewer, screener } from '../testing/company.ts';
import { everythingOf } from '../testing/pipeline.ts';
import { ReadSide } from '../testing/read-side.ts';
import { id, staff } from '../testing/story.ts';

/** Views that the page shows or asks: a page that needs more reads than these has begun to look up the same thing again. */
const most = 22;

describe('the page of an application', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPosition(id(1)), ...everythingOf(1, id(1)), ...everythingOf(2, id(1)));
  });
  afterEach(() => reading.close());

  it.each<[string, Caller]>([
    ['its owner', staff(hr, 'HR')],
    ['an administrator', staff(admin, 'AD')],
    ['its screener', staff(screener, 'SC')],
    ['its interviewer', staff(interviewer, 'IV')],
  ])('costs %s few reads', async (_who, caller) => {
    const { refused } = await reading.ask('applicationDetail', { applicationId: id(1001) }, caller);
    expect(refused).toBeUndefined();
    expect(reading.reads.length).toBeLessThanOrEqual(most);
  });
});
