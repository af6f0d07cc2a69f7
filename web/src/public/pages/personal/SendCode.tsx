import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Action } from '../../../ui/use-action.ts';
import { useSeconds } from '../../../ui/use-seconds.ts';

interface SendCodeProps {
  readonly text: string;
  readonly disabled?: boolean;
  readonly action: Action;
  readonly send: () => Promise<unknown>;
}

/** Sends a code, once a minute. */
export function SendCode({ text, disabled = false, action, send }: SendCodeProps) {
  const t = useTranslate();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const wait = useSeconds(sentAt === null ? null : sentAt + 60_000);
  const ask = () => action.run(send).then((sent) => sent && setSentAt(Date.now()));
  return (
    <p>
      <Button disabled={wait > 0 || disabled} onClick={() => void ask()}>
        {wait > 0 ? t({ id: 'person.login.resendIn' }, { seconds: wait }) : text}
      </Button>
    </p>
  );
}
