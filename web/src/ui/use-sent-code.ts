import { useEffect, useMemo, useState } from 'react';
import { keptAt } from './kept.ts';
import { useSeconds } from './use-seconds.ts';

/** How long a code is good for, and after how long another one is sent (PROMISES: codes). */
const goodFor = 5 * 60_000;
const resendAfter = 60_000;

interface SentCode {
  /** A code is on its way, and still good. */
  readonly isSent: boolean;
  /** Seconds until another one may be asked for. */
  readonly wait: number;
  readonly sent: () => void;
  readonly forget: () => void;
}

/** That a code was sent is known after a reload, too: in this tab, for as long as the code is good. Without the code, of course. */
export function useSentCode(name: string): SentCode {
  const kept = useMemo(() => keptAt('tab', `code-sent:${name}`), [name]);
  const [sentAt, setSentAt] = useState<number | null>(null);
  useEffect(() => {
    const at = kept.read();
    setSentAt(typeof at === 'number' && Date.now() - at < goodFor ? at : null);
  }, [kept]);
  const wait = useSeconds(sentAt === null ? null : sentAt + resendAfter);
  return {
    isSent: sentAt !== null,
    wait,
    sent: () => {
      const now = Date.now();
      kept.write(now);
      setSentAt(now);
    },
    forget: () => {
      kept.drop();
      setSentAt(null);
    },
  };
}
