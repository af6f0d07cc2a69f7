import { cityNames, cityOf } from '../position/cities.ts';
import type { Language } from '../shared/shapes.ts';
import type { WrittenLanguage } from './bilingual.ts';

const shanghaiOffset = 8 * 3_600_000;
const days = {
  'zh-CN': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  'en-US': ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const two = (value: number): string => String(value).padStart(2, '0');

/** A day in Shanghai with its weekday; the same on every machine. */
export function writeDay(at: Date, language: WrittenLanguage): string {
  const weekday = days[language][at.getUTCDay()];
  if (language === 'zh-CN')
    return `${at.getUTCFullYear()}年${at.getUTCMonth() + 1}月${at.getUTCDate()}日（${weekday}）`;
  return `${weekday}, ${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** As the clocks in Shanghai show an instant, told in UTC fields. */
export const inShanghai = (instant: string): Date => new Date(Date.parse(instant) + shanghaiOffset);

/** An instant as the clocks in Shanghai show it. Throws for text that is no instant. */
export function writeInstant(instant: string, language: WrittenLanguage): string {
  const at = inShanghai(instant);
  if (Number.isNaN(at.getTime())) throw new Error('a field is no instant');
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
  return language === 'zh-CN' ? `${writeDay(at, language)}${time}` : `${writeDay(at, language)}, ${time} (China time)`;
}

/** A place in the reader's language: `杭州 滨江` reads `Hangzhou 滨江`. */
export function placeName(place: string, language: Language): string {
  const city = language === 'en-US' ? cityOf(place) : undefined;
  return city === undefined ? place : `${cityNames[city]} ${place.slice(city.length).replace(/^市/, '').trim()}`.trim();
}
