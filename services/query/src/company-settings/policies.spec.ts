import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { builtInPolicies, companyId, firstPolicyVersion, type PolicyTexts } from '@talentlog/contracts';
import { openViews } from '../open-views.ts';
import { admin, colleagues, hr } from '../testing/company.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, staff } from '../testing/story.ts';
import { KeptSettings } from './kept-settings.ts';

const policy = 'privacy' as const;
const version = '2026-11-20';
const from = '2026-11-19T16:00:00.000Z';
const text = (words: string): PolicyTexts => ({ 'zh-CN': words, 'en-US': words });
const [second, better] = [text('second {{minimumAge}}'), text('second, better {{minimumAge}}')];
const administrator = staff(admin, 'AD');

type Type = Parameters<typeof happened>[2];
const told = (type: Type, data: object, at?: string) => happened('companySettings', companyId, type, data as never, at);
const published = told('PolicyPublished', { policy, version, from, texts: second }, '2026-11-10T00:00:00.000Z');
const began = told('PolicyTookEffect', { policy, version }, from);
const correction = { policy, version, texts: better, correction: '错字' };
const corrected = told('PolicyCorrected', correction, '2026-11-25T00:00:00.000Z');
const older = told('SettingsChanged', { values: { minimumAge: 16 }, reset: [] }, '2026-11-22T00:00:00.000Z');

describe('a policy', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues);
  });
  afterEach(() => reading.close());
  const read = async (at?: string) => {
    const settings = await new KeptSettings(openViews(reading.store)).now();
    const { data } = await reading.ask('policy', { policy, at }, {}, '2026-12-01T00:00:00.000Z', settings);
    return data && { ...data, age: data.values['zh-CN'].minimumAge };
  };

  it('is what a company begins with, until a version takes effect', async () => {
    const first = { version: firstPolicyVersion, from: null, texts: builtInPolicies.privacy, isPresent: true };
    expect(await read()).toMatchObject({ ...first, versions: [{ version: firstPolicyVersion, from: null }] });
    await reading.tell(published);
    expect(await read()).toMatchObject(first);
    const { data } = await reading.ask('policyDesk', { policy }, administrator);
    expect(data).toMatchObject({ version: firstPolicyVersion, planned: { version, texts: second }, draft: null });
  });

  // By hand: when it is asked about, and what stood there then.
  it.each([
    [undefined, version, better, true, '16'],
    ['2026-11-19T15:59:59.999Z', firstPolicyVersion, builtInPolicies.privacy, false, '14'],
    ['2026-11-19T16:00:00.000Z', version, second, true, '14'],
    ['2026-11-21T23:59:59.999Z', version, second, true, '14'],
    ['2026-11-22T00:00:00.000Z', version, second, true, '16'],
    ['2026-11-25T00:00:00.000Z', version, better, true, '16'],
    ['2099-01-01T00:00:00.000Z', version, better, true, '16'],
  ])('is read as it was at %s: its words, and the numbers of then', async (at, named, texts, isPresent, age) => {
    await reading.tell(published, began, older, corrected);
    expect(await read(at)).toMatchObject({ version: named, texts, isPresent, age });
  });

  it('lists what was put right of which version, the newest first, the words before it at their instant', async () => {
    expect(await read()).toMatchObject({ corrections: [] });
    const first = { ...correction, version: firstPolicyVersion, correction: '电话' };
    const later = told(
      'PolicyCorrected',
      { ...correction, texts: second, correction: '又一处' },
      '2026-11-26T00:00:00.000Z',
    );
    const elsewhere = { ...correction, policy: 'agreement', correction: '另一份' };
    await reading.tell(
      told('PolicyCorrected', first, '2026-11-09T00:00:00.000Z'),
      ...[published, began, corrected, later],
      told('PolicyCorrected', elsewhere, '2026-11-27T00:00:00.000Z'),
    );
    const corrections = [
      { version, at: '2026-11-26T00:00:00.000Z', what: '又一处' },
      { version, at: '2026-11-25T00:00:00.000Z', what: '错字' },
      { version: firstPolicyVersion, at: '2026-11-09T00:00:00.000Z', what: '电话' },
    ];
    expect(await read()).toMatchObject({ corrections });
    const before = await read('2026-11-24T23:59:59.999Z');
    expect(before).toMatchObject({ corrections, texts: second, correctedAt: null });
    expect((await read('2026-11-25T12:00:00.000Z'))?.correctedAt).toBe('2026-11-25T00:00:00.000Z');
  });

  it('tells in the changes what became of it, and who read the former setting finds it', async () => {
    await reading.tell(published, began, corrected);
    const { data } = await reading.ask('settingsChanges', { size: 5 }, administrator);
    expect(data?.rows.map((row) => row.policy)).toEqual([
      { policy, what: 'CORRECTED', version, correction: '错字' },
      { policy, what: 'TOOK_EFFECT', version, correction: '' },
      { policy, what: 'PUBLISHED', version, correction: '' },
    ]);
    await reading.tell(told('SettingsChanged', { values: { agreementVersion: '2026-11-27' }, reset: [] }));
    const steps = (await reading.ask('settingsChanges', { size: 1 }, administrator)).data?.rows[0]?.steps;
    expect(steps).toEqual([{ key: 'agreementVersion', before: firstPolicyVersion, after: '2026-11-27' }]);
  });

  it.each(['HR', 'PR', 'AU'] as const)('is written by nobody but administrators, not by %s', async (role) => {
    expect((await reading.ask('policyDesk', { policy }, staff(hr, role))).refused).toBe('auth.forbidden');
  });
});
