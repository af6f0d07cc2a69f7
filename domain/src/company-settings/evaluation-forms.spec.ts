import { describe, expect, it } from '@jest/globals';
import { companyId, type EvaluationDimension } from '@talentlog/contracts';
import { given, happened, type Told } from '../shared/testing.ts';
import { decidedCompanySettings } from './deciders.ts';
import { inForce } from './evolve.ts';

const asked = (code: string, more: Partial<EvaluationDimension> = {}): EvaluationDimension => ({
  ...{ code, zh: `词${code}`, en: `Word ${code}`, required: true, most: 5 },
  ...more,
});
const revised = (stage: string, dimensions: readonly EvaluationDimension[] | null): Told =>
  happened('EvaluationFormRevised', { stage, dimensions });
const revise = (stage: string, dimensions: readonly EvaluationDimension[] | null, ...before: readonly Told[]) =>
  given(decidedCompanySettings, companyId, before).when('ReviseEvaluationForm', { stage, dimensions });
const formsAfter = (outcome: ReturnType<typeof revise>) => inForce(outcome.after.data as never).evaluationForms;

describe('the evaluation forms of a company', () => {
  it('begin with five scores of five, at each of the four interviews', () => {
    const { evaluationForms } = inForce({ values: {}, dictionaries: {}, forms: {}, policies: {} });
    expect(Object.keys(evaluationForms)).toEqual([
      'FIRST_INTERVIEW',
      'SECOND_INTERVIEW',
      'HR_INTERVIEW',
      'FINAL_INTERVIEW',
    ]);
    for (const { version, dimensions } of Object.values(evaluationForms)) {
      expect(version).toBe(0);
      expect(dimensions.map(({ zh }) => zh)).toEqual(['专业能力', '沟通表达', '学习能力', '团队协作', '岗位匹配']);
      expect(dimensions.every(({ required, most }) => required && most === 5)).toBe(true);
    }
  });

  it('are revised stage by stage, each with a version of its own', () => {
    const forms = formsAfter(revise('HR_INTERVIEW', [asked('A')], revised('FINAL_INTERVIEW', [asked('B')])));
    expect(forms.HR_INTERVIEW).toEqual({ version: 1, dimensions: [asked('A')] });
    expect(forms.FINAL_INTERVIEW).toEqual({ version: 1, dimensions: [asked('B')] });
    expect(forms.FIRST_INTERVIEW.version).toBe(0);
    const again = formsAfter(revise('HR_INTERVIEW', [asked('A', { most: 10 })], revised('HR_INTERVIEW', [asked('A')])));
    expect(again.HR_INTERVIEW).toMatchObject({ version: 2, dimensions: [{ most: 10 }] });
  });

  it('go back to what a company begins with, as a further version', () => {
    const back = revise('HR_INTERVIEW', null, revised('HR_INTERVIEW', [asked('A')]));
    expect(back.own).toEqual([{ type: 'EvaluationFormRevised', data: { stage: 'HR_INTERVIEW', dimensions: null } }]);
    expect(formsAfter(back).HR_INTERVIEW).toMatchObject({ version: 2 });
    expect(formsAfter(back).HR_INTERVIEW.dimensions).toHaveLength(5);
  });

  it('are not revised to what they are', () => {
    expect(revise('HR_INTERVIEW', null).own).toEqual([]);
    expect(revise('HR_INTERVIEW', [asked('A')], revised('HR_INTERVIEW', [asked('A')])).own).toEqual([]);
  });

  // What is wrong, the form, the refusal and its place.
  it.each<[string, EvaluationDimension[], string | undefined, string]>([
    [
      'one code twice',
      [asked('A'), asked('A', { zh: '甲', en: 'First' })],
      'dictionary.code_twice',
      'dimensions.1.code',
    ],
    ['Chinese words twice', [asked('A'), asked('B', { zh: '词A' })], 'dictionary.words_twice', 'dimensions.1.zh'],
    [
      'English words in other letters',
      [asked('A'), asked('B', { en: 'wORD a' })],
      'dictionary.words_twice',
      'dimensions.1.en',
    ],
    ['a form of nothing but what may be left out', [asked('A', { required: false })], undefined, ''],
  ])('%s', (_what, dimensions, refused, path) => {
    const outcome = revise('FIRST_INTERVIEW', dimensions);
    expect(outcome.refused).toBe(refused);
    if (refused !== undefined) expect(outcome.path).toBe(path);
  });
});
