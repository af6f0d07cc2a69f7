import { type CommandContract, type PermissionCode, scopeFor } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain';
import type { AccountCaller, Condition } from '@talentlog/runtime';
import type { QueryContext } from '../http/query-context.ts';
import type { WorkspaceRow } from './workspace.ts';

/** Contracts of all commands by name, for cutting a row's actions to what its viewer may do. */
const contracts: Readonly<Record<string, CommandContract>> = Object.assign(
  {},
  ...Object.values(aggregates).map(({ commands }) => commands),
);

/** The groups of rows a staff permission lets the viewer list: everything, own positions, own tasks. */
export function listScope(
  permissions: readonly PermissionCode[],
  account: AccountCaller,
): readonly (readonly Condition[])[] {
  const groups: Condition[][] = [];
  for (const permission of permissions) {
    switch (scopeFor(permission, account.roles)) {
      case 'A':
        return [[]];
      case 'P':
        groups.push(
          [{ field: 'ownerIds', in: [account.accountId] }],
          [{ field: 'assigneeIds', in: [account.accountId] }],
        );
        break;
      case 'T':
        groups.push([{ field: 'assigneeIds', in: [account.accountId] }]);
        break;
      default:
    }
  }
  return groups;
}

export interface Owned {
  readonly ownerIds?: readonly string[];
  readonly assigneeIds?: readonly string[];
  readonly jobSeekerId?: string;
}

/** Whether the viewer's scope for a permission reaches this row. */
export function reaches(permission: PermissionCode, account: AccountCaller, row: Owned): boolean {
  switch (scopeFor(permission, account.roles)) {
    case 'A':
      return true;
    case 'P':
      return (row.ownerIds ?? []).includes(account.accountId) || (row.assigneeIds ?? []).includes(account.accountId);
    case 'T':
      return (row.assigneeIds ?? []).includes(account.accountId);
    default:
      return false;
  }
}

/** What of the machine's next commands this viewer may send about the row; the buttons of every screen. */
export function actionsFor(
  row: WorkspaceRow | ({ allowed: readonly string[] } & Owned),
  { caller, admission }: QueryContext,
): string[] {
  return row.allowed.filter((name) => {
    const grants = contracts[name]?.grants ?? [];
    return grants.some((grant) => {
      if ('staff' in grant) return caller.account !== undefined && reaches(grant.staff, caller.account, row);
      if ('self' in grant)
        return caller.account?.jobSeekerId !== undefined && caller.account.jobSeekerId === row.jobSeekerId;
      if ('link' in grant)
        return admission.link?.purpose === grant.link && admission.link.jobSeekerId === row.jobSeekerId;
      return false;
    });
  });
}
