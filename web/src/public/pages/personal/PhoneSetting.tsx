import { phoneText } from '@talentlog/contracts';
import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { SettingProps } from './account.ts';
import { CodeField } from './CodeField.tsx';
import { ProofFields } from './ProofFields.tsx';
import { SendCode } from './SendCode.tsx';
import { Setting } from './Setting.tsx';
import { useProof } from './use-proof.ts';

/** Another phone: the old one (or another proof) and the new one are both proved. */
export function PhoneSetting({ account, reload }: SettingProps) {
  const t = useTranslate();
  const proof = useProof(account);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const save = async () => {
    await runCommand('ChangePhoneByCode', { phone, code, ...proof.payload });
    setPhone('');
    setCode('');
    proof.setValue('');
    await reload();
  };
  return (
    <Setting
      name={t({ id: 'person.login.phone' })}
      value={account.phone === null ? t({ id: 'person.account.none' }) : phoneText(account.phone)}
      change={t({ id: 'person.account.change' })}
      onSave={save}
    >
      {(action) => (
        <>
          <ProofFields account={account} change="PHONE" proof={proof} action={action} />
          <TextField
            label={t({ id: 'person.account.newPhone' })}
            type="tel"
            autoComplete="tel"
            required
            value={phone}
            onValue={setPhone}
            error={action.errorAt('phone')}
          />
          <SendCode
            text={t({ id: 'person.login.sendCode' })}
            disabled={phone.trim() === ''}
            action={action}
            send={() => runCommand('SendNewPhoneCode', { phone })}
          />
          <CodeField
            label={t({ id: 'person.proof.newPhoneCode' })}
            value={code}
            onValue={setCode}
            error={action.errorAt('code')}
          />
          <p className="quiet">{t({ id: 'person.proof.phoneTold' })}</p>
        </>
      )}
    </Setting>
  );
}
