import { runCommand } from '../../../api/commands.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { NewPassword } from '../login/NewPassword.tsx';
import { useNewPassword } from '../login/use-new-password.ts';
import type { SettingProps } from './account.ts';
import { ProofFields } from './ProofFields.tsx';
import { Setting } from './Setting.tsx';
import { useProof } from './use-proof.ts';

/** A first or another password. */
export function PasswordSetting({ account, reload }: SettingProps) {
  const t = useTranslate();
  const proof = useProof(account, 'password');
  const typed = useNewPassword();
  const save = async () => {
    await runCommand('SetPassword', { ...proof.payload, password: typed.agreed() });
    proof.setValue('');
    typed.clear();
    await reload();
  };
  return (
    <Setting
      name={t({ id: 'person.login.password' })}
      value={t({ id: account.hasPassword ? 'person.account.passwordSet' : 'person.account.passwordNone' })}
      change={t({ id: account.hasPassword ? 'person.account.change' : 'person.account.set' })}
      onSave={save}
    >
      {(action) => (
        <>
          <ProofFields account={account} change="PASSWORD" proof={proof} action={action} />
          <NewPassword typed={typed} errorAt={action.errorAt} />
        </>
      )}
    </Setting>
  );
}
