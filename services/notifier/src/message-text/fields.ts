import type { WrittenLanguage } from '@talentlog/contracts';
import type { Field, LookedUp } from '../request.ts';

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

/** An instant as the clocks in Shanghai show it. Throws for text that is no instant. */
export function writeInstant(instant: string, language: WrittenLanguage): string {
  const at = new Date(Date.parse(instant) + shanghaiOffset);
  if (Number.isNaN(at.getTime())) throw new Error('a field is no instant');
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
  return language === 'zh-CN' ? `${writeDay(at, language)}${time}` : `${writeDay(at, language)}, ${time} (China time)`;
}

/** What a person typed, as it stands in a letter: what looks like a merge field in it is none that somebody forgot to fill. */
export const typedText = (text: string): string => text.replaceAll('{', '｛').replaceAll('}', '｝');

/** A field in one language. */
export function writeField(field: Exclude<Field, LookedUp>, language: WrittenLanguage): string {
  if (typeof field === 'string') return field;
  if (typeof field === 'number') return String(field);
  if ('typed' in field) return typedText(field.typed ?? '');
  if ('instant' in field) return writeInstant(field.instant, language);
  if ('day' in field) return writeDay(new Date(`${field.day}T00:00:00Z`), language);
  return field.words[language];
}
