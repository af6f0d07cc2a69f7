import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { defaultSettings } from '@talentlog/domain/fold';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker, type Told } from '../testing/story.ts';

const [accountId, jobSeekerId] = [id(91), id(21)];
const registered = happened('account', accountId, 'AccountRegistered', {
  ...{ accountId, jobSeekerId, personId: jobSeekerId },
  ...{ name: '林晓', phone: '+8613800006021', language: 'zh-CN' },
});
const created = happened('jobSeeker', jobSeekerId, 'JobSeekerCreated', {
  ...{ jobSeekerId, accountId, source: 'REGISTERED', number: '0021' },
  ...{ name: '林晓', phone: '+8613800006021', email: null },
});
const erasesAt = '2026-12-01T00:00:00.000Z';
const told = happened(
  'jobSeeker',
  jobSeekerId,
  'ErasureAnnounced',
  { jobSeekerId, erasesAt },
  '2026-11-01T00:00:00.000Z',
);
const agreed = (at: string) =>
  happened(
    'privacyAuthorization',
    jobSeekerId,
    'ConsentGranted',
    { jobSeekerId, policyVersion: '1', expiresAt: '2028-11-01T15:59:59.999Z' },
    at,
  );
const applied = happened('jobSeeker', jobSeekerId, 'ApplicationOpened', {
  ...{ jobSeekerId, applicationId: id(11), positionId: id(1) },
  ...{ track: 'SOCIAL', batch: 'SOCIAL', delivered: true },
});

let reading: ReadSide;
beforeEach(async () => {
  reading = await ReadSide.open();
  await reading.tell(registered, created);
});
afterEach(() => reading.close());

// What their own page says of it, by hand.
it.each<[string, readonly Told[], string | null, { now?: string; retentionRuns?: boolean }?]>([
  ['nobody told', [], null],
  ['was told', [told], erasesAt],
  ['agreed before, and was told', [agreed('2026-10-01T00:00:00.000Z'), told], erasesAt],
  ['agreed since', [told, agreed('2026-11-02T00:00:00.000Z')], null],
  ['applied since', [told, applied], null],
  ['was told, and the day is over but yesterday', [told], erasesAt, { now: '2026-12-02T00:00:00.000Z' }],
  ['was told, and nothing followed for a month', [told], null, { now: '2026-12-31T00:00:00.000Z' }],
  ['was told, and nobody is erased any more', [told], null, { retentionRuns: false }],
])('whoever %s reads from when on they are erased', async (_, story, expected, { now, retentionRuns = true } = {}) => {
  await reading.tell(...story);
  const settings = { ...defaultSettings, retentionRuns };
  const { data } = await reading.ask('myAccount', {}, seeker(accountId, jobSeekerId), now, settings);
  expect(data?.erasesAt).toBe(expected);
});
