import { Button, Checkbox } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useCommand } from '../../model/use-command.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { useToast } from '../../ui/use-toast.ts';
import type { Call, Subscriber } from './api.ts';
import { ResendForm } from './ResendForm.tsx';

interface Props {
  readonly of: Subscriber;
  /** Everything since some time is being sent already. */
  readonly isResending: boolean;
  /** The calls on screen. */
  readonly calls: readonly Call[];
  readonly chosen: readonly string[];
  readonly onChoose: (eventIds: readonly string[]) => void;
}

/**
 * Sends again what is chosen on the page that is shown, or everything since some time. What was chosen and moved off the page is not sent
 * unseen: that is said.
 */
export function ResendBar({ of, isResending, calls, chosen, onChoose }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const why = useId();
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, run } = useCommand();
  const all = calls.map(({ eventId }) => eventId);
  const here = all.filter((eventId) => chosen.includes(eventId));
  const left = chosen.length - here.length;
  const resend = async () => {
    if ((await run('ResendDeliveries', { subscriberId: of.subscriberId, eventIds: here })) === undefined) return;
    toast(t({ id: 'staff.subscribers.calls.resent' }, { count: here.length }));
    onChoose([]);
  };
  return (
    <>
      <Checkbox
        className="subscriber-choose-all"
        label={t({ id: 'staff.subscribers.calls.choosePage' }, { count: all.length })}
        disabled={all.length === 0}
        checked={all.length > 0 && here.length === all.length}
        indeterminate={here.length > 0 && here.length < all.length}
        onChange={() => onChoose(here.length === all.length ? [] : all)}
      />
      <div className="subscriber-actions">
        <BusyButton
          size="small"
          busy={busy}
          disabled={here.length === 0}
          aria-describedby={why}
          onClick={() => void resend()}
        >
          {t({ id: 'staff.subscribers.calls.resend' }, { count: here.length })}
        </BusyButton>
        <Button size="small" disabled={isResending} aria-describedby={why} onClick={() => setAsking(true)}>
          {t({ id: 'staff.subscribers.calls.resendSince' })}
        </Button>
      </div>
      <p id={why} className="muted" role="status">
        {[
          left > 0 && t({ id: 'staff.subscribers.calls.left' }, { count: left }),
          here.length === 0 && all.length > 0 && t({ id: 'staff.subscribers.calls.noneChosen' }),
          isResending && t({ id: 'staff.subscribers.calls.stillResending' }),
        ]
          .filter((words) => words !== false)
          .map((words) => (
            <span key={words} className="subscriber-note">
              {words}
            </span>
          ))}
      </p>
      <ProblemNote problem={problem} />
      {isAsking && <ResendForm of={of} onClose={() => setAsking(false)} />}
    </>
  );
}
