import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { QueryData } from '../../../api/index.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { useToast } from '../../ui/use-toast.ts';

/** Another password by the present one; who never had one comes by a link. */
export function OwnPassword({ security }: { readonly security: QueryData<'mySecurity'> }) {
  const t = useTranslate();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  if (!security.hasPassword) return <p>{t({ id: 'colleagues.factor.noPassword' })}</p>;
  const title = t({ id: 'colleagues.password.change' });
  return (
    <>
      <p className={security.isPasswordGiven ? 'late' : undefined}>
        {t({ id: security.isPasswordGiven ? 'colleagues.password.given' : 'colleagues.password.own' })}
      </p>
      <Button onClick={() => setAsking(true)}>{title}</Button>
      {asking && (
        <CommandForm
          name="SetPassword"
          title={title}
          submit={title}
          initial={{ current: '', password: '' }}
          payload={(values) => values}
          onDone={() => toast(t({ id: 'colleagues.password.changed' }))}
          onClose={() => setAsking(false)}
        >
          {(form) => (
            <>
              <PasswordField
                form={form}
                name="current"
                label={t({ id: 'colleagues.factor.password' })}
                required
                autoFocus
              />
              <PasswordField
                form={form}
                name="password"
                label={t({ id: 'colleagues.password.next' })}
                hint={t({ id: 'colleagues.password.nextHint' })}
                autoComplete="new-password"
                required
              />
            </>
          )}
        </CommandForm>
      )}
    </>
  );
}
