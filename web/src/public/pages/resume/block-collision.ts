import { phoneText, type ResumeBlock } from '@talentlog/contracts';
import { monthIn } from '../../../format/month-text.ts';
import { collisions } from '../../../ui/rebase.ts';
import type { Entry } from './entries.ts';
import { blockForms } from './forms.ts';

type Entries = readonly Entry[];

/** Entries with their phone numbers as people read them. */
export const readable = (block: ResumeBlock, entries: Entries): Entries =>
  entries.map((entry) => {
    const phones = blockForms[block].filter(({ name, kind }) => kind === 'phone' && typeof entry[name] === 'string');
    return { ...entry, ...Object.fromEntries(phones.map(({ name }) => [name, phoneText(String(entry[name]))])) };
  });

/** Every field as it comes back from the server, so that what was typed and what was saved of it are the same. */
const plain = (block: ResumeBlock, entries: Entries): Entries =>
  entries.map((entry) =>
    Object.fromEntries(
      blockForms[block].map(({ name, kind }) => {
        const value = entry[name];
        if (kind === 'untilNow') return [name, value === true];
        const text = value === null || value === undefined ? '' : String(value).trim();
        if (kind === 'point') return [name, monthIn(text)];
        return [name, kind === 'phone' ? text.replace(/\D/g, '').slice(-11) : text];
      }),
    ),
  );

/** Whether two contents of a block say the same. */
export const sameBlock = (block: ResumeBlock, one: Entries, other: Entries): boolean =>
  JSON.stringify(plain(block, one)) === JSON.stringify(plain(block, other));

/** Where two people, or two pages of one, changed the same fields of a block since `base`. */
export const collisionsIn = (block: ResumeBlock, base: Entries, mine: Entries, now: Entries) =>
  collisions(plain(block, base), plain(block, mine), plain(block, now));
