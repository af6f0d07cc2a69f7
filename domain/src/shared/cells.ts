import type { Aggregate, StateValue } from './aggregate.ts';
import { isLegal } from './machine.ts';
import { given, type Occasion, type Story, stateName, story, type Told, tell } from './testing.ts';

/** A payload and surroundings in which the command is refused by nothing but the machine. */
export interface Case extends Occasion {
  readonly payload: unknown;
  readonly related?: Readonly<Record<string, Story>>;
}

/**
 * What the generated tests of one aggregate need. `histories` reach every state: a flat machine's key is the state itself, a
 * parallel machine's keys are free words, but every state of every region must occur. `policy` names the cells where the
 * machine takes the event and yet a policy refuses whatever the payload, with its code.
 */
export interface Fixtures {
  readonly aggregate: Aggregate;
  readonly id: string;
  readonly histories: Readonly<Record<string, readonly Told[]>>;
  readonly valid: Readonly<Record<string, (state: string) => Case>>;
  readonly policy?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Cell {
  readonly name: string;
  /** Throws when the cell breaks its law. */
  readonly run: () => void;
}

/**
 * Every state x every command: accepted exactly when the machine takes one of the command's events, otherwise refused with the
 * documented code and nothing written. Use as `it.each(cellsOf(fixtures))('$name', ({ run }) => run())`.
 */
export function cellsOf(fixtures: Fixtures): Cell[] {
  const { aggregate, histories } = fixtures;
  const cells = Object.keys(histories).flatMap((state) =>
    Object.keys(aggregate.commands).map((command) => ({
      name: `${aggregate.name} ${state} x ${command}`,
      run: () => check(fixtures, state, command),
    })),
  );
  return [{ name: `${aggregate.name}: histories reach every state`, run: () => checkReached(fixtures) }, ...cells];
}

function checkReached({ aggregate, id, histories }: Fixtures): void {
  const reached = Object.entries(histories).map(
    ([name, events]) => [name, tell(story(aggregate, id, events)).state] as const,
  );
  const { lifecycle } = aggregate;
  if ('regions' in lifecycle) {
    for (const [region, { states }] of Object.entries(lifecycle.regions))
      for (const state of Object.keys(states))
        if (!reached.some(([, at]) => (at as Exclude<StateValue, string>)[region] === state))
          throw new Error(`no history reaches ${region}=${state}`);
    return;
  }
  for (const state of Object.keys(lifecycle.states)) {
    const at = reached.find(([name]) => name === state)?.[1];
    if (at !== state)
      throw new Error(`the history of ${state} reaches ${at === undefined ? 'nothing' : stateName(at)}`);
  }
}

function check({ aggregate, id, histories, valid, policy }: Fixtures, state: string, command: string): void {
  const make = valid[command];
  if (make === undefined) throw new Error(`fixtures have no valid case of ${command}`);
  const history = histories[state] ?? [];
  const folded = tell(story(aggregate, id, history));
  const emits = aggregate.commands[command]?.emits ?? [];
  const { payload, related = {}, ...occasion } = make(state);
  const answer = given(aggregate, id, history).related(related).when(command, payload, occasion);
  const legal = emits.some((type) => isLegal(aggregate, folded.state, type));
  const expected = legal ? policy?.[command]?.[state] : illegalCode(aggregate, command, folded);
  if (answer.refused !== expected)
    throw new Error(
      `expected ${expected ?? 'acceptance'}, got ${answer.refused ?? 'acceptance'} ${JSON.stringify(answer.params ?? {})}`,
    );
  const offered = aggregate.deciders[command]?.offered?.({ state: folded.state, data: folded.data }) ?? true;
  if (!offered && answer.refused === undefined) throw new Error('accepted what no screen offers');
  if (expected === undefined && !answer.own.some(({ type }) => emits.includes(type)))
    throw new Error(`accepted without any of ${emits.join(', ')}`);
}

/** The documented answer of a state that does not take the command. */
function illegalCode(aggregate: Aggregate, command: string, folded: ReturnType<typeof tell>): string {
  if (folded.revision < 0) return 'common.not_found';
  const better = aggregate.deciders[command]?.illegal?.({ state: folded.state, data: folded.data });
  return better?.refused ?? `${aggregate.name}.invalid_transition`;
}
