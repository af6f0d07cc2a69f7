import type { Role } from '@talentlog/contracts';
import { useT } from '../../../i18n/react.tsx';
import { useRights } from './use-rights.ts';

/** What a role may and how far, a line for each reach. */
export function RoleRights({ of }: { readonly of: Role }) {
  const t = useT();
  const rights = useRights(of);
  if (rights.length === 0) return <p className="role-rights">{t('colleagues.rights.nothing')}</p>;
  return (
    <ul className="role-rights">
      {rights.map(([scope, whats]) => (
        <li key={scope}>
          {t('colleagues.rights.reach', {
            scope: t(`colleagues.scope.${scope}`),
            what: whats.join(t('colleagues.rights.between')),
          })}
        </li>
      ))}
    </ul>
  );
}
