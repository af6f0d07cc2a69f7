import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { phoneText } from '../../../format/phone.ts';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import type { Action } from '../../../ui/problems.tsx';
import { useSeconds } from '../../../ui/use-seconds.ts';
import { useSignIn } from '../../site/context.tsx';
import type { SettingProps } from './account.ts';
import { Setting } from './Setting.tsx';

export function NameSetting({ account, reload }: SettingProps) {
  const t = useT();
  const { refresh } = useSignIn();
  const [name, setName] = useState(account.name);
  const save = async () => {
    await runCommand('RenameAccount', { accountId: account.accountId, name });
    await refresh();
    await reload();
  };
  return (
    <Setting
      name={t('person.account.name')}
      value={account.name === '' ? t('person.account.none') : account.name}
      change={t('person.account.change')}
      onSave={save}
    >
      {(action) => (
        <TextField
          label={t('person.account.name')}
          autoComplete="name"
          required
          value={name}
          onValue={setName}
          error={action.errorAt('name')}
        />
      )}
    </Setting>
  );
}

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

export function EmailSetting({ account, reload }: SettingProps) {
  const t = useT();
  const [email, setEmail] = useState(account.email ?? '');
  const save = async () => {
    await runCommand('ChangeEmail', { accountId: account.accountId, email: email.trim() === '' ? null : email });
    await reload();
  };
  return (
    <Setting
      name={t('person.account.email')}
      value={account.email ?? t('person.account.none')}
      change={t('person.account.change')}
      onSave={save}
    >
      {(action) => (
        <TextField
          label={t('person.account.email')}
          type="email"
          autoComplete="email"
          value={email}
          onValue={setEmail}
          error={action.errorAt('email')}
        />
      )}
    </Setting>
  );
}

export function PasswordSetting({ account, reload }: SettingProps) {
  const t = useT();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const save = async () => {
    await runCommand('SetPassword', { current, password });
    setCurrent('');
    setPassword('');
    await reload();
  };
  return (
    <Setting
      name={t('person.login.password')}
      value={t(account.hasPassword ? 'person.account.passwordSet' : 'person.account.passwordNone')}
      change={t(account.hasPassword ? 'person.account.change' : 'person.account.set')}
      onSave={save}
    >
      {(action) => (
        <>
          {account.hasPassword && (
            <TextField
              label={t('person.account.currentPassword')}
              type="password"
              autoComplete="current-password"
              value={current}
              onValue={setCurrent}
              error={action.errorAt('current')}
            />
          )}
          <TextField
            label={t('person.account.newPassword')}
            hint={t('person.account.passwordHint')}
            type="password"
            autoComplete="new-password"
            required
            value={password}
            onValue={setPassword}
            error={action.errorAt('password')}
          />
        </>
      )}
    </Setting>
  );
}
