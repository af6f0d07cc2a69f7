import { checkFields, type FieldError, type PositionDetails } from '@talentlog/contracts';
import type { z } from 'zod';
import type { PositionValues } from './values.ts';

export type Checked<D extends PositionDetails> =
  | { readonly ok: true; readonly details: D }
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

/** The details in the shape that the command wants, or what is wrong with each field, in the codes the server would answer. */
export function checkPosition<D extends PositionDetails>(values: PositionValues, shape: z.ZodType<D>): Checked<D> {
  const checked = checkFields(shape, typed(values));
  const unpaid = !values.negotiable && values.min === null ? [{ path: 'pay.min', code: 'common.required' }] : [];
  if (checked.ok && unpaid.length === 0) return { ok: true, details: checked.value };
  return { ok: false, errors: [...(checked.ok ? [] : checked.errors), ...unpaid] };
}
