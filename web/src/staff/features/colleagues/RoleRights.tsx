import { type PermissionCode, permissionMatrix, type Role, scopeFor } from '@talentlog/contracts';
import { useT } from '../../../i18n/react.tsx';
import { useColleagueWords } from './words.ts';

const codes = Object.keys(permissionMatrix) as PermissionCode[];

/** What a role may and how far, from the very matrix that lets its holders in. What everybody may with their own account is left out. */
export function RoleRights({ role }: { readonly role: Role }) {
  const t = useT();
  const words = useColleagueWords();
  const rights = codes.flatMap((code) => {
    const scope = scopeFor(code, [role]);
    const what = words.permission(code);
    return scope === undefined || what === ''
      ? []
      : [t('colleagues.rights.one', { what, scope: t(`colleagues.scope.${scope}`) })];
  });
  return (
    <p className="role-rights">
      {rights.length === 0 ? t('colleagues.rights.nothing') : rights.join(t('colleagues.rights.between'))}
    </p>
  );
}
