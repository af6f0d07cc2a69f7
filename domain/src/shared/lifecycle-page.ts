import type { State } from './aggregate.ts';
import type { CompiledMachine } from './machine.ts';

/** What a `lifecycle.md` says: written by hand from the spec, read by people who do not program, and the oracle of the machine. */
export interface LifecyclePage {
  readonly states: readonly PageState[];
  readonly arrows: readonly PageArrow[];
  readonly commands: ReadonlyMap<string, PageCommand>;
}
export interface PageState {
  readonly path: string;
  readonly chinese: string;
  /** The spec's fields; absent where the state is one word. */
  readonly fields: Readonly<Record<string, string>>;
}
export interface PageArrow {
  readonly from: string;
  readonly event: string;
  /** Condition to whether it holds; what is not named may be either. */
  readonly conditions: ReadonlyMap<string, boolean>;
  readonly to: string;
}
export interface PageCommand {
  readonly events: readonly string[];
  /** The first that names the state, else the one without states. */
  readonly refusals: readonly { readonly code: string; readonly states: readonly string[] }[];
}

/** Reads the tables of a page. Throws where a row cannot be understood. */
export function readPage(text: string): LifecyclePage {
  const states = rowsOf(text, 'State').map(({ State: path = '', 中文: chinese = '', ...fields }) => ({
    path: word(path),
    chinese,
    fields,
  }));
  const paths = states.map(({ path }) => path);
  const arrows = rowsOf(text, 'From').flatMap(({ From = '', Event = '', Condition = '', To = '' }) =>
    expand(words(From), paths).map((from) => ({
      from,
      event: word(Event),
      conditions: conditionsIn(Condition),
      to: To === '' ? from : word(To),
    })),
  );
  const commands = rowsOf(text, 'Command').map(
    ({ Command = '', 'Brings about': made = '', 'Refused elsewhere with': refused = '' }) =>
      [word(Command), { events: words(made), refusals: refusalsIn(refused, paths) }] as const,
  );
  return { states, arrows, commands: new Map(commands) };
}

/** The rows of the table whose first column has that name. */
function rowsOf(text: string, first: string): Record<string, string>[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => new RegExp(`^\\| ${first} \\|`).test(line));
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

/** `draft.*` stands for every state below `draft`, `*` for all. */
function expand(patterns: readonly string[], paths: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const found = paths.filter((path) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    );
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

/** With which code the page refuses a command in a state that has no arrow for it. */
export function refusalOn(page: LifecyclePage, aggregate: string, command: string, path: string): string {
  const refusals = page.commands.get(command)?.refusals ?? [];
  const here =
    refusals.find(({ states }) => states.includes(path)) ?? refusals.find(({ states }) => states.length === 0);
  return here?.code ?? `${aggregate}.invalid_transition`;
}

/** Whether the page lets the command bring about one of its events in this state. */
export function takenOn(page: LifecyclePage, command: string, path: string): boolean {
  const events = page.commands.get(command)?.events ?? [];
  return page.arrows.some(({ from, event }) => from === path && events.includes(event));
}

/** Every way in which machine and page differ, in both directions; empty when they say the same. */
export function differences(page: LifecyclePage, machine: CompiledMachine): string[] {
  const onPage = new Set(page.arrows.flatMap((arrow) => spelled(arrow, conditionsOf(page, arrow.event))));
  const inMachine = new Set(machine.arrows.map(({ from, event, holds, to }) => line(from, event, holds, to)));
  const fieldsOf = (state: State): string => JSON.stringify(typeof state === 'string' ? {} : state);
  return [
    ...only(
      page.states.map(({ path }) => path),
      machine.paths,
    ).map((path) => `only the page knows the state ${path}`),
    ...only(
      machine.paths,
      page.states.map(({ path }) => path),
    ).map((path) => `only the machine knows the state ${path}`),
    ...only([...onPage], [...inMachine]).map((arrow) => `only on the page: ${arrow}`),
    ...only([...inMachine], [...onPage]).map((arrow) => `only in the machine: ${arrow}`),
    ...page.states
      .filter(({ path, fields }) => machine.paths.includes(path) && !sameFields(fields, machine.stateOf(path)))
      .map(({ path }) => `${path} reads as ${fieldsOf(machine.stateOf(path))} in the machine`),
  ];
}

const sameFields = (fields: Readonly<Record<string, string>>, state: State): boolean =>
  typeof state === 'string'
    ? Object.keys(fields).length === 0
    : Object.keys(state).length === Object.keys(fields).length &&
      Object.entries(fields).every(([name, value]) => state[name] === value);

const conditionsOf = (page: LifecyclePage, event: string): string[] => [
  ...new Set(page.arrows.filter((arrow) => arrow.event === event).flatMap(({ conditions }) => [...conditions.keys()])),
];

/** One line for each way the conditions of the event may hold. */
function spelled({ from, event, conditions, to }: PageArrow, names: readonly string[]): string[] {
  let ways: string[][] = [[]];
  for (const name of names) {
    const held = ways.map((way) => [...way, name]);
    const must = conditions.get(name);
    if (must === undefined) ways = [...ways, ...held];
    else if (must) ways = held;
  }
  return ways.map((holds) => line(from, event, holds, to));
}

const line = (from: string, event: string, holds: readonly string[], to: string): string =>
  `${from} --${event}${holds.length > 0 ? ` [${[...holds].sort().join(', ')}]` : ''}--> ${to}`;

const only = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => !others.includes(one));
