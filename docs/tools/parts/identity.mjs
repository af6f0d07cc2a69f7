// How an aggregate is named in what is said about it.

import { kebab } from '../names.mjs';
import { exists, must, read } from './edits.mjs';

/**
 * The field that names the aggregate in its payloads and events (`offerId`; `collectionId` of an information collection), its shape and
 * the module that has it; and what every fact about it names, where its contracts (`spread`) and its decisions (`about`) say that once.
 */
export function identity(aggregate) {
  const text = read(`contracts/src/${kebab(aggregate)}/events.ts`);
  const fixture = /^ {2}id: (\w+),/m.exec(read(`domain/src/${kebab(aggregate)}/fixtures.ts`))?.[1];
  const key = [`${aggregate}Id`, fixture].find((name) => name && new RegExp(`\\b${name}\\b`).test(text));
  must(key, `No field of contracts/src/${kebab(aggregate)}/events.ts names ${aggregate}. Write the command by hand.`);
  const shape = new RegExp(`\\b${key}(?:: | = )([A-Z]\\w*)`).exec(text)?.[1] ?? 'Id';
  const from =
    new RegExp(`import \\{[^}]*\\b${shape}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1] ?? '../shared/shapes.ts';
  return { key, shape, from, shared: sharedBy(aggregate, key, text) };
}

function sharedBy(aggregate, key, text) {
  const file = `domain/src/${kebab(aggregate)}/about.ts`;
  const about = exists(file) && /export const (about\w+) = \(\{ id, data \}/.exec(read(file))?.[1];
  const table = new RegExp(`^const (\\w+) = \\{\\s*${key}\\b`, 'm').exec(text)?.[1];
  return about && table ? { about, spread: `...${table}` } : undefined;
}
