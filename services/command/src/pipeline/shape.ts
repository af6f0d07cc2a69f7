import { checkFields } from '@talentlog/contracts';
import type { z } from 'zod';
import { type Refused, refused } from './refused.ts';

/** Checks a payload against its contract. A misfit is 400 with one entry per field. */
export function checkShape<T>(schema: z.ZodType<T>, payload: unknown): { ok: true; value: T } | Refused {
  const checked = checkFields(schema, payload);
  return checked.ok ? checked : refused('common.invalid', { errors: checked.errors });
}
