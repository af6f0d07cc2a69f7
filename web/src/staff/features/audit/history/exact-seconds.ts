import type { Language } from '@talentlog/contracts';
import { longDay } from '../../../../format/dates.ts';

const offset = 8 * 3_600_000;

/** `11月12日 周四 10:41:07（北京时间）`: to the second, as an audit needs it. */
export function exactSeconds(instant: string, language: Language): string {
  const clock = new Date(Date.parse(instant) + offset).toISOString().slice(11, 19);
  const day = longDay(instant, language);
  return language === 'en-US' ? `${day}, ${clock} (Beijing time)` : `${day} ${clock}（北京时间）`;
}
