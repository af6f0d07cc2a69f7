import { z } from 'zod';
import { Id } from '../shared/shapes.ts';
import { GrantedRole } from './account.ts';

/** What the commands of accounts have in common. */
export const aggregate = 'account';
export const privacy = 'exempt';
/** Who sends them: the house itself, an administrator, whose account it is. */
export const system = [{ system: true }] as const;
export const admin = [{ staff: 'ADMIN_USER' }] as const;
export const self = [{ self: 'UPDATE_USER' }] as const;
/** About an account, and nothing besides. */
export const onAccount = z.strictObject({ accountId: Id });
/** The whole set that somebody holds. */
export const grantedRoles = z.array(GrantedRole).max(10);
