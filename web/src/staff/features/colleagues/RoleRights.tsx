import type { Role } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { useRights } from './use-rights.ts';

/** What a role may and how far, a line for each reach. */
export function RoleRights({ of }: { readonly of: Role }) {
  const t = useTranslate();
  const rights = useRights(of);
  if (rights.length === 0) return <p className="role-rights">{t({ id: 'colleagues.rights.nothing' })}</p>;
  return (
    <ul className="role-rights">
      {rights.map(([scope, whats]) => (
        <li key={scope}>
          {t(
            { id: 'colleagues.rights.reach' },
            {
              scope: t({ id: `colleagues.scope.${scope}` }),
              what: whats.join(t({ id: 'colleagues.rights.between' })),
            },
          )}
        </li>
      ))}
    </ul>
  );
}
