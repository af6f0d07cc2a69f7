import { phoneText } from '@talentlog/contracts';
import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { SettingProps } from './account.ts';
import { NewCode } from './NewCode.tsx';
import { ProofFields } from './ProofFields.tsx';
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
          <NewCode
            action={action}
            text={t({ id: 'person.login.sendCode' })}
            disabled={phone.trim() === ''}
            send={() => runCommand('SendNewPhoneCode', { phone })}
            label={t({ id: 'person.proof.newPhoneCode' })}
            code={code}
            onCode={setCode}
          />
          <p className="quiet">{t({ id: 'person.proof.phoneTold' })}</p>
        </>
      )}
    </Setting>
  );
}
