import type { Settings } from '../shared/settings.ts';
import type { AccountData } from './evolve.ts';

/** Whether one of the account's roles must prove a second factor. */
export const isFactorRequired = (
  { roles }: Pick<AccountData, 'roles'>,
  { secondFactorRoles }: Pick<Settings, 'secondFactorRoles'>,
): boolean => secondFactorRoles.some((role) => roles.includes(role));
