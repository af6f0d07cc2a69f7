import type { MessageId } from './ids.ts';
import type { Translate, Values } from './react.tsx';

/** Every parameter a refusal text may name, for answers that leave one out. */
const absent: Values = {
  seconds: 0,
  minutes: 0,
  hours: 0,
  limit: 0,
  used: 0,
  triesLeft: 0,
  position: 0,
  screening: 0,
  interview: 0,
  approval: 0,
  text: 'none',
  from: 'none',
  line: 0,
  segments: 0,
  most: 0,
  name: 'none',
  contrast: 0,
  readable: 'none',
  sign: 'none',
  version: 'none',
  zh: 0,
  en: 0,
};

/** A wait in the unit people count it in, rounded up: seconds within the first minute and a half, then minutes, then hours. */
function waiting(seconds: unknown): Values {
  if (typeof seconds !== 'number' || seconds <= 90) return {};
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? { minutes } : { minutes, hours: Math.ceil(minutes / 60) };
}

/** Words of a number that is none, or not within its limits: they say which these are. */
function ofNumber(code: string, { min, max, step }: Values): string | undefined {
  if (!['common.range', 'common.type'].includes(code) || min === undefined || max === undefined) return undefined;
  return step === undefined ? 'refusal.number.between' : 'refusal.number.whole';
}

/** Words of a refusal code; needs the `shared` pack. A code without words reads as a refused transition or an internal error. */
export function problemText(
  t: Translate,
  has: (id: string) => id is MessageId,
  code: string,
  params: Values = {},
): string {
  const id = ofNumber(code, params) ?? `refusal.${code}`;
  if (has(id)) return t({ id }, { ...absent, ...params, ...waiting(params.seconds) });
  return t({
    id: code.endsWith('.invalid_transition') ? 'refusal.common.invalid_transition' : 'refusal.common.internal',
  });
}
