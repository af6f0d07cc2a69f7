import { readFileSync } from 'node:fs';
import { kebab } from '../../../docs/tools/names.mjs';
import { ownActions } from '../allowed-actions.ts';
import type { Decided } from './aggregate.ts';
import { type LifecyclePage, refusalOn, takenOn } from './lifecycle-page.ts';
import { readPage } from './lifecycle-tables.ts';
import { given, type Occasion, onlooker, type Story, story, type Told, tell, testActor } from './testing.ts';

/** A payload and surroundings in which the command is refused by nothing but the machine. */
export interface Case extends Occasion {
  readonly payload: unknown;
  readonly related?: Readonly<Record<string, Story>>;
}

/**
 * What the generated tests of one aggregate need. `histories` reach every state; their keys are free words. `policy` names the cells
 * where the page has an arrow and yet a policy refuses whatever the payload, with its code.
 */
export interface Fixtures {
  readonly aggregate: Decided;
  readonly id: string;
  readonly histories: Readonly<Record<string, readonly Told[]>>;
  readonly valid: Readonly<Record<string, (history: string) => Case>>;
  readonly policy?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Cell {
  readonly name: string;
  /** Throws when the cell breaks its law. */
  readonly run: () => void;
}

/** The page of an aggregate, as people read it. */
export const pageTextOf = (aggregate: string): string =>
  readFileSync(new URL(`../${kebab(aggregate)}/lifecycle.md`, import.meta.url), 'utf8');

/** What the page says. */
export const pageOf = (aggregate: string): LifecyclePage => readPage(pageTextOf(aggregate));

/**
 * Every state x every command: accepted exactly where the page has an arrow for one of the command's events, otherwise refused with
 * the page's code and nothing written. Use as `it.each(cellsOf(fixtures))('$name', ({ run }) => run())`.
 */
export function cellsOf(fixtures: Fixtures, given?: LifecyclePage): Cell[] {
  const { aggregate, histories } = fixtures;
  const page = given ?? pageOf(aggregate.name);
  const cells = Object.keys(histories).flatMap((history) =>
    Object.keys(aggregate.commands).map((command) => ({
      name: `${aggregate.name} ${history} x ${command}`,
      run: () => check(fixtures, page, history, command),
    })),
  );
  return [
    { name: `${aggregate.name}: histories reach every state of the page`, run: () => checkReached(fixtures, page) },
    { name: `${aggregate.name}: the page tells of every command`, run: () => checkCommands(fixtures, page) },
    ...cells,
  ];
}

function checkReached({ aggregate, id, histories }: Fixtures, page: LifecyclePage): void {
  const reached = new Set(Object.values(histories).map((events) => tell(story(aggregate, id, events)).path));
  const missed = page.states.filter(({ path }) => !reached.has(path));
  if (missed.length > 0) throw new Error(`no history reaches ${missed.map(({ path }) => path).join(', ')}`);
}

function checkCommands({ aggregate }: Fixtures, page: LifecyclePage): void {
  const told = [...page.commands].map(([name, { events }]) => `${name}: ${[...events].sort().join(', ')}`).sort();
  const made = Object.entries(aggregate.commands).map(
    ([name, { emits }]) => `${name}: ${[...emits].sort().join(', ')}`,
  );
  if (told.join('\n') !== made.sort().join('\n'))
    throw new Error(`the page tells\n${told.join('\n')}\nthe contracts\n${made.join('\n')}`);
}

function check(
  { aggregate, id, histories, valid, policy }: Fixtures,
  page: LifecyclePage,
  history: string,
  command: string,
): void {
  const make = valid[command];
  if (make === undefined) throw new Error(`fixtures have no valid case of ${command}`);
  const events = histories[history] ?? [];
  const folded = tell(story(aggregate, id, events));
  const { payload, related = {}, ...occasion } = make(history);
  const answer = given(aggregate, id, events).related(related).when(command, payload, occasion);
  const taken = takenOn(page, command, folded.path);
  const refusal = events.length === 0 ? 'common.not_found' : refusalOn(page, aggregate.name, command, folded.path);
  const expected = taken ? policy?.[command]?.[history] : refusal;
  if (answer.refused !== expected)
    throw new Error(
      `expected ${expected ?? 'acceptance'}, got ${answer.refused ?? 'acceptance'} ${JSON.stringify(answer.params ?? {})}`,
    );
  const looks = onlooker(occasion.actor ?? testActor, occasion.now);
  const offered = ownActions(aggregate.name, folded, looks).includes(command);
  if (!offered && answer.refused === undefined) throw new Error('accepted what no screen offers');
  if (offered && answer.refused !== undefined) throw new Error('offered by a screen and refused');
  const emits = page.commands.get(command)?.events ?? [];
  if (expected === undefined && !answer.own.some(({ type }) => emits.includes(type)))
    throw new Error(`accepted without any of ${emits.join(', ')}`);
}
