import { type PermissionCode, scopeFor } from '@talentlog/contracts';
import { addDays } from '@talentlog/domain/fold';
import type { AccountCaller } from '@talentlog/runtime';
import type { QueryContext } from '../http/query-context.ts';
import type { On } from '../views/view.ts';
import { tasksSince } from './tasks.ts';

/** Who asks, and when: a finished task lets its holder read for some days more. */
export type Reader = Pick<QueryContext, 'caller' | 'now' | 'settings'>;
type Asker = Pick<QueryContext, 'views' | 'caller'>;
/** Groups of which at least one must hold; none lets nothing through, an empty one everything. */
export type Groups<C extends string> = readonly (readonly On<C>[])[];

/** Positions that the account owns. */
export async function ownPositions({ views, caller }: Asker): Promise<readonly string[]> {
  const mine = caller.account ? [caller.account.accountId] : [];
  return views.positionTitles.ids({ where: [{ field: 'ownerIds', in: mine }] });
}

/** Their rows. Scopes go through the ids of positions, so that a position changes hands by one row. */
export const ofOwnPositions = async (asker: Asker): Promise<On<'positionId'>> => ({
  field: 'positionId',
  in: await ownPositions(asker),
});

/** Rows that are the account's task, or lately were. */
export const ownTasks = (accountId: string, reader: Reader): On<'tasks'> => ({
  field: 'tasks',
  ...tasksSince(accountId, stillRead(reader)),
});

/** The groups of rows that a staff permission lets the viewer list: everything, those of own positions, own tasks. */
export async function listScope(
  permissions: readonly PermissionCode[],
  asker: Asker & Reader,
): Promise<Groups<'positionId' | 'tasks'>> {
  const { account } = asker.caller;
  if (account === undefined) return [];
  const scopes = new Set(permissions.map((permission) => scopeFor(permission, account.roles)));
  if (scopes.has('A')) return [[]];
  const tasks = ownTasks(account.accountId, asker);
  if (scopes.has('P')) return [[await ofOwnPositions(asker)], [tasks]];
  return scopes.has('T') ? [[tasks]] : [];
}

/** The same for positions themselves, which are nobody's task. */
export function positionScope(permission: PermissionCode, { caller }: Pick<Asker, 'caller'>): Groups<'ownerIds'> {
  const scope = caller.account && scopeFor(permission, caller.account.roles);
  if (scope === 'A') return [[]];
  return scope === 'P' && caller.account ? [[{ field: 'ownerIds', in: [caller.account.accountId] }]] : [];
}

/** Whoever finished a task after this moment still reads what it was about. */
const stillRead = ({ now, settings }: Reader): string => addDays(now, -settings.finishedTaskDays);

/** Whose something is: who owns its position, whose task it is, whom it concerns. */
export interface Owned {
  readonly ownerIds: readonly string[];
  readonly assigneeIds: readonly string[];
  /** Tasks as `taskKey` writes them; none where nobody is set to it. */
  readonly tasks?: readonly string[];
  readonly jobSeekerId: string;
  /** The account itself, where it is one. */
  readonly accountId?: string;
}

/** Something of a person that no position owns and nobody is set to. */
export const ownedBy = (jobSeekerId: string): Owned => ({ ownerIds: [], assigneeIds: [], jobSeekerId });

/**
 * Whether somebody may see this row by a permission: everything, what hangs on an own position, or what is or lately was their own
 * task. The one rule of what is read; `listScope` says the same of whole lists.
 */
export function sees(permission: PermissionCode, reader: Reader, owned: Owned): boolean {
  const { account } = reader.caller;
  if (account === undefined) return false;
  const { from, to } = tasksSince(account.accountId, stillRead(reader));
  const hasTask = () => (owned.tasks ?? []).some((task) => from <= task && task <= to);
  switch (scopeFor(permission, account.roles)) {
    case 'A':
      return true;
    case 'P':
      return owned.ownerIds.includes(account.accountId) || hasTask();
    case 'T':
      return hasTask();
    default:
      return false;
  }
}

/** Whether the viewer's scope for a permission reaches this row to act on it: the rule of the commands, for offering them. */
export function reaches(
  permission: PermissionCode,
  account: AccountCaller,
  { ownerIds, assigneeIds }: Pick<Owned, 'ownerIds' | 'assigneeIds'>,
): boolean {
  switch (scopeFor(permission, account.roles)) {
    case 'A':
      return true;
    case 'P':
      return ownerIds.includes(account.accountId) || assigneeIds.includes(account.accountId);
    case 'T':
      return assigneeIds.includes(account.accountId);
    default:
      return false;
  }
}
