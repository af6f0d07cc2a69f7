import type { z } from 'zod';
import { type Refused, refused } from './refused.ts';

/** Checks a payload against its contract. A misfit is 400 with one entry per field: its path and a catalogue code. */
export function checkShape<T>(schema: z.ZodType<T>, payload: unknown): { ok: true; value: T } | Refused {
  const parsed = schema.safeParse(payload, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  return refused('common.invalid', { errors: parsed.error.issues.slice(0, 50).flatMap(fieldErrors) });
}

const isCode = /^[a-z][a-zA-Z]*\.[a-z_0-9]+$/;

function fieldErrors(issue: z.core.$ZodIssue): { path: string; code: string }[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, 20)
      .map((key) => ({ path: path ? `${path}.${key}` : key, code: 'common.unknown_property' }));
  return [{ path, code: isCode.test(issue.message) ? issue.message : genericCode(issue) }];
}

/** What a form leaves of a field that was not filled in. */
const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';

function genericCode(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isEmpty(issue.input) ? 'common.required' : 'common.type';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'common.too_long' : 'common.range';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'common.required' : 'common.range';
    default:
      return 'common.format';
  }
}
