import { type PermissionCode, scopeFor } from '@talentlog/contracts';
import type { Related } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { account } from './account.ts';

/** Whether the account loaded under that name can sign in and has this permission: work handed to another one would wait for ever. */
export function canDo(from: Related, name: string, permission: PermissionCode): boolean {
  const { state, data } = loaded(from, name, account);
  return state === 'ACTIVE' && scopeFor(permission, data.roles) !== undefined;
}
