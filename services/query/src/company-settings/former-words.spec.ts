import { expect, test } from '@jest/globals';
import { builtInPolicies, companyId, firstPolicyVersion, formerPolicies } from '@talentlog/contracts';
import { openViews } from '../open-views.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened } from '../testing/story.ts';
import { KeptSettings } from './kept-settings.ts';

const [policy, version] = ['privacy', '2026-11-20'] as const;
const from = '2026-11-19T16:00:00.000Z';
const second = { 'zh-CN': 'second', 'en-US': 'second' };
const published = happened('companySettings', companyId, 'PolicyPublished', { policy, version, from, texts: second });
const began = happened('companySettings', companyId, 'PolicyTookEffect', { policy, version }, from);

test('a policy that was recorded under the words of then is read in them, by its version, until the company published its own', async () => {
  const reading = await ReadSide.open();
  const settings = await new KeptSettings(openViews(reading.store)).now();
  const ask = async (at: string, named?: string) =>
    (await reading.ask('policy', { policy, at, version: named }, {}, '2026-12-01T00:00:00.000Z', settings)).data;
  const then = '2026-05-01T00:00:00.000Z';
  const words = { version: '2025-01-23', texts: formerPolicies.texts.privacy, isPresent: false };
  expect(await ask(then, '2025-01-23')).toMatchObject(words);
  expect(await ask(then)).toMatchObject({ version: firstPolicyVersion, texts: builtInPolicies.privacy });
  await reading.tell(published, began);
  expect(await ask('2026-11-20T00:00:00.000Z', '2025-01-23')).toMatchObject({ version, texts: second });
  expect(await ask(then, '2025-01-23')).toMatchObject(words);
  await reading.close();
});
