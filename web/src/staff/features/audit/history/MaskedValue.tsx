import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { reasonListOf } from '../../../model/reason-list.ts';
import { useListed } from '../../../model/use-listed.ts';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { KnownReasons } from '../../../ui/KnownReasons.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { WithPacks } from '../../../ui/WithPacks.tsx';
import { useRevealed } from './use-revealed.ts';
import { ValueWords } from './ValueWords.tsx';

interface Props {
  readonly jobSeekerId: string;
  readonly stream: string;
  readonly revision: number;
  /** Its place in the event. */
  readonly path: string;
  /** What it is. */
  readonly name: string;
}

/** The reasons that an auditor has most; any other is typed. */
const known = ['approval', 'complaint', 'audit'] as const;

/** Dots, and beside them the way to the value: for a while, to whoever says why; the asking is an event itself. */
export function MaskedValue({ jobSeekerId, stream, revision, path, name }: Props) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const { clear, problem, read } = useRevealed({ stream, revision, path });
  const shown = useRef<HTMLSpanElement>(null);
  // The button that was pressed is gone with the mask; who reads by keyboard goes on from the value.
  useEffect(() => {
    if (clear !== undefined) shown.current?.focus();
  }, [clear]);
  return (
    <span className="masked-value">
      {clear === undefined ? (
        <>
          <span aria-hidden="true">●●●●</span>
          <Button
            variant="minimal"
            size="small"
            aria-label={t({ id: 'audit.data.showField' }, { name })}
            onClick={() => setAsking(true)}
          >
            {t({ id: 'audit.data.show' })}
          </Button>
        </>
      ) : (
        <span ref={shown} role="status" tabIndex={-1}>
          <Clear stream={stream} path={path} value={clear.value} />{' '}
          <span className="muted">{t({ id: 'audit.masked.until' })}</span>
        </span>
      )}
      <ProblemNote problem={problem} />
      {asking && (
        <WithPacks names={['staffhiring']}>
          <CommandForm
            name="RevealLoggedValue"
            title={t({ id: 'audit.masked.ask' }, { name })}
            submit={t({ id: 'audit.masked.show' })}
            note={t({ id: 'audit.masked.recorded' })}
            initial={{ reason: '' }}
            payload={({ reason }) => ({ jobSeekerId, stream, revision, path, reason })}
            onDone={() => void read()}
            onClose={() => setAsking(false)}
          >
            {(form) => (
              <KnownReasons form={form} reasons={known.map((reason) => t({ id: `audit.masked.reason.${reason}` }))} />
            )}
          </CommandForm>
        </WithPacks>
      )}
    </span>
  );
}

/** A reason of the company's list in its words, anything else as values are read. */
function Clear({ stream, path, value }: { stream: string; path: string; value: unknown }) {
  const listed = useListed();
  const isCode = path === 'reasonCode' && typeof value === 'string';
  return <ValueWords path={path} value={isCode ? listed.words(reasonListOf(stream), value) : value} />;
}
