import { phoneText, type ResumeBlock, type ResumeSeen } from '@talentlog/contracts';
import { monthIn } from '../../../format/month-text.ts';
import { numberIn } from '../../../format/number-text.ts';
import { blockForms, type FieldSpec } from './forms.ts';
import { dotted } from './paths.ts';

const partsOf = (path: string): readonly string[] => dotted(path).split('.');

/** The field a value was read for; a plain text field for a path no form has. */
export function specAt(path: string): FieldSpec {
  const [block = '', ...rest] = partsOf(path);
  const specs = Object.hasOwn(blockForms, block) ? blockForms[block as ResumeBlock] : [];
  const spec = specs.find(({ name }) => name === rest.at(-1));
  // A day may be read without its month: shown as text, so that what was read is not lost.
  return spec === undefined || spec.kind === 'day' || spec.kind === 'area' ? { name: 'name', kind: 'text' } : spec;
}

const endsNow = (path: string): boolean => partsOf(path).at(-1) === 'end';

function at(blocks: ResumeSeen['blocks'], parts: readonly string[]): unknown {
  let value: unknown = blocks;
  for (const part of parts)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined;
  return value;
}

/** Whether the resume says at the path already what was read. */
export function isKnown(blocks: ResumeSeen['blocks'], path: string, value: string): boolean {
  const parts = partsOf(path);
  const current = at(blocks, parts);
  if (value === '' && endsNow(path)) return at(blocks, [...parts.slice(0, -1), 'untilNow']) === true;
  const text = String(current ?? '');
  // A month that was completed to a day is not proposed again.
  if (/^\d{4}(-\d{2})?$/.test(value) && text.startsWith(`${value}-`)) return true;
  if (specAt(path).kind !== 'phone') return text === value;
  const digits = (phone: string) => phone.replace(/\D/g, '').slice(-11);
  return digits(phoneText(text)) === digits(value);
}

/** A value as the command takes it: a number where a number belongs, null for "until now". */
export function typedValue(path: string, typed: string): string | number | null {
  const { kind } = specAt(path);
  const number = kind === 'number' ? numberIn(typed) : undefined;
  if (number !== undefined) return number;
  if (typed === '') return null;
  return kind === 'point' ? monthIn(typed) : typed;
}
