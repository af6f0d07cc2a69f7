import { describe, expect, it } from '@jest/globals';
import { phoneText } from '@talentlog/contracts';
import { daysSince, exactTime, freshOrDay, localTime, shortDay, timeRange } from './dates.ts';
import { placeNames } from './places.ts';

const now = Date.parse('2026-11-20T04:00:00.000Z');

describe('times', () => {
  it('are exact, in Beijing time, in both languages', () => {
    const [start, end] = ['2026-11-25T06:00:00.000Z', '2026-11-25T06:30:00.000Z'];
    expect(timeRange(start, end, 'zh-CN', now)).toBe('11月25日 周三 14:00-14:30（北京时间）');
    expect(timeRange(start, end, 'en-US', now)).toBe('Wed, Nov 25, 14:00-14:30 (Beijing time)');
    expect(exactTime('2027-01-04T00:00:00.000Z', 'zh-CN', now)).toBe('2027年1月4日 周一 08:00（北京时间）');
  });
  it('change the day at Beijing midnight, and take calendar days as they are', () => {
    expect(localTime('2026-11-24T16:00:00.000Z').day).toBe('2026-11-25');
    expect(shortDay('2027-01-04', 'en-US', now)).toBe('Jan 4, 2027');
    expect(daysSince('2026-11-19T15:59:59.000Z', now)).toBe(1);
    expect(daysSince('2026-11-19T16:00:00.000Z', now)).toBe(0);
  });
  it('are relative only where fresh', () => {
    expect(freshOrDay('2026-11-20T03:58:00.000Z', 'zh-CN', now)).toBe('2 分钟前');
    expect(freshOrDay('2026-11-18T03:58:00.000Z', 'zh-CN', now)).toBe('11月18日');
  });
});

describe('places and phones', () => {
  it('read in the language shown', () => {
    expect(placeNames(['杭州', '义乌'], 'en-US')).toBe('Hangzhou, 义乌');
    expect(placeNames(['杭州', '成都'], 'zh-CN')).toBe('杭州、成都');
    expect(phoneText('+8613800006021')).toBe('138 0000 6021');
    expect(phoneText('+85251234567')).toBe('+852 5123 4567');
    expect(phoneText('4008001234')).toBe('400-800 1234');
    expect(phoneText('+14155550123')).toBe('+14155550123');
  });
});
