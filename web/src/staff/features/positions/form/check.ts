import { checkFields, type FieldError, PositionDetails } from '@talentlog/contracts';
import type { PositionValues } from './values.ts';

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

/** The details the contract wants, or what is wrong with each field, in the codes the server would answer. */
export function checkPosition(values: PositionValues): Checked {
  const checked = checkFields(PositionDetails, typed(values));
  const unpaid = !values.negotiable && values.min === null ? [{ path: 'pay.min', code: 'common.required' }] : [];
  if (checked.ok && unpaid.length === 0) return { ok: true, details: checked.value };
  return { ok: false, errors: [...(checked.ok ? [] : checked.errors), ...unpaid] };
}
