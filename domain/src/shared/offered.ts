import type { Decided, Folded } from './aggregate.ts';
import type { Onlooker } from './decider.ts';
import { compile } from './machine.ts';

/**
 * Commands of the aggregate that its machine would take now and that their deciders offer, by the contracts' `emits`: the source of
 * every button. Without an actor: those that somebody may be offered.
 */
export function offeredCommands(
  aggregate: Decided,
  { path, state, data }: Pick<Folded, 'path' | 'state' | 'data'>,
  onlooker: Onlooker,
): string[] {
  const machine = compile(aggregate.machine);
  const shown = { ...onlooker, state, data };
  return Object.entries(aggregate.commands)
    .filter(([name, { emits }]) => {
      const takes = emits.some((type) => machine.takes(path, type));
      return takes && (aggregate.deciders[name]?.offered?.(shown) ?? true);
    })
    .map(([name]) => name);
}
