import { decided } from './decided.ts';
import type { Folded } from './shared/aggregate.ts';
import type { Onlooker, Shown } from './shared/decider.ts';
import { offeredCommands } from './shared/offered.ts';

type Seen = Pick<Folded, 'path' | 'state' | 'data'>;

/** Commands that the aggregate of that name would take now: its machine and its deciders are asked. Without an actor: anybody's. */
export function ownActions(name: string, seen: Seen, onlooker: Onlooker): string[] {
  const aggregate = decided[name];
  return aggregate === undefined ? [] : offeredCommands(aggregate, seen, onlooker);
}

const beginnings = Object.values(decided).flatMap(({ deciders }) =>
  Object.entries(deciders).flatMap(([command, { begins }]) => (begins ? [{ command, begins }] : [])),
);

/** Commands of others that begin something on it, as an interview on an application, or are given there, as onboarding on a collection. */
export function beginningsOn(name: string, { state, data }: Seen, onlooker: Onlooker): string[] {
  const shown: Shown<unknown> = { ...onlooker, state, data };
  return beginnings
    .filter(({ begins }) => begins.aggregate === name && begins.offered(shown))
    .map(({ command }) => command);
}

/** Everything a screen of the aggregate may offer the actor now; the source of every button. Grants and scopes are asked by the reader. */
export const allowedActions = (name: string, seen: Seen, onlooker: Onlooker): string[] => [
  ...ownActions(name, seen, onlooker),
  ...beginningsOn(name, seen, onlooker),
];
