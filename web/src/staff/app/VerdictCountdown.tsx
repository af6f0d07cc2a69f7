import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { localTime } from '../../format/dates.ts';
import { useTranslate } from '../../i18n/react.tsx';
import { type HeldVerdict, heldForMs } from '../model/held-verdicts.ts';
import { useScreeningWords } from '../model/screening-words.ts';

/** A verdict on its way out: who is told when, the seconds left, and the way back. */
export function VerdictCountdown({
  one,
  others,
  onTakeBack,
}: {
  one: HeldVerdict;
  others: number;
  onTakeBack: () => void;
}) {
  const t = useTranslate();
  const words = useScreeningWords();
  const left = useSecondsTo(one.sendAt);
  const said = { name: one.person, verdict: words.state(one.payload.verdict) };
  const instant = new Date(one.sendAt).toISOString();
  const at = `${localTime(instant).clock}:${instant.slice(17, 19)}`;
  return (
    <p className="held-line">
      <i className="held-bar" style={{ inlineSize: `${(left * 100_000) / heldForMs}%` }} aria-hidden="true" />
      <span role="status">{t({ id: 'staff.held.said' }, { ...said, at, who: one.creator })}</span>
      <span aria-hidden="true">{t({ id: 'staff.held.left' }, { seconds: left })}</span>
      {others > 0 && <span className="muted">{t({ id: 'staff.held.others' }, { count: others })}</span>}
      <Button size="small" icon="undo" disabled={one.state === 'sending'} onClick={onTakeBack}>
        {t({ id: 'staff.held.takeBack' })} <kbd>Z</kbd>
      </Button>
    </p>
  );
}

/** Whole seconds until then. */
function useSecondsTo(at: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.min(heldForMs / 1000, Math.max(0, Math.ceil((at - now) / 1000)));
}
