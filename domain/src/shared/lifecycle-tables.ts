import { combined } from './lifecycle-fields.ts';
import type { LifecyclePage, PageCommand } from './lifecycle-page.ts';

/** Reads the tables of a page. Throws where a row cannot be understood. */
export function readPage(text: string): LifecyclePage {
  const { states, arrows } = rowsOf(text, 'Field', 'State').length > 0 ? combinationsOn(text) : statesOn(text);
  const paths = states.map(({ path }) => path);
  const besides = besidesOn(text);
  const commands = rowsOf(text, 'Command').map(
    ({ Command = '', 'Brings about': made = '', 'Refused elsewhere with': refused = '' }) => {
      const name = word(Command);
      const codes = besides.filter(({ command }) => command === name).map(({ code }) => code);
      return [name, { events: words(made), refusals: refusalsIn(refused, paths), besides: codes }] as const;
    },
  );
  const unknown = besides.find(({ command }) => !commands.some(([name]) => name === command));
  if (unknown) throw new Error(`no command ${unknown.command}`);
  return { states, arrows, commands: new Map(commands) };
}

/** Each command with each code of the rows that name it. */
const besidesOn = (text: string): { readonly command: string; readonly code: string }[] =>
  rowsOf(text, 'Command', 'Must hold').flatMap(({ Command = '', Else = '' }) =>
    words(Command).flatMap((command) => words(Else).map((code) => ({ command, code }))),
  );

type Lifecycle = Pick<LifecyclePage, 'states' | 'arrows'>;

/** A page of states: each row of its tables is one state, one arrow. */
function statesOn(text: string): Lifecycle {
  const states = rowsOf(text, 'State').map(
    ({ State: path = '', 中文: chinese = '', English: english = '', ...fields }) => ({
      path: word(path),
      chinese,
      english,
      fields,
    }),
  );
  const paths = states.map(({ path }) => path);
  const arrows = rowsOf(text, 'From').flatMap(({ From = '', Event = '', Condition = '', To = '' }) =>
    expand(words(From), paths).map((from) => ({
      from,
      event: word(Event),
      conditions: conditionsIn(Condition),
      to: To === '' ? from : word(To),
    })),
  );
  return { states, arrows };
}

/** A page of fields that stand side by side: its states are their combinations. */
const combinationsOn = (text: string): Lifecycle =>
  combined(
    rowsOf(text, 'Field', 'State').map(({ Field = '', State = '', 中文: chinese = '', English: english = '' }) => ({
      field: word(Field),
      state: word(State),
      chinese,
      english,
    })),
    rowsOf(text, 'Field', 'From').map(({ Field = '', From = '', Event = '', 'Only while': only = '', To = '' }) => ({
      field: word(Field),
      from: words(From),
      event: word(Event),
      onlyWhile: only
        .split(' and ')
        .filter((part) => part !== '')
        .map((part) => {
          const [field = '', ...states] = words(part);
          return { field, states, not: part.includes(' is not ') };
        }),
      to: To === '' ? undefined : word(To),
    })),
  );

/** The rows of the table whose first columns have these names. */
export function rowsOf(text: string, ...first: readonly string[]): Record<string, string>[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${first.join(' | ')} |`));
  if (start < 0) return [];
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const names = cells(lines[start] ?? '');
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines
    .slice(start + 2, end < 0 ? lines.length : end)
    .map((line) => Object.fromEntries(cells(line).map((cell, index) => [names[index] ?? '', cell])));
}

const words = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, found]) => found ?? '');
function word(cell: string): string {
  const [found, ...more] = words(cell);
  if (found === undefined || more.length > 0) throw new Error(`one name in backticks expected: ${cell}`);
  return found;
}

/** `draft.*` stands for every state below `draft`, `*` for all, `life.FINISHED` for every combination with it. */
function expand(patterns: readonly string[], paths: readonly string[]): string[] {
  const fits = (pattern: string, path: string): boolean => {
    if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
    return path === pattern || (path.startsWith('(') && path.slice(1, -1).split(',').includes(pattern));
  };
  return patterns.flatMap((pattern) => {
    const found = paths.filter((path) => fits(pattern, path));
    if (found.length === 0) throw new Error(`no state ${pattern}`);
    return found;
  });
}

const conditionsIn = (cell: string): Map<string, boolean> =>
  new Map([...cell.matchAll(/(not )?`([^`]+)`/g)].map(([, not, name]) => [name ?? '', not === undefined]));

const refusalsIn = (cell: string, paths: readonly string[]): PageCommand['refusals'] =>
  cell
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [code = '', states = ''] = part.split(' in ');
      return { code: word(code), states: expand(words(states), paths) };
    });
