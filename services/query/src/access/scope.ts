import type { PermissionCode } from '@talentlog/contracts';
import { mayAct, mayRead, rowScope, tasksReadFrom } from '@talentlog/domain/fold';
import type { AccountCaller } from '@talentlog/runtime';
import type { QueryContext } from '../bus/query-context.ts';
import { tasksSince } from '../views/tasks.ts';
import type { On } from '../views/view.ts';

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
  ...tasksSince(accountId, tasksReadFrom(reader.now, reader.settings)),
});

/** The groups of rows that a staff permission lets the viewer list: everything, those of own positions, own tasks. */
export async function listScope(
  permissions: readonly PermissionCode[],
  asker: Asker & Reader,
): Promise<Groups<'positionId' | 'tasks' | 'jobSeekerId'>> {
  const others = ofOthers(asker);
  return (await listScopeOfAll(permissions, asker)).map((group) => [...group, ...others]);
}

/** The same for rows that are about no single candidate. */
export async function listScopeOfAll(
  permissions: readonly PermissionCode[],
  asker: Asker & Reader,
): Promise<Groups<'positionId' | 'tasks'>> {
  const { account } = asker.caller;
  if (account === undefined) return [];
  const scope = rowScope(permissions, account.roles);
  if (scope.everything) return [[]];
  return [
    ...(scope.ownPositions ? [[await ofOwnPositions(asker)]] : []),
    ...(scope.ownTasks ? [[ownTasks(account.accountId, asker)]] : []),
  ];
}

/** Nobody reads as staff what is about themselves. */
export const ofOthers = ({ caller }: Pick<Asker, 'caller'>): readonly On<'jobSeekerId'>[] => {
  const own = caller.account?.ownPersonId;
  return own === undefined ? [] : [{ field: 'jobSeekerId', notIn: [own] }];
};

/** The same for positions themselves, which are nobody's task. */
export function positionScope(permission: PermissionCode, { caller }: Pick<Asker, 'caller'>): Groups<'ownerIds'> {
  if (caller.account === undefined) return [];
  const { everything, ownPositions } = rowScope([permission], caller.account.roles);
  if (everything) return [[]];
  return ownPositions ? [[{ field: 'ownerIds', in: [caller.account.accountId] }]] : [];
}

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

/** Whether the caller may read this row by a permission: the domain's rule. `listScope` applies it to whole lists. */
export function sees(permission: PermissionCode, reader: Reader, owned: Owned): boolean {
  const { account } = reader.caller;
  if (account === undefined || owned.jobSeekerId === account.ownPersonId) return false;
  const { from, to } = tasksSince(account.accountId, tasksReadFrom(reader.now, reader.settings));
  const hasTask = () => (owned.tasks ?? []).some((task) => from <= task && task <= to);
  return mayRead(permission, account, { ownerIds: owned.ownerIds, hasTask });
}

/** Whether the caller may act on this row by a permission: the rule by which commands refuse. */
export const reaches = (
  permission: PermissionCode,
  account: AccountCaller,
  {
    ownerIds,
    assigneeIds,
    accountId,
    jobSeekerId,
  }: Pick<Owned, 'ownerIds' | 'assigneeIds' | 'accountId' | 'jobSeekerId'>,
): boolean =>
  (accountId !== undefined || jobSeekerId !== account.ownPersonId) &&
  mayAct(permission, account, {
    isOwner: ownerIds.includes(account.accountId),
    assignees: assigneeIds,
    ...(accountId ? { accountId } : {}),
  });
