import type { Aggregate, DecideContext, Decision, DomainEvent, Fact, Folded } from './aggregate.ts';
import { isRefusal, refuse } from './aggregate.ts';
import { evolve, isLegal } from './machine.ts';

/** Where a fact of a decision goes, once its reference is resolved to a stream. */
export interface Placed {
  readonly aggregate: Aggregate;
  readonly id: string;
  readonly event: DomainEvent;
}

/**
 * Decides one command against its folded aggregate: the machine is asked first, then the policy, then the machine again for
 * every event the policy wants. So an illegal command is refused whatever its policy says, and a policy cannot cause an event
 * that the machine does not take.
 */
export function decideCommand(
  aggregate: Aggregate,
  name: string,
  folded: Folded,
  context: Omit<DecideContext<unknown, unknown>, 'id' | 'state' | 'data' | 'revision'>,
): Decision {
  const decider = aggregate.deciders[name];
  const contract = aggregate.commands[name];
  if (decider === undefined || contract === undefined) throw new Error(`no decider for ${name}`);
  const legal = contract.emits.some((type) => isLegal(aggregate, folded.state, type));
  if (!legal) {
    if (folded.revision < 0) return refuse('common.not_found');
    return (
      decider.illegal?.({ state: folded.state, data: folded.data }) ?? refuse(`${aggregate.name}.invalid_transition`)
    );
  }
  const decision = decider.decide({ ...context, ...folded });
  return isRefusal(decision) ? decision : (checkOwn(aggregate, folded, decision.facts, context.now) ?? decision);
}

/** Refuses when an event on the own stream is not legal after the ones before it. */
function checkOwn(aggregate: Aggregate, folded: Folded, facts: readonly Fact[], now: string): Decision | undefined {
  let current = folded;
  for (const fact of facts) {
    if (fact.on !== undefined) continue;
    if (!isLegal(aggregate, current.state, fact.type)) return refuse(`${aggregate.name}.invalid_transition`);
    current = evolve(aggregate, current, { type: fact.type, data: fact.data, at: now });
  }
  return undefined;
}
