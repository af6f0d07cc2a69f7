import { describe, expect, it } from '@jest/globals';
import type { Language } from '@talentlog/contracts';
import { createCatalogue } from '../../../../i18n/catalogue.ts';
import { companyIn, unknownCompany } from '../../../../i18n/company.ts';
import { intlOf } from '../../../../i18n/react.tsx';
import { isReasonDue, nothingSaid, type Said, sentenceOf } from './reasons.ts';

async function wordsIn(language: Language) {
  const catalogue = createCatalogue(language);
  await catalogue.load('staff');
  return intlOf(catalogue.shown(), companyIn(unknownCompany, language)).formatMessage;
}
const said = (changes: Partial<Said>): Said => ({ ...nothingSaid, ...changes });

/** By hand: what was chosen, and the sentence in both languages. */
const table: readonly (readonly [Said, string, string])[] = [
  [said({}), '', ''],
  [said({ verdict: 'PASS' }), '建议初试。', 'Suggest an interview.'],
  [
    said({ verdict: 'PASS', reasons: [1, 2], asks: ['形式验证'] }),
    '建议初试：项目对口，亲手搭建。请重点问：形式验证。',
    'Suggest an interview: projects fit, built it hands-on. Please ask about: 形式验证.',
  ],
  // The reason itself is said in the words of the company's list, beside what is written.
  [said({ verdict: 'ELIMINATED', reasonCode: 'YEARS' }), '', ''],
  [said({ verdict: 'ELIMINATED', reasonCode: 'YEARS', text: ' 差两年 ' }), '差两年', '差两年'],
  [
    said({ verdict: 'UNDETERMINED', reasons: [1], asks: ['x'] }),
    '先放一放：想和同批比较。',
    'Undecided for now: to be compared with the others.',
  ],
  [said({ verdict: 'PASS', reasons: [1], text: ' 我认识他 ' }), '我认识他', '我认识他'],
];

describe('the sentence of a verdict', () => {
  it.each(table)('%j', async (chosen, zh, en) => {
    expect(sentenceOf(chosen, await wordsIn('zh-CN'))).toBe(zh);
    expect(sentenceOf(chosen, await wordsIn('en-US'))).toBe(en);
  });
  it('is due where somebody is rejected without a reason', () => {
    expect(isReasonDue(said({ verdict: 'ELIMINATED' }))).toBe(true);
    expect(isReasonDue(said({ verdict: 'ELIMINATED', text: '  ' }))).toBe(true);
    expect(isReasonDue(said({ verdict: 'ELIMINATED', reasonCode: 'YEARS' }))).toBe(false);
    expect(isReasonDue(said({ verdict: 'ELIMINATED', text: 'x' }))).toBe(false);
    expect(isReasonDue(said({ verdict: 'PASS' }))).toBe(false);
  });
});
