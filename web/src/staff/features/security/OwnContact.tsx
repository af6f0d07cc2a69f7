import { Button } from '@blueprintjs/core';
import { phoneText } from '@talentlog/contracts';
import { useState } from 'react';
import type { QueryData } from '../../../api/index.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { SendCodeTo } from './SendCodeTo.tsx';

type Kind = 'email' | 'phone';

/** Where messages reach one, and by which one comes in again after a forgotten password; proved by a code that is read there. */
export function OwnContact({ security }: { readonly security: QueryData<'mySecurity'> }) {
  const t = useTranslate();
  const [changing, setChanging] = useState<Kind>();
  const { email, phone, hasPassword } = security;
  const none = t({ id: 'colleagues.contact.none' });
  const shown = { email: email ?? none, phone: phone === null ? none : phoneText(phone) };
  return (
    <>
      {email === null && phone === null && <p className="late">{t({ id: 'colleagues.contact.missing' })}</p>}
      {(['email', 'phone'] as const).map((kind) => (
        <p key={kind}>
          <span className="muted">{t({ id: `colleagues.column.${kind}` })}</span> {shown[kind]}{' '}
          {hasPassword && (
            <Button size="small" onClick={() => setChanging(kind)}>
              {t({ id: `colleagues.contact.${kind}` })}
            </Button>
          )}
        </p>
      ))}
      {!hasPassword && <p>{t({ id: 'colleagues.contact.byPassword' })}</p>}
      {changing !== undefined && <Change kind={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

const initial = { current: '', to: '', code: '' };
const commands = { email: 'ChangeEmailByCode', phone: 'ChangePhoneByCode' } as const;

function Change({ kind, onClose }: { readonly kind: Kind; readonly onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const title = t({ id: `colleagues.contact.${kind}` });
  return (
    <CommandForm
      name={commands[kind]}
      title={title}
      submit={t({ id: 'shared.action.save' })}
      note={t({ id: 'colleagues.contact.note' })}
      initial={initial}
      payload={({ current, to, code }) =>
        kind === 'email' ? { current, code, email: to } : { current, code, phone: to }
      }
      onDone={() => toast(t({ id: 'colleagues.contact.changed' }))}
      onClose={onClose}
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
          <TextField
            form={form}
            name="to"
            path={kind}
            label={t({ id: `colleagues.column.${kind}` })}
            type={kind === 'email' ? 'email' : 'text'}
            required
          />
          <SendCodeTo kind={kind} to={form.values.to} />
          <TextField form={form} name="code" label={t({ id: 'colleagues.contact.code' })} required />
        </>
      )}
    </CommandForm>
  );
}
