import type { Language } from '../shared/shapes.ts';
import type { Pay } from './position.ts';

/** Digits in groups of three. */
function grouped(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const digits = whole.replace(/\B(?=(?:\d{3}){1,9}$)/g, ',');
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}

/** An amount of yuan: `26,000 元`, in English `¥26,000`. */
export const money = (value: number, language: Language): string =>
  language === 'en-US' ? `¥${grouped(value)}` : `${grouped(value)} 元`;

const thousands = (yuan: number): string => `${grouped(Math.round(yuan) / 1000)}K`;
const yuanOf10K = 10_000;

/** Both ends as `show` writes one; what stands behind both of them in Chinese is written once. */
function range({ min, max }: Pay, show: (value: number) => string, behind = ''): string | null {
  if (min === null && max === null) return null;
  if (min === null || max === null || min === max) return `${show(min ?? max ?? 0)}${behind}`;
  return `${show(min)}–${show(max)}${behind}`;
}

/**
 * What a position pays, without its months: `25–40K`, `200 元/天`, `30–50 万/年`, in English `¥25K–40K/mo`, `¥200/day`, `¥300K–500K/yr`;
 * null when negotiable.
 */
export function payRange(pay: Pay, language: Language): string | null {
  if (language === 'en-US') {
    const text = {
      MONTH: () => range(pay, thousands, '/mo'),
      YEAR: () => range(pay, (value) => thousands(value * yuanOf10K), '/yr'),
      DAY: () => range(pay, grouped, '/day'),
    }[pay.unit]();
    return text === null ? null : `¥${text}`;
  }
  if (pay.unit === 'MONTH') return range(pay, (value) => grouped(value / 1000), 'K');
  return range(pay, grouped, pay.unit === 'DAY' ? ' 元/天' : ' 万/年');
}

/** What a position pays: `25–40K · 16 薪`, in English `¥25K–40K/mo · 16 months`; `面议` when negotiable. */
export function payText(pay: Pay, language: Language): string {
  const isEnglish = language === 'en-US';
  const text = payRange(pay, language);
  if (text === null) return isEnglish ? 'Negotiable' : '面议';
  if (pay.unit !== 'MONTH' || pay.months === undefined || pay.months === 12) return text;
  return isEnglish ? `${text} · ${pay.months} months` : `${text} · ${pay.months} 薪`;
}

/** A monthly pay to choose by: `30K`, in English `¥30K`. */
export const monthlyPay = (yuan: number, language: Language): string =>
  `${language === 'en-US' ? '¥' : ''}${thousands(yuan)}`;

const amounts: ReadonlySet<string> = new Set(['monthly', 'signOn']);

/** An amount that an event holds, by the name of its field; undefined for what is none. */
export function moneyIn(field: string, value: string | number, language: Language): string | undefined {
  if (!amounts.has(field) || value === '' || Number.isNaN(Number(value))) return undefined;
  return money(Number(value), language);
}
