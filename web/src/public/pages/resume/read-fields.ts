import { fieldOfPath } from '@talentlog/contracts';
import { blockForms } from './forms.ts';
import { typedValue } from './proposed.ts';
import type { ReadCard } from './read-cards.ts';

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '' && value !== false;
const day = /^\d{4}-\d\d-\d\d$/;

/** What is taken over of a card, as the command takes it, and the paths of what is left. */
export function fieldsOf({ block, entries }: ReadCard) {
  const fields = entries.flatMap(({ key, entry }) =>
    blockForms[block].flatMap(({ name, kind }) => {
      const value = entry[name];
      if (kind === 'untilNow') return value === true ? [{ path: `${key}.end`, value: null }] : [];
      if (!isFilled(value) || (name === 'end' && entry.untilNow === true)) return [];
      // A date without its day is left to the person: it is among what the resume lacks.
      if (kind === 'day' && !day.test(String(value))) return [];
      const path = `${key}.${name}`;
      return [{ path, value: typedValue(path, String(value)) }];
    }),
  );
  const taken = new Set(fields.map(({ path }) => path));
  const read = entries.flatMap(({ proposals }) => proposals.map(({ path }) => path));
  return { fields, left: read.filter((path) => !taken.has(path)), read };
}

/** Whether a field was read, or is asked for, in this entry. */
export const readNames = (card: ReadCard): readonly string[] =>
  card.entries.flatMap(({ proposals }) => proposals.map(({ path }) => fieldOfPath(path)));
