import { describe, expect, it } from '@jest/globals';
import { type AnyStateMachine, createMachine } from 'xstate';
import { aggregates } from '../aggregates.ts';
import { pageOf } from './cells.ts';
import { differences } from './lifecycle-differences.ts';
import { compile } from './machine.ts';

/** A node of a machine's configuration, as far as arrows stand in it. */
interface Node {
  readonly on?: Readonly<Record<string, unknown>>;
  readonly states?: Readonly<Record<string, Node>>;
}
interface Mutant {
  readonly what: string;
  readonly machine: AnyStateMachine;
}

const kept = { actions: () => {} };

/** The configuration with the node at this path replaced; everything else is shared. */
function replaced(node: Node, [name, ...rest]: readonly string[], by: (found: Node) => Node): Node {
  if (name === undefined) return by(node);
  const child = node.states?.[name];
  if (child === undefined) throw new Error(`no node ${name}`);
  return { ...node, states: { ...node.states, [name]: replaced(child, rest, by) } };
}

function nodesOf(node: Node, path: readonly string[] = []): { path: readonly string[]; node: Node }[] {
  const below = Object.entries(node.states ?? {}).flatMap(([name, child]) => nodesOf(child, [...path, name]));
  return [{ path, node }, ...below];
}

const withoutGuards = (arrow: unknown): unknown => {
  if (Array.isArray(arrow)) return arrow.map(withoutGuards);
  if (typeof arrow !== 'object' || arrow === null) return arrow;
  const { guard: _, ...rest } = arrow as { guard?: unknown };
  return rest;
};
const hasGuard = (arrow: unknown): boolean =>
  Array.isArray(arrow) ? arrow.some(hasGuard) : typeof arrow === 'object' && arrow !== null && 'guard' in arrow;

/** Every way in which a careless hand could change the machine in one place. */
function mutantsOf(machine: AnyStateMachine, events: readonly string[]): Mutant[] {
  const config = machine.config as Node;
  const make = (what: string, path: readonly string[], on: (on: NonNullable<Node['on']>) => Node['on']): Mutant => {
    const changed = replaced(config, path, (node) => ({ ...node, on: on(node.on ?? {}) }));
    const implementations = machine.implementations as Parameters<typeof createMachine>[1];
    return { what, machine: createMachine(changed as Parameters<typeof createMachine>[0], implementations) };
  };
  return nodesOf(config).flatMap(({ path, node }) => {
    const at = path.join('.') || 'the root';
    const arrows = Object.entries(node.on ?? {});
    const atoms = node.states === undefined ? events : [];
    return [
      // A pair flipped: an arrow where there is none, at every state that has no states below.
      ...atoms
        .filter((type) => node.on?.[type] === undefined && !takenAbove(config, path, type))
        .map((type) => make(`${type} taken in ${at}`, path, (on) => ({ ...on, [type]: kept }))),
      // The other way round, also where the arrow stands on a state above.
      ...atoms
        .filter((type) => node.on?.[type] === undefined && takenAbove(config, path, type))
        .map((type) => make(`${type} forbidden in ${at}`, path, (on) => ({ ...on, [type]: {} }))),
      ...arrows.map(([type]) => make(`${type} gone from ${at}`, path, ({ [type]: _, ...rest }) => rest)),
      ...arrows
        .filter(([, arrow]) => hasGuard(arrow))
        .map(([type, arrow]) =>
          make(`${type} unguarded in ${at}`, path, (on) => ({ ...on, [type]: withoutGuards(arrow) })),
        ),
    ];
  });
}

/** Whether a state above has an arrow for the event, which this one inherits. */
function takenAbove(config: Node, path: readonly string[], type: string): boolean {
  let node: Node | undefined = config;
  for (const name of path) {
    if (node?.on?.[type] !== undefined) return true;
    node = node?.states?.[name];
  }
  return false;
}

const all = Object.values(aggregates).map((aggregate) => ({
  name: aggregate.name,
  machine: aggregate.machine,
  page: pageOf(aggregate.name),
  mutants: mutantsOf(aggregate.machine, Object.keys(aggregate.events)),
}));

/** A change that leads to the very same arrows is none: another region takes the event there already. */
const arrowsOf = (machine: AnyStateMachine): string =>
  compile(machine)
    .arrows.map((arrow) => JSON.stringify(arrow))
    .sort()
    .join();

describe.each(all)('planted in $name', ({ machine, page, mutants }) => {
  it('every changed arrow is noticed by its page', () => {
    const unnoticed = mutants.filter(
      ({ machine: changed }) =>
        differences(page, compile(changed)).length === 0 && arrowsOf(changed) !== arrowsOf(machine),
    );
    expect(unnoticed.map(({ what }) => what)).toEqual([]);
    expect(mutants.length).toBeGreaterThan(0);
  });
});

it('plants in every machine', () => {
  const planted = all.reduce((sum, { mutants }) => sum + mutants.length, 0);
  console.info(`${planted} changes planted in ${all.length} machines`);
  expect(all.length).toBe(Object.keys(aggregates).length);
});
