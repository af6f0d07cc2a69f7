import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useSeconds } from '../../../ui/use-seconds.ts';
import { useCommand } from '../../model/use-command.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';

/** Sends a code to prove oneself with, once a minute. */
export function SendProofCode({ by }: { readonly by: 'phone' | 'email' }) {
  const t = useTranslate();
  const { run, busy, problem } = useCommand();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const wait = useSeconds(sentAt === null ? null : sentAt + 60_000);
  const send = async () => {
    if ((await run('SendProofCode', { change: 'ACCESS', by })) !== undefined) setSentAt(Date.now());
  };
  return (
    <>
      <BusyButton busy={busy} disabled={wait > 0} onClick={() => void send()}>
        {wait > 0 ? t({ id: 'staff.proof.wait' }, { seconds: wait }) : t({ id: 'staff.proof.send' })}
      </BusyButton>
      <ProblemNote problem={problem} />
    </>
  );
}
