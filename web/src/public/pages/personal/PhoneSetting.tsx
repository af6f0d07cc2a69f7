import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { phoneText } from '../../../format/phone.ts';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Action } from '../../../ui/use-action.ts';
import { useSeconds } from '../../../ui/use-seconds.ts';
import type { SettingProps } from './account.ts';
import { Setting } from './Setting.tsx';

function SendCode({ phone, action }: { phone: string; action: Action }) {
  const t = useT();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const wait = useSeconds(sentAt === null ? null : sentAt + 60_000);
  const send = () =>
    action
      .run(() => runCommand('RequestSmsCode', { phone, purpose: 'CHANGE_PHONE' }))
      .then((sent) => sent && setSentAt(Date.now()));
  return (
    <p>
      <Button disabled={wait > 0 || phone.trim() === ''} onClick={() => void send()}>
        {wait > 0 ? t('person.login.resendIn', { seconds: wait }) : t('person.login.sendCode')}
      </Button>
    </p>
  );
}

export function PhoneSetting({ account, reload }: SettingProps) {
  const t = useT();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const save = async () => {
    await runCommand('ChangePhoneByCode', { phone, code });
    setPhone('');
    setCode('');
    await reload();
  };
  return (
    <Setting
      name={t('person.login.phone')}
      value={account.phone === null ? t('person.account.none') : phoneText(account.phone)}
      change={t('person.account.change')}
      onSave={save}
    >
      {(action) => (
        <>
          <TextField
            label={t('person.account.newPhone')}
            type="tel"
            autoComplete="tel"
            required
            value={phone}
            onValue={setPhone}
            error={action.errorAt('phone')}
          />
          <SendCode phone={phone} action={action} />
          <TextField
            label={t('person.login.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            onValue={setCode}
            error={action.errorAt('code')}
          />
        </>
      )}
    </Setting>
  );
}
