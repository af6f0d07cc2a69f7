import type { Language } from '@talentlog/contracts';

// Beijing time has been UTC+8 without summer time since 1992: plain arithmetic gives the same words on the server and in
// every browser, which Intl does not promise.
const offset = 8 * 3_600_000;
const day = 86_400_000;
const weekdays = {
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly date: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** `14:00` */
  readonly clock: string;
  /** `2026-11-25` */
  readonly day: string;
  readonly hour: number;
}

const two = (value: number): string => String(value).padStart(2, '0');
const english = (language: Language): boolean => language === 'en-US';

/** The wall clock in Beijing at an instant, or at the start of a calendar day given as `2026-11-25`. */
export function localTime(instant: string): LocalTime {
  const utc = Date.parse(instant.length === 10 ? `${instant}T00:00:00+08:00` : instant);
  const local = new Date(utc + offset);
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth() + 1, local.getUTCDate()];
  return {
    year,
    month,
    date,
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
    clock: `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`,
    day: `${year}-${two(month)}-${two(date)}`,
  };
}

/** `周三` or `Wed` */
export const weekday = (instant: string, language: Language): string =>
  (english(language) ? weekdays.en : weekdays.zh)[localTime(instant).weekday] ?? '';

/** `11月25日` or `Nov 25`; with the year when it is not this one. */
export function shortDay(instant: string, language: Language, now: number = Date.now()): string {
  const at = localTime(instant);
  const thisYear = at.year === localTime(new Date(now).toISOString()).year;
  if (english(language)) return `${months[at.month - 1]} ${at.date}${thisYear ? '' : `, ${at.year}`}`;
  return `${thisYear ? '' : `${at.year}年`}${at.month}月${at.date}日`;
}

/** `2026年11月` or `November 2026`, of a month given as `2026-11`. */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'Asia/Shanghai' }).format(
    new Date(`${month}-15T04:00:00.000Z`),
  );

/** `11月25日 周三` or `Wed, Nov 25` */
export function longDay(instant: string, language: Language, now?: number): string {
  const text = shortDay(instant, language, now);
  return english(language) ? `${weekday(instant, language)}, ${text}` : `${text} ${weekday(instant, language)}`;
}

/** `14:00` */
export const clock = (instant: string): string => localTime(instant).clock;

/** `11月24日 18:00` or `Nov 24, 18:00` */
export function dayAndClock(instant: string, language: Language, now?: number): string {
  return `${shortDay(instant, language, now)}${english(language) ? ', ' : ' '}${clock(instant)}`;
}

/** `11月25日 周三 14:00-14:30` or `Wed, Nov 25, 14:00-14:30`; the place says beside it that this is Beijing time. */
export function timeSpan(start: string, end: string, language: Language, now?: number): string {
  const sameDay = localTime(start).day === localTime(end).day;
  const until = sameDay ? clock(end) : dayAndClock(end, language, now);
  return `${longDay(start, language, now)}${english(language) ? ', ' : ' '}${clock(start)}-${until}`;
}

/** `11月25日 周三 14:00-14:30（北京时间）` or `Wed, Nov 25, 14:00-14:30 (Beijing time)` */
export function timeRange(start: string, end: string, language: Language, now?: number): string {
  return `${timeSpan(start, end, language, now)}${english(language) ? ' (Beijing time)' : '（北京时间）'}`;
}

/** `11月25日 周三 14:00（北京时间）` */
export function exactTime(instant: string, language: Language, now?: number): string {
  const [apart, zone] = english(language) ? [', ', ' (Beijing time)'] : [' ', '（北京时间）'];
  return `${longDay(instant, language, now)}${apart}${clock(instant)}${zone}`;
}

/** Whole calendar days in Beijing from `instant` to now; 0 is today, negative lies ahead. */
export function daysSince(instant: string, now: number = Date.now()): number {
  const at = (time: number) => Math.floor((time + offset) / day);
  return at(now) - at(Date.parse(instant));
}

/** Relative only where fresh: `刚刚`, `2 分钟前`, `3 小时前` within a day, else the day. */
export function freshOrDay(instant: string, language: Language, now: number = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  if (minutes < 0 || minutes >= 24 * 60) return shortDay(instant, language, now);
  const en = english(language);
  if (minutes < 1) return en ? 'just now' : '刚刚';
  if (minutes < 60) return en ? `${minutes} min ago` : `${minutes} 分钟前`;
  const hours = Math.floor(minutes / 60);
  return en ? `${hours} h ago` : `${hours} 小时前`;
}
