import { z } from 'zod';
import { Role } from '../shared/permissions.ts';

/** Roles an administrator grants. Guests have none, and a job seeker is one by having a resume. */
export const GrantedRole = Role.exclude(['G', 'JS']);
export type GrantedRole = z.infer<typeof GrantedRole>;

/** What staff type to sign in besides phone and e-mail; kept in lower case. */
export const LoginName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{1,39}$/, { error: 'common.format' });
