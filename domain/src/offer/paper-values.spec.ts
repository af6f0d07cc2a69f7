import { describe, expect, it } from '@jest/globals';
import { testNow } from '../shared/testing.ts';
import { isTakenBack, type KnownTerms } from './data.ts';
import { expiresAt, terms } from './fixtures.ts';
import { paperName, paperValues } from './paper.ts';

const company = { companyName: '云岭网络', companyNameEn: 'Yunling Networks' };
const values = (change: Partial<KnownTerms>, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  paperValues(
    {
      ...{ name: '王晨', position: undefined, company, now: testNow, expiresAt },
      terms: { ...terms, approverIds: [], pay: { ...terms.pay }, ...change },
    },
    language,
  );

describe('the letter of an offer', () => {
  it.each([
    [0, '无', 'None'],
    [1, '1 个月', '1 month'],
    [6, '6 个月', '6 months'],
  ])('says a probation of %i months in both languages', (probationMonths, zh, en) => {
    expect(values({ probationMonths }).probation).toBe(zh);
    expect(values({ probationMonths }, 'en-US').probation).toBe(en);
  });

  it('says the pay, and a sign-on bonus only where there is one', () => {
    const pay = { monthly: 20_000, months: 15, signOn: 0, note: '' };
    expect(values({ pay })).toMatchObject({ monthly: '20,000 元', months: '15', signOn: '', payNote: '' });
    expect(values({ pay: { ...pay, signOn: 30_000, note: '含餐补' } })).toMatchObject({
      ...{ signOn: '30,000 元', payNote: '含餐补' },
    });
  });

  it('says nothing of the pay of an erased person, and of a first day that is not agreed', () =>
    expect(values({ pay: null, plannedEntryDate: null })).toMatchObject({
      ...{ entryDay: '', monthly: '', months: '', signOn: '', payNote: '' },
    }));

  it('is a file with its title and its candidate', () => {
    const named = (title: string, name: string) => paperName({ title } as Parameters<typeof paperName>[0], name);
    expect(named('录用通知书', '王晨')).toBe('录用通知书 王晨.pdf');
    expect(named('录用通知书', '')).toBe('录用通知书.pdf');
    expect(named('x'.repeat(200), '王晨')).toBe(`${'x'.repeat(180)}.pdf`);
  });

  it.each([
    [null, false],
    ['EXPIRED', false],
    ['REFUSED', false],
    ['WITHDRAWN', true],
    ['SUPERSEDED', true],
    ['RECORD_ENDED', true],
  ] as const)('is kept from its candidate after %s: %s', (invalidReason, expected) =>
    expect(isTakenBack({ invalidReason })).toBe(expected),
  );
});
