import { type PermissionCode, permissionMatrix, type Role, scopeFor } from '@talentlog/contracts';
import { useColleagueWords } from './words.ts';

const codes = Object.keys(permissionMatrix) as PermissionCode[];

/** What a role may, by how far: from the very matrix that lets its holders in. What everybody may with their own account is left out. */
export function useRights(role: Role) {
  const words = useColleagueWords();
  const rights = codes.flatMap((code) => {
    const scope = scopeFor(code, [role]);
    const what = words.permission(code);
    return scope === undefined || what === '' ? [] : [{ scope, what }];
  });
  const scopes = [...new Set(rights.map(({ scope }) => scope))];
  return scopes.map((reach) => [reach, rights.flatMap(({ scope, what }) => (scope === reach ? [what] : []))] as const);
}
