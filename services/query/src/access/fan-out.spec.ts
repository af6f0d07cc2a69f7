import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anApplication, aPosition, colleagues, hr, renamed } from '../testing/company.ts';
import { aPerson, called } from '../testing/people.ts';
import { advertised } from '../testing/pipeline.ts';
import { ReadSide } from '../testing/read-side.ts';
import { id, staff } from '../testing/story.ts';

const applications = 5000;
const asHr = staff(hr, 'HR');

describe('a position with thousands of applications', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPosition(id(1)), ...advertised(id(100), id(1)));
    await reading.tell(
      ...Array.from({ length: applications }, (_, n) => [
        ...aPerson(id(20_000 + n), n === 7 ? '诸葛青云' : '林晓'),
        anApplication({ applicationId: id(10_000 + n), jobSeekerId: id(20_000 + n), positionId: id(1) }),
      ]).flat(),
    );
  });
  afterEach(() => reading.close());

  it('gets a new title by four rows, which every list shows at once', async () => {
    const written = await reading.tell(renamed(id(1), '量子工程师'));
    expect(written).toEqual({ position: 1, positionTitle: 1, advertisedPosition: 1, advertisement: 1 });
    const { data, page } = await reading.ask('applications', { text: '量子', size: 2 }, asHr);
    expect(page).toEqual({ total: applications, next: 2 });
    expect(data?.rows.map(({ position }) => position.title)).toEqual(['量子工程师', '量子工程师']);
    const old = await reading.ask('applications', { text: '芯片' }, asHr);
    expect(old.page).toEqual({ total: 0 });
  });

  it('while a person’s new name is copied into their own rows alone', async () => {
    const written = await reading.tell(called(id(20_007), '司马青云'));
    expect(written).toMatchObject({ jobSeeker: 1, application: 1, applicationPerson: 1 });
    const { data } = await reading.ask('applications', { text: '司马' }, asHr);
    expect(data?.rows.map(({ applicationId }) => applicationId)).toEqual([id(10_007)]);
  });
});
