import type { Aggregate, Decided, DomainEvent, Folded } from './aggregate.ts';
import {
  type DecideContext,
  type Fact,
  isPrinting,
  isRefusal,
  type Printing,
  refuse,
  type Settled,
} from './decider.ts';
import { evolve } from './fold.ts';
import { compile } from './machine.ts';

/**
 * Decides one command against its folded aggregate: the machine is asked first, then the policy, then the machine again for
 * every event the policy wants. So an illegal command is refused whatever its policy says, and a policy cannot cause an event
 * that the machine does not take. Of one that waits for its paper the facts are tried as soon as they are known.
 */
export function decideCommand(
  aggregate: Decided,
  name: string,
  folded: Folded,
  context: Omit<DecideContext<unknown, unknown>, 'id' | 'path' | 'state' | 'data' | 'revision'>,
): Settled | Printing<Settled> {
  const contract = aggregate.commands[name];
  const decider = aggregate.deciders[name];
  if (contract === undefined || decider === undefined) throw new Error(`${aggregate.name} does not decide ${name}`);
  const machine = compile(aggregate.machine);
  if (!contract.emits.some((type) => machine.takes(folded.path, type))) {
    if (folded.revision < 0) return refuse('common.not_found');
    return decider.illegal?.(folded) ?? refuse(`${aggregate.name}.invalid_transition`);
  }
  const decision = decider.decide({ ...context, ...folded });
  const check = (settled: Settled): Settled =>
    isRefusal(settled) ? settled : (checkOwn(aggregate, folded, settled.facts, context.now) ?? settled);
  return isPrinting(decision) ? { ...decision, once: (file) => check(decision.once(file)) } : check(decision);
}

/** Refuses when the machine does not take an event on the own stream after the ones before it. */
function checkOwn(aggregate: Aggregate, folded: Folded, facts: readonly Fact[], now: string): Settled | undefined {
  let current = folded;
  for (const fact of facts) {
    if (fact.on !== undefined) continue;
    const event: DomainEvent = { type: fact.type, data: fact.data, at: now };
    if (!canTake(aggregate, current, event)) return refuse(`${aggregate.name}.invalid_transition`);
    current = evolve(aggregate, current, event);
  }
  return undefined;
}

/** Whether the aggregate's machine takes this event now: asked of XState itself. */
export const canTake = (
  aggregate: Pick<Aggregate, 'machine'>,
  { path }: Pick<Folded, 'path'>,
  event: DomainEvent,
): boolean => compile(aggregate.machine).can(path, event);
