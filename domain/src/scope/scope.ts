import { type PermissionCode, type Role, scopeFor } from '@talentlog/contracts';
import type { JobSeekerData } from '../job-seeker/index.ts';
import type { PositionData } from '../position/index.ts';
import type { Ownership } from '../shared/folded.ts';
import type { Settings } from '../shared/settings.ts';
import { addDays } from '../shared/time.ts';

/** A signed-in account, as scopes of the permission matrix see it. */
export interface ScopedAccount {
  readonly accountId: string;
  /** The person the account is; undefined while it acts as staff. */
  readonly jobSeekerId?: string | undefined;
  readonly roles: readonly Role[];
}

/** Which rows a permission reaches: all of them, those of own positions, own tasks. */
export interface RowScope {
  readonly everything: boolean;
  readonly ownPositions: boolean;
  readonly ownTasks: boolean;
}

const nothing: RowScope = { everything: false, ownPositions: false, ownTasks: false };

/** What one of these permissions lets the roles list. Own positions include own tasks. */
export function rowScope(permissions: readonly PermissionCode[], roles: readonly Role[]): RowScope {
  const scopes = new Set(permissions.map((permission) => scopeFor(permission, roles)));
  if (scopes.has('A')) return { everything: true, ownPositions: true, ownTasks: true };
  if (scopes.has('P')) return { everything: false, ownPositions: true, ownTasks: true };
  return scopes.has('T') ? { ...nothing, ownTasks: true } : nothing;
}

/** What decides whether an account may read something. */
export interface Readable {
  readonly ownerIds: readonly string[];
  /** Whether the account has a task about it, or finished one after `tasksReadFrom`. */
  readonly hasTask: () => boolean;
}

export function mayRead(permission: PermissionCode, account: ScopedAccount, { ownerIds, hasTask }: Readable): boolean {
  const scope = rowScope([permission], account.roles);
  if (scope.everything) return true;
  return (scope.ownPositions && ownerIds.includes(account.accountId)) || (scope.ownTasks && hasTask());
}

/** A task that was finished after this moment still lets its holder read what it was about. */
export const tasksReadFrom = (now: string, { finishedTaskDays }: Pick<Settings, 'finishedTaskDays'>): string =>
  addDays(now, -finishedTaskDays);

/** What decides whether an account may act on something. */
export interface Actable extends Pick<Ownership, 'assignees' | 'mentioned' | 'accountId'> {
  readonly isOwner: boolean;
}

/** Commands refuse by this rule, and queries offer actions by it. A finished task lets nobody act. */
export function mayAct(permission: PermissionCode, account: ScopedAccount, of: Actable): boolean {
  const isAssigned = () => of.assignees?.includes(account.accountId) ?? false;
  switch (scopeFor(permission, account.roles)) {
    case 'A':
      return true;
    case 'P':
      return of.isOwner || isAssigned();
    case 'T':
      return isAssigned();
    case 'M':
      return of.mentioned?.includes(account.accountId) ?? false;
    case 'S':
      return of.accountId === account.accountId;
    case undefined:
      return false;
  }
}

/** Whether acting by this permission depends on who owns the position, which is looked up only then. */
export const asksForOwners = (permission: PermissionCode, { roles }: Pick<ScopedAccount, 'roles'>): boolean =>
  scopeFor(permission, roles) === 'P';

/** Whether something is the account's own: it is the account, or about its person. */
export const isOwn = (
  { accountId, jobSeekerId }: Omit<ScopedAccount, 'roles'>,
  of: Pick<Ownership, 'accountId' | 'jobSeekerId'>,
): boolean => of.accountId === accountId || (jobSeekerId !== undefined && of.jobSeekerId === jobSeekerId);

/** Those whose position it is. */
export const ownersOfPosition = ({
  hrOwnerId,
  responsibleIds,
}: Pick<PositionData, 'hrOwnerId' | 'responsibleIds'>): readonly string[] => [hrOwnerId, ...responsibleIds];

/** Positions whose owners act on something: its own position, or those that its person ever applied to. */
export const positionsActedFrom = (
  { positionId }: Pick<Ownership, 'positionId'>,
  person: Pick<JobSeekerData, 'deliveredPositionIds'> | undefined,
): readonly string[] => (positionId ? [positionId] : (person?.deliveredPositionIds ?? []));

/**
 * Whether the account owns one of these positions; one that is undefined is being created. A person who applied to none belongs to
 * everybody who looks after the talent base, and what belongs to no person to everybody.
 */
export function isOwner(
  account: ScopedAccount,
  { jobSeekerId }: Pick<Ownership, 'jobSeekerId'>,
  positions: readonly (PositionData | undefined)[],
): boolean {
  if (positions.length === 0) return jobSeekerId === undefined || looksAfterTalent(account.roles);
  return positions.some((position) => position === undefined || ownersOfPosition(position).includes(account.accountId));
}

/** Whether the roles hold the talent permission, wherever. */
export const looksAfterTalent = (roles: readonly Role[]): boolean => scopeFor('MANAGE_JOB_SEEKER', roles) !== undefined;

/** Whether the roles see everybody whose consent lives, because the company shares its talent base. */
export const isInTalentBase = (
  roles: readonly Role[],
  { sharedTalentBase }: Pick<Settings, 'sharedTalentBase'>,
): boolean => sharedTalentBase && looksAfterTalent(roles);

/** Whether the roles may open an application for a person of other positions. Administrators need no shared talent base. */
export const mayTakeUp = (roles: readonly Role[], settings: Pick<Settings, 'sharedTalentBase'>): boolean =>
  scopeFor('MANAGE_JOB_SEEKER', roles) === 'A' ||
  (scopeFor('MANAGE_JOB_SEEKER', roles) === 'P' && settings.sharedTalentBase);
