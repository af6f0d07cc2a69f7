import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { defaultSettings } from '@talentlog/domain/fold';
import { anApplication, aPosition, colleagues, hr } from '../testing/company.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { id, staff } from '../testing/story.ts';

let reading: ReadSide;
beforeEach(async () => {
  reading = await ReadSide.open();
  const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
  await reading.tell(...colleagues, ...aPosition(id(1)), ...aPerson(id(21), '林晓'), anApplication(about));
});
afterEach(() => reading.close());

it('what waits longer than its stage has days is overdue, in work and in the list alike', async () => {
  const ask = (name: 'myWork' | 'applications', stageDays: { RESUME_SCREENING?: number; OFFER?: number }) =>
    reading.ask(name, {}, staff(hr, 'HR'), undefined, { ...defaultSettings, stageDays });
  // It came on 2 November; two days later that day is over in Shanghai.
  const dueAt = '2026-11-04T15:59:59.999Z';
  const two = { RESUME_SCREENING: 2, OFFER: 1 };
  expect((await ask('myWork', two)).data).toMatchObject({ items: [{ kind: 'HANDLE', dueAt, application: { dueAt } }] });
  expect((await ask('applications', two)).data).toMatchObject({ rows: [{ nextStep: 'HANDLE', dueAt }] });
  expect((await ask('myWork', { OFFER: 1 })).data).toMatchObject({ items: [{ kind: 'HANDLE', dueAt: null }] });
});
