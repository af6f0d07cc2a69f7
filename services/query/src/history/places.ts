import { revealable } from '@talentlog/contracts';

/** Personal fields of an event whose values may be asked for. */
export const askableFields = (type: string): readonly string[] =>
  (revealable as Readonly<Record<string, readonly string[]>>)[type] ?? [];
