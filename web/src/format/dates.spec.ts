import { describe, expect, it } from '@jest/globals';
import { clock, dayAndClock, freshOrDay, longDay, shortDay, timeRange, weekday } from './dates.ts';

const now = Date.parse('2026-11-20T04:00:00.000Z');

describe('a time, as a Chinese and an English reader see it', () => {
  it.each([
    ['the middle of a day', '2026-11-25T06:00:00.000Z', '11月25日 14:00', 'Nov 25, 14:00'],
    ['after midnight in Beijing', '2026-11-24T16:05:00.000Z', '11月25日 00:05', 'Nov 25, 00:05'],
    ['another year', '2027-01-04T00:00:00.000Z', '2027年1月4日 08:00', 'Jan 4, 2027, 08:00'],
    ['the last minute of this year', '2026-12-31T15:59:00.000Z', '12月31日 23:59', 'Dec 31, 23:59'],
    ['the first minute of the next', '2026-12-31T16:00:00.000Z', '2027年1月1日 00:00', 'Jan 1, 2027, 00:00'],
  ])('%s', (_, instant, chinese, english) => {
    expect(dayAndClock(instant, 'zh-CN', now)).toBe(chinese);
    expect(dayAndClock(instant, 'en-US', now)).toBe(english);
    expect(clock(instant)).toBe(chinese.slice(-5));
  });
  it('names the day of the week by Beijing', () => {
    expect(weekday('2026-11-21T16:00:00.000Z', 'zh-CN')).toBe('周日');
    expect(weekday('2026-11-21T15:59:00.000Z', 'en-US')).toBe('Sat');
    expect(longDay('2026-11-22', 'zh-CN', now)).toBe('11月22日 周日');
    expect(longDay('2026-11-22', 'en-US', now)).toBe('Sun, Nov 22');
  });
  it('is Chinese to readers of traditional characters', () => {
    expect(shortDay('2026-11-22', 'zh-HK', now)).toBe('11月22日');
  });
  it('that reaches into the next day says that day', () => {
    const [start, end] = ['2026-11-25T15:30:00.000Z', '2026-11-25T16:30:00.000Z'];
    expect(timeRange(start, end, 'zh-CN', now)).toBe('11月25日 周三 23:30-11月26日 00:30（北京时间）');
    expect(timeRange(start, end, 'en-US', now)).toBe('Wed, Nov 25, 23:30-Nov 26, 00:30 (Beijing time)');
  });
});

describe('how long ago', () => {
  it.each([
    [0, '刚刚', 'just now'],
    [59, '59 分钟前', '59 min ago'],
    [60, '1 小时前', '1 h ago'],
    [23 * 60 + 59, '23 小时前', '23 h ago'],
    [24 * 60, '11月19日', 'Nov 19'],
    [-5, '11月20日', 'Nov 20'],
  ])('%i minutes', (minutes, chinese, english) => {
    const instant = new Date(now - minutes * 60_000).toISOString();
    expect(freshOrDay(instant, 'zh-CN', now)).toBe(chinese);
    expect(freshOrDay(instant, 'en-US', now)).toBe(english);
  });
});
