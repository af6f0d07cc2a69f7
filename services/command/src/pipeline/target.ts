import type { CommandContract } from '@talentlog/contracts';
import { decided } from '@talentlog/domain/decide';
import type { Decided } from '@talentlog/domain/fold';
import type { Admitted } from './authorise.ts';
import type { Identifiers } from './identifiers.ts';
import { type Refused, refused } from './refused.ts';

/** The aggregate that a command is for. */
export interface Target {
  readonly aggregate: Decided;
  readonly id: string;
}

/** Named by the command's decider, or by the id of its own aggregate in the payload. */
export function targetOf(
  contract: CommandContract,
  name: string,
  payload: unknown,
  ids: Identifiers,
  { actor }: Admitted,
): Target | Refused {
  const aggregate = decidedNamed(contract.aggregate);
  const decider = aggregate.deciders[name];
  if (decider === undefined) throw new Error(`no decider for ${name}`);
  const ref = decider.target
    ? decider.target(payload, { newId: ids.targetId, actor })
    : { aggregate: aggregate.name, id: (payload as Record<string, string>)[`${aggregate.name}Id`] ?? '' };
  const { aggregate: named, id } = ids.resolve(ref);
  return id === '' ? refused('common.not_found') : { aggregate: decidedNamed(named), id };
}

/** The aggregate of that name with its decisions. One without commands is a defect of the contract. */
function decidedNamed(name: string): Decided {
  const found = decided[name];
  if (found === undefined) throw new Error(`nobody decides for ${name}`);
  return found;
}
