import type { MessageId } from './ids.ts';
import type { Translate, Values } from './react.tsx';

/** Every parameter a refusal text may name, for answers that leave one out. */
const absent: Values = { seconds: 0, limit: 0, used: 0, triesLeft: 0, text: 'none', from: 'none' };

/** Words of a refusal code; needs the `shared` pack. A code without words reads as a refused transition or an internal error. */
export function problemText(
  t: Translate,
  has: (id: string) => id is MessageId,
  code: string,
  params: Values = {},
): string {
  const id = `refusal.${code}`;
  if (has(id)) return t(id, { ...absent, ...params });
  return t(code.endsWith('.invalid_transition') ? 'refusal.common.invalid_transition' : 'refusal.common.internal');
}
