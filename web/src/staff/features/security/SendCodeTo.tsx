import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useSeconds } from '../../../ui/use-seconds.ts';
import { useCommand } from '../../model/use-command.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';

/** A code to an end that is to become one's own, once a minute. */
export function SendCodeTo({ kind, to }: { readonly kind: 'email' | 'phone'; readonly to: string }) {
  const t = useTranslate();
  const { busy, problem, run } = useCommand();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const wait = useSeconds(sentAt === null ? null : sentAt + 60_000);
  const send = async () => {
    const sent =
      kind === 'email' ? await run('SendNewEmailCode', { email: to }) : await run('SendNewPhoneCode', { phone: to });
    if (sent !== undefined) setSentAt(Date.now());
  };
  return (
    <div>
      <BusyButton busy={busy} disabled={to.trim() === '' || wait > 0} onClick={() => void send()}>
        {wait > 0 ? t({ id: 'colleagues.contact.again' }, { seconds: wait }) : t({ id: 'colleagues.contact.send' })}
      </BusyButton>
      <p role="status" className="muted">
        {sentAt !== null && t({ id: 'colleagues.contact.sent' }, { to })}
      </p>
      <ProblemNote problem={problem} />
    </div>
  );
}
