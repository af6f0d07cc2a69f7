import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSignIn } from '../../site/context.tsx';
import type { SettingProps } from './account.ts';
import { Setting } from './Setting.tsx';

export function NameSetting({ account, reload }: SettingProps) {
  const t = useTranslate();
  const { refresh } = useSignIn();
  const [name, setName] = useState(account.name);
  const save = async () => {
    await runCommand('RenameAccount', { accountId: account.accountId, name });
    await refresh();
    await reload();
  };
  // A colleague's name is an administrator's to change.
  if (!account.allowedActions.includes('RenameAccount')) return null;
  return (
    <Setting
      name={t({ id: 'person.account.name' })}
      value={account.name === '' ? t({ id: 'person.account.none' }) : account.name}
      change={t({ id: 'person.account.change' })}
      onSave={save}
    >
      {(action) => (
        <TextField
          label={t({ id: 'person.account.name' })}
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
