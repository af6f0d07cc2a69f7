import { type Actor, type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import { account } from './account.ts';
import type { AccountData } from './evolve.ts';

interface Taking {
  readonly id: string;
  readonly actor: Actor;
  readonly related: Related;
}

/**
 * Loads who takes rights away. That their account must not have moved meanwhile keeps a company from losing its last administrator: two
 * who suspend each other at once cannot both find the other one in office.
 */
export const needActing = ({ actor }: { readonly actor: Actor }) => ({
  acting: actor.kind === 'account' ? account.ref(actor.id) : undefined,
});

/** An administrator's rights end by another administrator alone, who stays one: so there is always one left. */
export function notByAnother({ id, actor, related }: Taking): Refusal | undefined {
  const acting = loadedIf(related, 'acting', account);
  const staysOne = acting?.state === 'ACTIVE' && isAdministrator(acting.data);
  return actor.id === id || !staysOne ? refuse('account.own_access') : undefined;
}

/** Whether the account holds the administrator's role. */
export const isAdministrator = ({ roles }: Pick<AccountData, 'roles'>): boolean => roles.includes('AD');
