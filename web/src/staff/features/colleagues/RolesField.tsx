import { Checkbox } from '@blueprintjs/core';
import { GrantedRole, isStaff } from '@talentlog/contracts';
import { useId, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { RoleRightsShort } from './RoleRightsShort.tsx';
import { useColleagueWords } from './words.ts';

interface Roles {
  readonly roles: readonly GrantedRole[];
}

/** Roles by which one works here. Of the others, which lead to no page yet, only one that somebody has is shown, so that it can be taken back. */
const ofStaff = GrantedRole.options.filter((role) => isStaff([role]));

/** Which roles somebody has; each says what it may. */
export function RolesField<V extends Roles>({ form }: { readonly form: FormState<V> }) {
  const t = useTranslate();
  const words = useColleagueWords();
  const errorId = useId();
  const { roles: chosen } = form.values;
  const [begun] = useState(chosen);
  const choices = [...ofStaff, ...begun.filter((role) => !ofStaff.includes(role))];
  const error = form.errorAt('roles', chosen.length === 0);
  const write = (role: GrantedRole, isOn: boolean) =>
    form.set('roles', GrantedRole.options.filter((one) => (one === role ? isOn : chosen.includes(one))) as V['roles']);
  return (
    <fieldset
      className={error === undefined ? 'field' : 'field invalid'}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{t({ id: 'colleagues.column.roles' })}</legend>
      <ul className="role-choices">
        {choices.map((role) => (
          <li key={role}>
            <Checkbox
              checked={chosen.includes(role)}
              onChange={(event) => write(role, event.currentTarget.checked)}
              label={words.role(role)}
            />
            <RoleRightsShort of={role} />
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p id={errorId} className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
