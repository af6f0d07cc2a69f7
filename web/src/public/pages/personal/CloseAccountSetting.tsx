import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDone } from '../../../ui/use-done.tsx';
import type { SettingProps } from './account.ts';
import { Confirm } from './Confirm.tsx';

/** Closing the account, with days to think again. */
export function CloseAccountSetting({ account, reload }: SettingProps) {
  const t = useTranslate();
  const action = useAction();
  const { said, done } = useDone();
  const [asking, setAsking] = useState(false);
  const { accountId, closesAt } = account;
  const keep = () =>
    action.run(async () => {
      await runCommand('CancelClosing', { accountId });
      await reload();
      done(t({ id: 'person.account.kept' }));
    });
  return (
    <section className="setting">
      <div className="setting-head">
        <div>
          <p className="quiet">{t({ id: 'person.account.close' })}</p>
          <p>{t({ id: 'person.account.closeHint' })}</p>
        </div>
        {closesAt === null ? (
          <Button kind="bad" onClick={() => setAsking(true)}>
            {t({ id: 'person.account.close' })}
          </Button>
        ) : (
          <Button busy={action.busy} onClick={() => void keep()}>
            {t({ id: 'person.account.keep' })}
          </Button>
        )}
      </div>
      {said}
      <ProblemNote problem={action.problem} />
      {asking && (
        <Confirm
          title={t({ id: 'person.account.close' })}
          consequence={
            account.closing.blocked
              ? t({ id: 'refusal.account.close_blocked' })
              : t({ id: 'person.account.closeConsequence' }, { days: account.closing.days })
          }
          blocked={account.closing.blocked}
          confirm={t({ id: 'person.account.close' })}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await runCommand('RequestClosing', { accountId });
            await reload();
            done(t({ id: 'person.account.closeAsked' }));
          }}
        />
      )}
    </section>
  );
}
