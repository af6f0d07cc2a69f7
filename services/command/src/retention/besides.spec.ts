import { expect, test } from '@jest/globals';
import { defaultSettings } from '@talentlog/domain/fold';
import { memoryDevInbox } from '@talentlog/runtime';
import { retentionForecast } from './forecast.ts';
import { keptIn, person, type Story } from './kept-story.fixture.ts';

const names = (who: string, fileId: string): Story[number] =>
  ['2026-01-02', 'resumeFile', who, 'ResumeFileUploaded', { file: { fileId } }] as const;
const begins = (who: string, at = '2026-01-01') =>
  [at, 'jobSeeker', who, 'JobSeekerCreated', { accountId: null }] as const;
/** Ada and Bo are over their time; Cy is known since last week. */
const story: Story = [
  begins('ada'),
  begins('bo'),
  begins('cy', '2028-03-25'),
  names('ada', 'of ada, brought by a colleague'),
  names('ada', 'of ada and bo'),
  names('bo', 'of ada and bo'),
  names('bo', 'of bo and cy'),
  names('cy', 'of bo and cy'),
];
const uploads: readonly (readonly [fileId: string, owner: string])[] = [
  ['of ada, brought by a colleague', 'some colleague'],
  ['uploaded by ada and not used', person('ada')],
  ['uploaded by ada, and by cy, too', person('ada')],
  ['uploaded by ada, and by cy, too', person('cy')],
];
const now = '2028-04-01T00:00:00.000Z';

test('files go with those who are due where nobody else has them', async () => {
  const parts = await keptIn(story);
  const register = {
    ...parts.register,
    ownedBy: async (one: string) => uploads.filter(([, owner]) => owner === one).map(([fileId]) => fileId),
    ownersOf: async (one: string) => uploads.filter(([fileId]) => fileId === one).map(([, owner]) => owner),
  };
  const count = (at: string) => retentionForecast({ ...parts, register }, defaultSettings, at);
  expect(await count(now)).toMatchObject({ due: { TALENT_WITHOUT_CONSENT: 2 }, files: 3 });
  expect(await count('2026-01-05T00:00:00.000Z')).toMatchObject({ due: { TALENT_WITHOUT_CONSENT: 0 }, files: 0 });
});

// ADR 74: a day, 180 days, 30 days.
test('what else is over its time is counted from the days that are said', async () => {
  let at = new Date('2028-03-01T23:59:59.000Z');
  const { inbox, smsGateway } = memoryDevInbox({ now: () => at });
  await smsGateway.send({ id: 'old', to: '+8613800138000', text: 'x' });
  at = new Date('2028-03-02T00:00:00.000Z');
  await smsGateway.send({ id: 'young', to: '+8613800138000', text: 'x' });
  const asked: string[] = [];
  const count = (what: string, found: number) => async (before: number) => {
    asked.push(`${what} ${new Date(before).toISOString()}`);
    return found;
  };
  const parts = await keptIn(story);
  const register = { ...parts.register, countOrphans: count('uploads', 3) };
  const accessLog = { countOlder: count('reads', 12) };
  const { besides } = await retentionForecast({ ...parts, register, accessLog, inbox }, defaultSettings, now);
  expect(besides).toEqual({
    UPLOADS: { count: 3, keptDays: 1 },
    READS: { count: 12, keptDays: 180 },
    MESSAGES: { count: 1, keptDays: 30 },
  });
  expect(asked).toEqual(['uploads 2028-03-31T00:00:00.000Z', 'reads 2027-10-04T00:00:00.000Z']);
});
