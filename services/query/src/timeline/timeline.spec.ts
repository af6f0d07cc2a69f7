import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openViews } from '../open-views.ts';
import { anApplication, aPosition, colleagues } from '../testing/company.ts';
import { aPerson } from '../testing/people.ts';
import { everythingOf } from '../testing/pipeline.ts';
import { ReadSide } from '../testing/read-side.ts';
import { id } from '../testing/story.ts';

describe('the streams of a person', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
  });
  afterEach(() => reading.close());

  it('are remembered once each, in the order they began', async () => {
    await reading.tell(...colleagues, ...aPosition(id(1)), ...everythingOf(1, id(1)));
    const row = await openViews(reading.store).personStreams.get(id(2001));
    expect(row?.streams).toEqual([
      `jobSeeker-${id(2001)}`,
      `privacyAuthorization-${id(2001)}`,
      `application-${id(1001)}`,
      `screeningItem-${id(3001)}`,
      `offer-${id(4001)}`,
      `interview-${id(5001)}`,
      `evaluation-${id(6001)}`,
      `infoCollection-${id(7001)}`,
    ]);
  });

  it('are nobody else’s', async () => {
    await reading.tell(
      ...aPosition(id(1)),
      ...aPerson(id(21), '林晓'),
      ...aPerson(id(22), '王晨'),
      anApplication({ applicationId: id(11), jobSeekerId: id(21), positionId: id(1) }),
    );
    const row = await openViews(reading.store).personStreams.get(id(22));
    expect(row?.streams).toEqual([`jobSeeker-${id(22)}`, `privacyAuthorization-${id(22)}`]);
  });
});
