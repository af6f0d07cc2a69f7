import { Button } from '@blueprintjs/core';
import type { HistoryEvent } from '@talentlog/contracts';
import { useEffect, useRef, useState } from 'react';
import { clock } from '../../../../format/dates.ts';
import { useT } from '../../../../i18n/react.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { ReasonForm } from '../../../ui/ReasonForm.tsx';
import { WithPacks } from '../../../ui/WithPacks.tsx';
import { useAuditWords } from '../words.ts';
import { askablePlaces } from './masks.ts';
import { useRevealed } from './use-revealed.ts';
import { ValueWords } from './ValueWords.tsx';

/** The masked values of an event, each shown for a while to whoever says why; the asking is an event itself. */
export function MaskedValues({ event }: { event: HistoryEvent }) {
  const t = useT();
  const { revealableOf, stream, revision } = event;
  const places = askablePlaces(event.data);
  if (event.withheld) return <p className="muted">{t('audit.masked.withheld')}</p>;
  if (revealableOf === null || places.length === 0) return null;
  return (
    <>
      <p className="muted">{t('audit.masked.why')}</p>
      <ul className="masked-values" aria-label={t('audit.masked.list')}>
        {places.map((path) => (
          <MaskedValue key={path} jobSeekerId={revealableOf} stream={stream} revision={revision} path={path} />
        ))}
      </ul>
    </>
  );
}

interface Props {
  readonly jobSeekerId: string;
  readonly stream: string;
  readonly revision: number;
  readonly path: string;
}

function MaskedValue({ jobSeekerId, stream, revision, path }: Props) {
  const t = useT();
  const name = usePlaceName(path);
  const [asking, setAsking] = useState(false);
  const { clear, problem, read } = useRevealed({ stream, revision, path });
  const shown = useRef<HTMLSpanElement>(null);
  // The button that was pressed is gone with the mask; who reads by keyboard goes on from the value.
  useEffect(() => {
    if (clear !== undefined) shown.current?.focus();
  }, [clear]);
  return (
    <li>
      <span>{name}</span>
      {clear === undefined ? (
        <>
          <span aria-hidden="true">●●●●</span>
          <Button
            variant="minimal"
            size="small"
            aria-label={t('audit.data.showField', { name })}
            onClick={() => setAsking(true)}
          >
            {t('audit.data.show')}
          </Button>
        </>
      ) : (
        <span ref={shown} role="status" tabIndex={-1}>
          <ValueWords path={path} value={clear.value} />{' '}
          <span className="muted">{t('audit.masked.until', { time: clock(clear.until) })}</span>
        </span>
      )}
      <ProblemNote problem={problem} />
      {asking && (
        <WithPacks names={['staffpositions']}>
          <ReasonForm
            name="RevealLoggedValue"
            title={t('audit.masked.ask', { name })}
            note={t('audit.masked.recorded')}
            payload={(reason) => ({ jobSeekerId, stream, revision, path, reason })}
            onDone={() => void read()}
            onClose={() => setAsking(false)}
          />
        </WithPacks>
      )}
    </li>
  );
}

/** A place in words: fields by their names, the nth of a list by its number. */
export function usePlaceName(path: string): string {
  const t = useT();
  const words = useAuditWords();
  const part = (one: string) =>
    /^\d+$/.test(one) ? t('audit.data.number', { number: Number(one) + 1 }) : words.field(one);
  return path.split('.').map(part).join(' · ');
}
