import { grouped, type Language, type PositionDetails } from '@talentlog/contracts';

export { money } from '@talentlog/contracts';

export type Pay = PositionDetails['pay'];

const thousands = (value: number): string => String(Math.round(value / 100) / 10);

function range(pay: Pay, show: (value: number) => string): string | null {
  const { min, max } = pay;
  if (min === null && max === null) return null;
  if (min === null || max === null || min === max) return show(min ?? max ?? 0);
  return `${show(min)}–${show(max)}`;
}

/** `25–40K`, `200/天`, `30–50 万/年` or null when negotiable. */
export function payRange(pay: Pay, language: Language): string | null {
  const en = language === 'en-US';
  if (pay.unit === 'MONTH') {
    const text = range(pay, thousands);
    return text === null ? null : `${text}K`;
  }
  const text = range(pay, grouped);
  if (text === null) return null;
  if (pay.unit === 'DAY') return en ? `${text}/day` : `${text}/天`;
  return en ? `${text} × 10K/yr` : `${text} 万/年`;
}

/** `25–40K · 16 薪`, `面议` when negotiable. */
export function payText(pay: Pay, language: Language): string {
  const en = language === 'en-US';
  const text = payRange(pay, language);
  if (text === null) return en ? 'Negotiable' : '面议';
  if (pay.unit !== 'MONTH' || pay.months === undefined || pay.months === 12) return text;
  return en ? `${text} · ${pay.months} months` : `${text} · ${pay.months} 薪`;
}
