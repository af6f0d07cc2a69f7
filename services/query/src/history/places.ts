import { revealable } from '@talentlog/contracts';
import { isRecord } from './shape-walk.ts';

/** Personal fields of an event whose values may be asked for. */
export const askableFields = (type: string): readonly string[] =>
  (revealable as Readonly<Record<string, readonly string[]>>)[type] ?? [];

/** The value at a place such as `content.education.0.school`. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)];
    return isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }, data);
}
