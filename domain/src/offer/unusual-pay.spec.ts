import { describe, expect, it } from '@jest/globals';
import { OfferPay, unusualPay } from '@talentlog/contracts';

const range = (unit: 'MONTH' | 'YEAR' | 'DAY', min: number | null, max: number | null) => ({ unit, min, max });

describe('a pay beside what the position was published with', () => {
  it.each([
    [320_000, 13, range('MONTH', 16_000, 28_000), 'ABOVE'],
    [28_001, 13, range('MONTH', 16_000, 28_000), 'ABOVE'],
    [28_000, 13, range('MONTH', 16_000, 28_000), null],
    [16_000, 13, range('MONTH', 16_000, 28_000), null],
    [15_999, 13, range('MONTH', 16_000, 28_000), 'BELOW'],
    [900_000, 13, range('MONTH', 16_000, null), null],
    [1, 13, range('MONTH', null, 28_000), null],
    [1, 13, range('MONTH', null, null), null],
    // 25,000 x 16 is forty times ten thousand a year.
    [25_000, 16, range('YEAR', 30, 40), null],
    [25_001, 16, range('YEAR', 30, 40), 'ABOVE'],
    [18_749, 16, range('YEAR', 30, 40), 'BELOW'],
    // 4,350 a month is two hundred for each of 21.75 days.
    [4_350, 12, range('DAY', 200, 300), null],
    [4_349, 12, range('DAY', 200, 300), 'BELOW'],
    [6_600, 12, range('DAY', 200, 300), 'ABOVE'],
  ])('%d x %d in %j: %s', (monthly, months, published, expected) => {
    expect(unusualPay({ monthly, months }, published)).toBe(expected);
  });

  it('below nothing is refused and named, never made zero', () => {
    const { error } = OfferPay.safeParse({ monthly: -5, months: 12 });
    expect(error?.issues.map(({ path }) => path)).toEqual([['monthly']]);
  });
});
