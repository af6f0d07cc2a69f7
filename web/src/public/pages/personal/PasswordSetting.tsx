import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { useT } from '../../../i18n/react.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { SettingProps } from './account.ts';
import { Setting } from './Setting.tsx';

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
