import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { useT } from '../../../i18n/react.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { SettingProps } from './account.ts';
import { Setting } from './Setting.tsx';

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
