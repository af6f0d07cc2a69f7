import { useState } from 'react';
import type { CommandName } from '../../../../api/index.ts';
import { useT } from '../../../../i18n/react.tsx';
import { useCommand } from '../../../model/use-command.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { ReasonForm } from '../../../ui/ReasonForm.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { RescheduleDialog } from '../form/RescheduleDialog.tsx';
import type { Interview } from '../types.ts';

/** Commands that need nothing but the interview. */
const plain = ['SignInCandidate', 'StartInterview', 'FinishInterview', 'MarkNotPresent'] as const;
type Plain = (typeof plain)[number];
type Asking = 'RescheduleInterview' | 'CancelInterview' | 'UndoSignIn';
const keys: Readonly<Partial<Record<CommandName, string>>> = {
  SignInCandidate: 'i',
  StartInterview: 't',
  FinishInterview: 'f',
};

/** What can be done with an interview now. */
export function InterviewActions({ interview }: { interview: Interview }) {
  const t = useT();
  const toast = useToast();
  const nameOf = useNameOf();
  const { busy, problem, run } = useCommand();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { interviewId, allowedActions: allowed, person } = interview;
  const send = async (name: Plain) => {
    if ((await run(name, { interviewId })) !== undefined)
      toast(t('hiring.done.plain', { action: t(`hiring.action.${name}`), name: nameOf(person) }));
  };
  useKeys(
    plain.flatMap((name) => {
      const combo = keys[name];
      return combo === undefined
        ? []
        : [
            {
              combo,
              label: t(`hiring.action.${name}`),
              group: t('staff.keys.item'),
              disabled: !allowed.includes(name) || busy,
              run: () => void send(name),
            },
          ];
    }),
  );
  const primary = plain.find((name) => allowed.includes(name));
  const close = () => setAsking(null);
  return (
    <div className="interview-actions">
      {plain.map((name) => (
        <ActionButton
          key={name}
          action={name}
          allowed={allowed}
          label={t(`hiring.action.${name}`)}
          primary={name === primary}
          danger={name === 'MarkNotPresent'}
          busy={busy}
          {...(keys[name] === undefined ? {} : { hint: keys[name].toUpperCase() })}
          onRun={() => void send(name)}
        />
      ))}
      <ActionButton
        action="UndoSignIn"
        allowed={allowed}
        label={t('hiring.action.UndoSignIn')}
        onRun={() => setAsking('UndoSignIn')}
      />
      <ActionButton
        action="RescheduleInterview"
        allowed={allowed}
        label={t('hiring.action.RescheduleInterview')}
        onRun={() => setAsking('RescheduleInterview')}
      />
      <ActionButton
        action="CancelInterview"
        allowed={allowed}
        label={t('hiring.action.CancelInterview')}
        danger
        onRun={() => setAsking('CancelInterview')}
      />
      <ProblemNote problem={problem} />
      {asking === 'RescheduleInterview' && <RescheduleDialog interview={interview} onClose={close} />}
      {asking === 'CancelInterview' && (
        <ReasonForm
          name="CancelInterview"
          title={t('hiring.action.CancelInterview')}
          note={t('hiring.note.cancelInterview')}
          danger
          payload={(reason) => ({ interviewId, reason })}
          onClose={close}
        />
      )}
      {asking === 'UndoSignIn' && (
        <ReasonForm
          name="UndoSignIn"
          title={t('hiring.action.UndoSignIn')}
          payload={(reason) => ({ interviewId, reason })}
          onClose={close}
        />
      )}
    </div>
  );
}
