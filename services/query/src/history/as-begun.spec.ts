import { describe, expect, it } from '@jest/globals';
import { events } from '@talentlog/contracts';
import { companySettings, type DomainEvent, empty, evolve, type Folded } from '@talentlog/domain/fold';
import { asBegun } from './as-begun.ts';
import { blankedData } from './open-values.ts';
import { differences } from './shown-state.ts';

const id = 'c0a9a9e0-0000-4000-8000-000000000001';
const none = empty(companySettings, id);
const after = (before: Folded, type: string, data: object) =>
  evolve(companySettings, before, { type, data, at: '2026-11-20T02:00:00.000Z' } as DomainEvent);
const changed = (before: Folded, next: Folded) => {
  const told = asBegun({ before, after: next });
  return differences(told.before.data, told.after.data);
};

describe('a change of the settings, as an auditor is told of it', () => {
  it('is from what a company begins with, as long as nobody had changed it', () => {
    const paid = after(none, 'SettingsChanged', { values: { lockDays: 31 }, reset: [] });
    expect(changed(none, paid)).toEqual([{ path: 'values.lockDays', before: 30, after: 31 }]);
    const back = after(paid, 'SettingsChanged', { values: {}, reset: ['lockDays'] });
    expect(changed(paid, back)).toEqual([{ path: 'values.lockDays', before: 31, after: 30 }]);
  });
  it('is of one list alone, and tells the list as it was', () => {
    const entries = [{ code: 'SKILL', zh: '能力', en: 'Skills', retired: false }];
    const [step, ...more] = changed(none, after(none, 'DictionaryRevised', { dictionary: 'endReason', entries }));
    expect([step?.path, more]).toEqual(['dictionaries.endReason', []]);
    expect(step?.before).toEqual(expect.arrayContaining([expect.objectContaining({ retired: false })]));
  });
  it('has its words in clear: they are about nobody', () => {
    const data = { dictionary: 'endReason', entries: [{ code: 'A', zh: '能力', en: 'Skills', retired: true }] };
    expect(blankedData(events.DictionaryRevised, data)).toEqual(data);
    const asked = { stage: 'HR_INTERVIEW', dimensions: [{ code: 'D', zh: '深', en: 'Deep', required: true, most: 5 }] };
    expect(blankedData(events.EvaluationFormRevised, asked)).toEqual(asked);
    const texts = { 'zh-CN': '新的话', 'en-US': 'New words' };
    const policy = { policy: 'privacy', version: '2025-01-23', texts };
    const corrected = { ...policy, correction: '错字' };
    expect(blankedData(events.PolicyCorrected, corrected)).toEqual(corrected);
    const published = { ...policy, from: '2026-11-20T02:00:00.000Z' };
    expect(blankedData(events.PolicyPublished, published)).toEqual(published);
  });
  it('is of the words of a policy alone, from those that a company begins with', () => {
    const texts = { 'zh-CN': '新的话', 'en-US': 'New words' };
    const data = { policy: 'privacy', version: '2025-01-23', texts, correction: '错字' };
    const steps = changed(none, after(none, 'PolicyCorrected', data));
    expect(steps.map(({ path }) => path).sort()).toEqual([
      'policies.privacy.correctedAt',
      'policies.privacy.texts.en-US',
      'policies.privacy.texts.zh-CN',
    ]);
    expect(steps.find(({ path }) => path.endsWith('en-US'))?.before).toMatch(/^This policy says/);
  });
});
