import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useCommand } from '../../../model/use-command.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { ReasonForm } from '../../../ui/ReasonForm.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { RescheduleDialog } from '../form/RescheduleDialog.tsx';
import type { Interview } from '../types.ts';
import { type Irreversible, IrreversibleDialog } from './IrreversibleDialog.tsx';

/** Commands that need nothing but the interview, in the order in which they come. */
const plain = ['SignInCandidate', 'StartInterview', 'FinishInterview', 'MarkNotPresent'] as const;
type Plain = (typeof plain)[number];
type Asking = Irreversible | 'RescheduleInterview' | 'CancelInterview' | 'UndoSignIn';
/** Nothing takes these back: they are asked about, and on no key. */
const isIrreversible = (name: Plain): name is Irreversible => name === 'StartInterview' || name === 'FinishInterview';
/** The one act with a key: it is taken back by another. */
const signInKey = 'i';

/** What can be done with an interview now. */
export function InterviewActions({ interview }: { interview: Interview }) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const { busy, problem, run } = useCommand();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { interviewId, allowedActions: allowed, person } = interview;
  const send = async (name: Plain) => {
    if ((await run(name, { interviewId })) !== undefined)
      toast(t({ id: 'hiring.done.plain' }, { action: t({ id: `hiring.action.${name}` }), name: nameOf(person) }));
  };
  useKeys([
    {
      combo: signInKey,
      label: t({ id: 'hiring.action.SignInCandidate' }),
      group: t({ id: 'staff.keys.item' }),
      disabled: !allowed.includes('SignInCandidate') || busy,
      run: () => void send('SignInCandidate'),
    },
  ]);
  const primary = plain.find((name) => allowed.includes(name));
  const close = () => setAsking(null);
  return (
    <div className="interview-actions">
      {plain.map((name) => (
        <ActionButton
          key={name}
          action={name}
          allowed={allowed}
          label={t({ id: `hiring.action.${name}` })}
          primary={name === primary}
          danger={name === 'MarkNotPresent'}
          busy={busy}
          {...(name === 'SignInCandidate' ? { hint: signInKey.toUpperCase() } : {})}
          onRun={() => (isIrreversible(name) ? setAsking(name) : void send(name))}
        />
      ))}
      <ActionButton
        action="UndoSignIn"
        allowed={allowed}
        label={t({ id: 'hiring.action.UndoSignIn' })}
        onRun={() => setAsking('UndoSignIn')}
      />
      <ActionButton
        action="RescheduleInterview"
        allowed={allowed}
        label={t({ id: 'hiring.action.RescheduleInterview' })}
        onRun={() => setAsking('RescheduleInterview')}
      />
      <ActionButton
        action="CancelInterview"
        allowed={allowed}
        label={t({ id: 'hiring.action.CancelInterview' })}
        danger
        onRun={() => setAsking('CancelInterview')}
      />
      <ProblemNote problem={problem} />
      {(asking === 'StartInterview' || asking === 'FinishInterview') && (
        <IrreversibleDialog name={asking} interview={interview} onClose={close} />
      )}
      {asking === 'RescheduleInterview' && <RescheduleDialog interview={interview} onClose={close} />}
      {asking === 'CancelInterview' && (
        <ReasonForm
          name="CancelInterview"
          title={t({ id: 'hiring.action.CancelInterview' })}
          note={t({ id: 'hiring.note.cancelInterview' })}
          danger
          payload={(reason) => ({ interviewId, reason })}
          onClose={close}
        />
      )}
      {asking === 'UndoSignIn' && (
        <ReasonForm
          name="UndoSignIn"
          title={t({ id: 'hiring.action.UndoSignIn' })}
          payload={(reason) => ({ interviewId, reason })}
          onClose={close}
        />
      )}
    </div>
  );
}
