import type { ResumeBlock } from '@talentlog/contracts';
import { monthIn } from '../../../format/month-text.ts';
import { numberIn } from '../../../format/number-text.ts';
import { blockForms } from './forms.ts';

/** One entry of a block as the form holds it. */
export type Entry = Readonly<Record<string, unknown>>;

/** Content of a block as a list of entries; `basic` is a list of one. */
export const entriesOf = (block: ResumeBlock, content: unknown): readonly Entry[] => {
  if (block === 'basic') return [typeof content === 'object' && content !== null ? (content as Entry) : {}];
  return Array.isArray(content) ? (content as Entry[]) : [];
};

/** Only known fields, empty ones as null: what the server is sent. */
export function contentOf(block: ResumeBlock, entries: readonly Entry[]): unknown {
  const clean = (entry: Entry) =>
    Object.fromEntries(
      blockForms[block].map(({ name, kind }) => {
        const value = entry[name];
        if (kind === 'untilNow') return [name, value === true];
        if (value === '' || value === undefined || value === null) return [name, null];
        if (kind === 'point') return [name, monthIn(String(value))];
        return [name, kind === 'number' ? (numberIn(String(value)) ?? value) : value];
      }),
    );
  return block === 'basic' ? clean(entries[0] ?? {}) : entries.map(clean);
}
