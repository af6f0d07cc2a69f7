import { describe, expect, it } from '@jest/globals';
import { money, moneyIn, monthlyPay, payRange, payText } from './pay-text.ts';
import type { Pay } from './position.ts';

/** Written by hand: what a position pays, as a job board in each language says it. */
const table: readonly (readonly [Pay, zh: string, en: string])[] = [
  [{ unit: 'MONTH', min: 25_000, max: 40_000, months: 16 }, '25–40K · 16 薪', '¥25K–40K/mo · 16 months'],
  [{ unit: 'MONTH', min: 25_500, max: null }, '25.5K', '¥25.5K/mo'],
  [{ unit: 'MONTH', min: null, max: 8_550, months: 12 }, '8.55K', '¥8.55K/mo'],
  [{ unit: 'DAY', min: 200, max: 200 }, '200 元/天', '¥200/day'],
  [{ unit: 'DAY', min: 800, max: 1_200 }, '800–1,200 元/天', '¥800–1,200/day'],
  [{ unit: 'YEAR', min: 30, max: 50 }, '30–50 万/年', '¥300K–500K/yr'],
  [{ unit: 'YEAR', min: 33.33, max: 120 }, '33.33–120 万/年', '¥333.3K–1,200K/yr'],
  [{ unit: 'MONTH', min: null, max: null }, '面议', 'Negotiable'],
];

describe('pay', () => {
  it.each(table)('of %o is %s, in English %s', (pay, zh, en) => {
    expect(payText(pay, 'zh-CN')).toBe(zh);
    expect(payText(pay, 'en-US')).toBe(en);
  });
  it('has no range where it is negotiable', () => {
    expect(payRange({ unit: 'YEAR', min: null, max: null }, 'en-US')).toBeNull();
    expect(payRange({ unit: 'MONTH', min: 25_000, max: 40_000, months: 16 }, 'zh-CN')).toBe('25–40K');
  });
  it('never stands in English without its currency', () => {
    const units = ['MONTH', 'YEAR', 'DAY'] as const;
    for (const unit of units) expect(payText({ unit, min: 30, max: 60 }, 'en-US')).toMatch(/^¥/);
    expect(money(1_234_567.5, 'en-US')).toBe('¥1,234,567.5');
    expect(money(26_000, 'zh-CN')).toBe('26,000 元');
    expect([monthlyPay(30_000, 'zh-CN'), monthlyPay(30_000, 'en-US')]).toEqual(['30K', '¥30K']);
  });
  it('is known by the name of its field', () => {
    expect(moneyIn('monthly', 26_000, 'en-US')).toBe('¥26,000');
    expect(moneyIn('signOn', '20000', 'zh-CN')).toBe('20,000 元');
    expect(moneyIn('months', 16, 'en-US')).toBeUndefined();
    expect(moneyIn('monthly', '', 'en-US')).toBeUndefined();
    expect(moneyIn('monthly', '●●●●', 'en-US')).toBeUndefined();
  });
});
