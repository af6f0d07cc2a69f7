import type { Role } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { RoleRights } from './RoleRights.tsx';
import { useRights } from './use-rights.ts';

/** What a role may in one line, with the rest on demand: for who chooses among all roles. */
export function RoleRightsShort({ of }: { readonly of: Role }) {
  const t = useTranslate();
  const [first, ...others] = useRights(of).flatMap(([, whats]) => whats);
  if (first === undefined || others.length === 0)
    return <p className="role-short">{first ?? t({ id: 'colleagues.rights.nothing' })}</p>;
  return (
    <details className="role-more">
      <summary>{t({ id: 'colleagues.rights.first' }, { first, count: others.length })}</summary>
      <RoleRights of={of} />
    </details>
  );
}
