import type { State } from './aggregate.ts';
import type { LifecyclePage, PageArrow } from './lifecycle-page.ts';
import type { CompiledMachine } from './machine.ts';

/** Every way in which machine and page differ, in both directions; empty when they say the same. */
export function differences(page: LifecyclePage, machine: CompiledMachine): string[] {
  const { lines: onPage, idle } = toldBy(page);
  const inMachine = new Set(
    machine.arrows.map(({ from, event, holds, to }) => `${wayOf(from, event, holds)}--> ${to}`),
  );
  const fieldsOf = (state: State): string => JSON.stringify(state);
  return [
    ...only(
      page.states.map(({ path }) => path),
      machine.paths,
    ).map((path) => `only the page knows the state ${path}`),
    ...only(
      machine.paths,
      page.states.map(({ path }) => path),
    ).map((path) => `only the machine knows the state ${path}`),
    ...idle.map(({ from, event }) => `a row of ${from} ${event} never counts`),
    ...only([...onPage], [...inMachine]).map((arrow) => `only on the page: ${arrow}`),
    ...only([...inMachine], [...onPage]).map((arrow) => `only in the machine: ${arrow}`),
    ...page.states
      .filter(({ path, fields }) => machine.paths.includes(path) && !sameFields(fields, path, machine.stateOf(path)))
      .map(({ path }) => `${path} reads as ${fieldsOf(machine.stateOf(path))} in the machine`),
  ];
}

const sameFields = (fields: Readonly<Record<string, string>>, path: string, state: State): boolean => {
  const told = Object.entries(fields);
  if (typeof state === 'string')
    return told.length === 0 ? path === state : told.length === 1 && fields.state === state;
  return Object.keys(state).length === told.length && told.every(([name, value]) => state[name] === value);
};

/** What the page's arrows come to, and those that come to nothing: of several rows the first that fits counts. */
function toldBy(page: LifecyclePage): { readonly lines: ReadonlySet<string>; readonly idle: readonly PageArrow[] } {
  const told = new Map<string, string>();
  const idle = page.arrows.filter((arrow) => {
    const fresh = waysOf(arrow, conditionsOf(page, arrow.event)).filter((way) => !told.has(way));
    for (const way of fresh) told.set(way, arrow.to);
    return fresh.length === 0;
  });
  return { lines: new Set([...told].map(([way, to]) => `${way}--> ${to}`)), idle };
}

const conditionsOf = (page: LifecyclePage, event: string): string[] => [
  ...new Set(page.arrows.filter((arrow) => arrow.event === event).flatMap(({ conditions }) => [...conditions.keys()])),
];

/** One for each way the conditions of the event may hold. */
function waysOf({ from, event, conditions }: PageArrow, names: readonly string[]): string[] {
  let ways: string[][] = [[]];
  for (const name of names) {
    const held = ways.map((way) => [...way, name]);
    const must = conditions.get(name);
    if (must === undefined) ways = [...ways, ...held];
    else if (must) ways = held;
  }
  return ways.map((holds) => wayOf(from, event, holds));
}

const wayOf = (from: string, event: string, holds: readonly string[]): string =>
  `${from} --${event}${holds.length > 0 ? ` [${[...holds].sort().join(', ')}]` : ''}`;

const only = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => !others.includes(one));
