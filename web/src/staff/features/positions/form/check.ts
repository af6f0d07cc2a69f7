import { PositionDetails } from '@talentlog/contracts';
import type { PositionValues } from './values.ts';

export interface FieldError {
  /** As the server names it: `title`, `pay.min`. */
  readonly path: string;
  readonly code: string;
}
export type Checked =
  | { readonly ok: true; readonly details: PositionDetails }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** The form as the contract takes it; not checked yet. What cannot be seen in the form is not sent. */
function typed({ unit, negotiable, min, max, months, responsibleIds: _people, ...rest }: PositionValues) {
  const campus = rest.track !== 'SOCIAL';
  const bound = (value: number | null) => (negotiable ? null : value);
  return {
    ...rest,
    recruitCategory: campus ? rest.recruitCategory : null,
    batch: campus ? rest.batch : '',
    allowMinor: rest.nature === 'INTERNSHIP' && rest.allowMinor,
    hiringCount: rest.hiringCount ?? undefined,
    pay: { unit, min: bound(min), max: bound(max), ...(unit === 'MONTH' && months !== null ? { months } : {}) },
  };
}

const catalogued = /^[a-z]+\.[a-z_]+$/i;

/** Our own codes stand in the message; what the parser says itself is mapped as the server does it. */
function codeOf({ message, code, origin }: { message: string; code: string; origin?: string }): string {
  if (catalogued.test(message)) return message;
  const long = origin === 'string' || origin === 'array';
  if (code === 'invalid_type') return 'common.required';
  if (code === 'too_big') return long ? 'common.too_long' : 'common.range';
  if (code === 'too_small') return long ? 'common.required' : 'common.range';
  return 'common.format';
}

/** The details the contract wants, or what is wrong with each field, in the codes the server would answer. */
export function checkPosition(values: PositionValues): Checked {
  const parsed = PositionDetails.safeParse(typed(values));
  const unpaid = !values.negotiable && values.min === null ? [{ path: 'pay.min', code: 'common.required' }] : [];
  if (parsed.success && unpaid.length === 0) return { ok: true, details: parsed.data };
  const issues = parsed.error?.issues ?? [];
  const found = issues.map((issue) => ({ path: issue.path.join('.'), code: codeOf(issue) }));
  return { ok: false, errors: [...found, ...unpaid] };
}
