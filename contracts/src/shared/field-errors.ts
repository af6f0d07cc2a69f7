import type { z } from 'zod';
import { limitsAt } from './number-limits.ts';
import type { FieldError } from './problem.ts';

type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/**
 * A payload as its shape takes it, or what is wrong: one entry per field with its path, a catalogue code and, of a number or a text, the limits.
 * Nothing is made to fit. Here because a form says it while one types, and the server must say the same.
 */
export function checkFields<T>(shape: z.ZodType<T>, payload: unknown): Checked<T> {
  const parsed = shape.safeParse(payload, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, errors: parsed.error.issues.slice(0, 50).flatMap((issue) => errorsOf(issue, shape)) };
}

const isCode = /^[a-z][a-zA-Z]*\.[a-z_0-9]+$/;

function errorsOf(issue: z.core.$ZodIssue, shape: z.ZodType): FieldError[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, 20)
      .map((key) => ({ path: path ? `${path}.${key}` : key, code: 'common.unknown_property' }));
  const code = isCode.test(issue.message) ? issue.message : genericCode(issue);
  if (code === 'common.too_long' && issue.code === 'too_big' && issue.origin === 'string')
    return [{ path, code, params: { most: Number(issue.maximum) } }];
  const limits = isOfValue(issue) && code !== 'common.required' ? limitsAt(shape, issue.path) : undefined;
  return [{ path, code, ...(limits ? { params: { ...limits } } : {}) }];
}

/** Whether it is about the value itself, rather than about two that do not go together. */
const isOfValue = ({ code }: z.core.$ZodIssue): boolean => ['too_big', 'too_small', 'invalid_type'].includes(code);

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
