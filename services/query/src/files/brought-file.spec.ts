import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { defaultSettings } from '@talentlog/domain/fold';
import type { Caller } from '@talentlog/runtime';
import { openViews } from '../open-views.ts';
import { anApplication, aPosition, colleagues, hr, screener } from '../testing/company.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, now, seeker, staff } from '../testing/story.ts';
import { readableUse } from './file-access.ts';

const fileId = 'a'.repeat(64);
const about = { jobSeekerId: id(21), resumeFileId: id(33) };
const file = { fileId, size: 1000, type: 'text/html', name: '51job.doc', broughtBy: hr };

describe('a file that staff brought', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...colleagues,
      ...aPosition(id(1)),
      ...aPerson(id(21), '林晓'),
      anApplication({ applicationId: id(11), jobSeekerId: id(21), positionId: id(1) }),
      happened('resumeFile', id(33), 'ResumeFileBrought', { ...about, ...file }),
      happened('jobSeeker', id(21), 'JobSeekerFileAdded', about),
    );
  });
  afterEach(() => reading.close());
  const read = (caller: Caller) =>
    readableUse(fileId, { views: openViews(reading.store), caller, now, settings: defaultSettings });

  it('is read by staff who may read contacts in clear, and not by its person, with a code or without', async () => {
    expect(await read(staff(hr, 'HR'))).toMatchObject({ name: '51job.doc' });
    for (const caller of [staff(screener, 'SC'), seeker(id(91), id(21)), seeker(id(91), id(21), []), {}])
      expect(await read(caller)).toBeUndefined();
  });

  it('is read by nobody once the consent is over', async () => {
    await reading.tell(consentWithdrawn(id(21)));
    expect(await read(staff(hr, 'HR'))).toBeUndefined();
  });

  it('is read by nobody once it was taken away', async () => {
    await reading.tell(happened('jobSeeker', id(21), 'JobSeekerFileRemoved', about));
    expect(await read(staff(hr, 'HR'))).toBeUndefined();
  });
});
