import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { companyId, type DictionaryEntry } from '@talentlog/contracts';
import { openViews } from '../open-views.ts';
import { admin, colleagues, hr } from '../testing/company.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, staff } from '../testing/story.ts';
import { KeptSettings } from './kept-settings.ts';

const changed = (values: object, reset: readonly 'lockDays'[] = [], at?: string) =>
  happened('companySettings', companyId, 'SettingsChanged', { values, reset: [...reset] }, at);
const administrator = staff(admin, 'AD');

describe('company settings', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues);
  });
  afterEach(() => reading.close());

  it('are what a company begins with, until somebody changes one', async () => {
    const { data } = await reading.ask('companySettings', {}, administrator);
    expect(data).toMatchObject({ revision: -1, values: { lockDays: 30, minimumAge: 14, sharedTalentBase: true } });
    expect(data?.values).toEqual(data?.defaults);
    await reading.tell(changed({ lockDays: 45 }), changed({ minimumAge: 16 }), changed({}, ['lockDays']));
    expect((await reading.ask('companySettings', {}, administrator)).data).toMatchObject({
      revision: 2,
      values: { lockDays: 30, minimumAge: 16 },
      defaults: { lockDays: 30, minimumAge: 14 },
    });
  });

  it('tell who changed what, the newest first', async () => {
    const [first, second] = ['2026-11-02T04:00:00.000Z', '2026-11-03T04:00:00.000Z'];
    await reading.tell(changed({ lockDays: 45 }, [], first), changed({ minimumAge: 16 }, ['lockDays'], second));
    const { data, page } = await reading.ask('settingsChanges', { size: 5 }, administrator);
    expect(page).toEqual({ total: 2 });
    expect(data?.rows).toEqual([
      {
        ...{ revision: 1, at: second, by: null, list: null, form: null, policy: null },
        steps: [
          { key: 'minimumAge', before: 14, after: 16 },
          { key: 'lockDays', before: 45, after: 30 },
        ],
      },
      {
        revision: 0,
        ...{ at: first, by: null, list: null, form: null, policy: null },
        steps: [{ key: 'lockDays', before: 30, after: 45 }],
      },
    ]);
  });

  it('hold lists, which anybody reads, and whose changes are told by what is new, retired or called something else', async () => {
    const own = { code: 'OWN', zh: '自有', en: 'Own', retired: false };
    const begin = { code: 'OTHER', zh: '其他', en: 'Other', retired: false };
    const revised = (entries: DictionaryEntry[]) =>
      happened('companySettings', companyId, 'DictionaryRevised', { dictionary: 'endReason', entries });
    await reading.tell(
      revised([begin, own]),
      changed({ lockDays: 45 }),
      revised([own, begin]),
      revised([own, { ...begin, retired: true }]),
    );
    const { data } = await reading.ask('settingsChanges', { size: 5 }, administrator);
    const other = { before: begin, after: { ...begin, retired: true } };
    expect(data?.rows.map(({ list }) => list)).toEqual([
      { dictionary: 'endReason', steps: [other] },
      { dictionary: 'endReason', steps: [] },
      null,
      { dictionary: 'endReason', steps: [{ before: null, after: own }] },
    ]);
    const settings = await new KeptSettings(openViews(reading.store)).now();
    const lists = (await reading.ask('dictionaries', {}, {}, undefined, settings)).data?.lists;
    expect(lists?.endReason).toEqual([own, { ...begin, retired: true }]);
    expect(lists?.nation).toHaveLength(56);
  });

  it('hold a form for each stage, whose changes are told dimension by dimension', async () => {
    const depth = { code: 'DEPTH', zh: '深度', en: 'Depth', required: true, most: 10 };
    const revised = (dimensions: (typeof depth)[] | null) =>
      happened('companySettings', companyId, 'EvaluationFormRevised', { stage: 'HR_INTERVIEW', dimensions });
    await reading.tell(revised([depth]), revised([{ ...depth, most: 5 }]), revised(null));
    const { data } = await reading.ask('settingsChanges', { size: 5 }, administrator);
    const [reset, lower, first] = data?.rows.map(({ form }) => form) ?? [];
    expect(lower?.steps).toEqual([{ before: depth, after: { ...depth, most: 5 } }]);
    expect([first?.isReset, first?.steps.length, reset?.isReset, reset?.steps.length]).toEqual([false, 6, true, 6]);
    const settings = (await reading.ask('companySettings', {}, administrator)).data;
    expect(settings?.evaluationForms.HR_INTERVIEW.version).toBe(3);
    expect(settings?.evaluationForms.HR_INTERVIEW.dimensions).toEqual(settings?.startingForm);
  });

  it.each(['HR', 'PR', 'IV', 'SC', 'OA', 'CO'] as const)('are no business of %s', async (role) => {
    for (const name of ['companySettings', 'settingsChanges'] as const)
      expect((await reading.ask(name, {}, staff(hr, role))).refused).toBe('auth.forbidden');
  });

  it('are no business of an auditor, but what was changed of them is', async () => {
    expect((await reading.ask('companySettings', {}, staff(hr, 'AU'))).refused).toBe('auth.forbidden');
    expect((await reading.ask('settingsChanges', {}, staff(hr, 'AU'))).refused).toBeUndefined();
  });

  it('are kept for all questions until their row changes', async () => {
    const views = openViews(reading.store);
    const kept = new KeptSettings(views);
    expect([(await kept.now()).lockDays, kept.known().lockDays]).toEqual([30, 30]);
    await reading.tell(changed({ lockDays: 45 }));
    expect((await kept.now()).lockDays).toBe(30);
    kept.outdated();
    expect([(await kept.now()).lockDays, kept.known().lockDays]).toEqual([45, 45]);
  });
});
