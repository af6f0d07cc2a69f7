import { Checkbox } from '@blueprintjs/core';
import { useTranslate } from '../../../i18n/react.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { Call } from './api.ts';
import { useAnswerWords, useCallWords } from './call-words.ts';

interface Props {
  readonly of: Call;
  /** Nothing is sent to its receiver for now: a next try has no time. */
  readonly isHeld: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (is: boolean) => void;
}
const tones = { waiting: 'info', delivered: 'ok', parked: 'bad' } as const;

/** One call: what it tells, how it stands, when it was tried and what came of it. */
export function CallRow({
  of: { eventId, type, state, tries, since, nextAt, last },
  isHeld,
  isChosen,
  onChoose,
}: Props) {
  const t = useTranslate();
  const name = useCallWords();
  const said = useAnswerWords();
  return (
    <li>
      <Checkbox checked={isChosen} onChange={({ currentTarget: { checked } }) => onChoose(checked)}>
        <b>{name(type)}</b> <StateTag tone={tones[state]}>{t({ id: `staff.subscribers.calls.${state}` })}</StateTag>
      </Checkbox>
      <p>
        {last === null ? (
          t({ id: 'staff.subscribers.calls.notTried' })
        ) : (
          <>
            {said(last)} · <DateTime at={last.at} />
          </>
        )}
      </p>
      <p className="muted">
        {t({ id: 'staff.subscribers.calls.tries' }, { tries })} · {t({ id: 'staff.subscribers.calls.queued' })}{' '}
        <DateTime at={since} />
        {nextAt !== null && tries > 0 && !isHeld && (
          <>
            {' · '}
            {t({ id: 'staff.subscribers.calls.next' })} <DateTime at={nextAt} />
          </>
        )}
      </p>
      <p className="muted">
        <code className="subscriber-url">{eventId}</code>
      </p>
    </li>
  );
}
