import { asLines } from '../shared/plain-text.ts';

/**
 * The language of templates: `{{name}}`, and `{{#if name}}…{{else}}…{{/if}}` within one line. Nothing else means anything, and no value
 * is read again, so that neither who edits a template nor whose words stand in a message can make it do more than say something.
 */
export type Part =
  | string
  | { readonly field: string }
  | { readonly when: string; readonly filled: readonly Part[]; readonly otherwise: readonly Part[] };

/** What keeps a line from being read: a brace that belongs to no placeholder, or a condition that is not closed on it. */
export type MergeFault = 'braces' | 'condition';

/** What stands instead of placeholders. */
export type MessageValues = Readonly<Record<string, string>>;

const signs = /\{\{ ?(#if [A-Za-z]{1,40}|else|\/if|[A-Za-z]{1,40}) ?\}\}/g;

/** One condition that is open while a line is read; the line itself is the outermost. */
interface Open {
  readonly when: string;
  readonly filled: Part[];
  readonly otherwise: Part[];
  isElse: boolean;
}

/** Nobody reads more conditions in one another. */
const mostOpen = 3;

const opened = (when: string): Open => ({ when, filled: [], otherwise: [], isElse: false });
const put = (open: Open, part: Part): unknown => (open.isElse ? open.otherwise : open.filled).push(part);

/** Reads one line of a template. */
export function parseLine(line: string): readonly Part[] | MergeFault {
  // Every second piece is what stood between the braces.
  const pieces = line.split(signs);
  const open: Open[] = [opened('')];
  for (const [at, piece] of pieces.entries()) {
    const fault = at % 2 === 0 ? takeText(piece, open) : takeSign(piece, open);
    if (fault) return fault;
  }
  return open.length === 1 ? (open[0]?.filled ?? []) : 'condition';
}

function takeText(text: string, open: readonly Open[]): MergeFault | undefined {
  if (/[{}]/.test(text)) return 'braces';
  const inner = open.at(-1);
  if (inner && text !== '') put(inner, text);
  return undefined;
}

function takeSign(name: string, open: Open[]): MergeFault | undefined {
  const inner = open.at(-1);
  if (inner === undefined) return 'condition';
  if (name.startsWith('#if ')) {
    // The line itself is open, too.
    if (open.length > mostOpen) return 'condition';
    open.push(opened(name.slice(4)));
    return undefined;
  }
  if (name !== 'else' && name !== '/if') {
    put(inner, { field: name });
    return undefined;
  }
  if (inner.when === '' || (name === 'else' && inner.isElse)) return 'condition';
  if (name === 'else') {
    inner.isElse = true;
    return undefined;
  }
  open.pop();
  const outer = open.at(-1);
  if (outer) put(outer, { when: inner.when, filled: inner.filled, otherwise: inner.otherwise });
  return undefined;
}

/** The line with values instead of placeholders. Throws for a value that nobody gave: better no letter than one with a gap. */
export function fillLine(line: string, values: MessageValues): string {
  const parts = parseLine(line);
  if (typeof parts === 'string') throw new Error(`a template cannot be read: ${parts}`);
  return fillParts(parts, values);
}

const fillParts = (parts: readonly Part[], values: MessageValues): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('field' in part) return given(part.field, values);
      return fillParts(given(part.when, values) === '' ? part.otherwise : part.filled, values);
    })
    .join('');

/** A value without what nobody sees: a name from before it was kept so could turn the words around it. */
function given(name: string, values: MessageValues): string {
  if (!Object.hasOwn(values, name)) throw new Error(`nobody gave the placeholder ${name}`);
  return asLines(values[name] ?? '');
}
