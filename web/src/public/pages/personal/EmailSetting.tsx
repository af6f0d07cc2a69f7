import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Account, SettingProps } from './account.ts';
import { NewCode } from './NewCode.tsx';
import { ProofFields } from './ProofFields.tsx';
import { Setting } from './Setting.tsx';
import { useProof } from './use-proof.ts';

const unprovedOf = ({ email, emailProved }: Account): string | null => (emailProved ? null : email);

/** An e-mail counts once a code was read there; an empty one takes the present one off. */
export function EmailSetting({ account, reload }: SettingProps) {
  const t = useTranslate();
  const proof = useProof(account);
  const [email, setEmail] = useState(account.email ?? '');
  const [code, setCode] = useState('');
  const address = email.trim();
  const save = async () => {
    const next = address === '' ? { email: null } : { email: address, code };
    await runCommand('ChangeEmailByCode', { ...next, ...proof.payload });
    setCode('');
    proof.setValue('');
    await reload();
  };
  const unproved = unprovedOf(account);
  const shown =
    unproved === null
      ? (account.email ?? t({ id: 'person.account.none' }))
      : t({ id: 'person.account.emailUnproved' }, { email: unproved });
  return (
    <Setting
      name={t({ id: 'person.account.email' })}
      value={shown}
      change={t({ id: 'person.account.change' })}
      onSave={save}
    >
      {(action) => (
        <>
          <ProofFields account={account} change="EMAIL" proof={proof} action={action} />
          <TextField
            label={t({ id: 'person.account.email' })}
            hint={t({ id: 'person.account.emailHint' })}
            type="email"
            autoComplete="email"
            value={email}
            onValue={setEmail}
            error={action.errorAt('email')}
          />
          {address !== '' && (
            <NewCode
              action={action}
              text={t({ id: 'person.proof.sendMail' })}
              send={() => runCommand('SendNewEmailCode', { email: address })}
              label={t({ id: 'person.proof.newEmailCode' })}
              code={code}
              onCode={setCode}
            />
          )}
        </>
      )}
    </Setting>
  );
}
