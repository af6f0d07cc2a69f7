import { useState } from 'react';
import type { CommandInput, CommandName } from '../../../../api/index.ts';
import { useT } from '../../../../i18n/react.tsx';
import { useCommand } from '../../../model/use-command.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { ReasonForm } from '../../../ui/ReasonForm.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { Session } from '../types.ts';
import { ExtendDialog } from './ExtendDialog.tsx';
import { GenerateDialog } from './GenerateDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { SegmentDialog } from './SegmentDialog.tsx';

interface Props {
  readonly session: Session;
  readonly selected: ReadonlySet<string>;
  readonly onDone: () => void;
}

const dialogs = [
  'OpenAppointmentSession',
  'GenerateArrangements',
  'InviteToSession',
  'AddSegment',
  'ExtendSessionDeadline',
] as const;
type Asking = (typeof dialogs)[number] | 'CancelAppointmentSession';

/** What can be done with the session now, for everybody in it or for those selected below. */
export function SessionActions({ session, selected, onDone }: Props) {
  const t = useT();
  const toast = useToast();
  const { busy, problem, run } = useCommand();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { allowedActions: allowed, sessionId: appointmentSessionId } = session;
  const send = async <N extends CommandName & ('UrgeSeekers' | 'FinishAppointmentSession')>(
    name: N,
    payload: CommandInput<N>,
  ) => {
    if ((await run(name, payload)) === undefined) return;
    toast(t(`hiring.done.${name}`));
    onDone();
  };
  const primary = primaryOf(session);
  const some = selected.size > 0;
  return (
    <>
      <div className="session-actions">
        {dialogs.map((name) => (
          <ActionButton
            key={name}
            action={name}
            allowed={allowed}
            label={t(`hiring.action.${name}`)}
            primary={name === primary}
            onRun={() => setAsking(name)}
          />
        ))}
        {allowed.includes('UrgeSeekers') && (
          <BusyButton
            busy={busy}
            onClick={() =>
              void send(
                'UrgeSeekers',
                some ? { appointmentSessionId, appointmentIds: [...selected] } : { appointmentSessionId },
              )
            }
          >
            {some ? t('hiring.action.urgeSelected', { count: selected.size }) : t('hiring.action.UrgeSeekers')}
          </BusyButton>
        )}
        <ActionButton
          action="FinishAppointmentSession"
          allowed={allowed}
          label={t('hiring.action.FinishAppointmentSession')}
          busy={busy}
          onRun={() => void send('FinishAppointmentSession', { appointmentSessionId })}
        />
        <ActionButton
          action="CancelAppointmentSession"
          allowed={allowed}
          label={t('hiring.action.CancelAppointmentSession')}
          danger
          onRun={() => setAsking('CancelAppointmentSession')}
        />
      </div>
      <ProblemNote problem={problem} />
      {asking !== null && (
        <Asked asking={asking} session={session} selected={selected} onClose={() => setAsking(null)} onDone={onDone} />
      )}
    </>
  );
}

/** The one thing the session asks for now. */
function primaryOf({ state, seekers }: Session): Asking | undefined {
  if (state === 'DRAFT') return seekers.length === 0 ? 'InviteToSession' : 'OpenAppointmentSession';
  return seekers.some(({ reservation, arranged }) => reservation === 'RESERVED' && !arranged)
    ? 'GenerateArrangements'
    : undefined;
}

function Asked({ asking, session, selected, onClose, onDone }: Props & { asking: Asking; onClose: () => void }) {
  const t = useT();
  switch (asking) {
    case 'OpenAppointmentSession':
      return <OpenDialog session={session} onClose={onClose} />;
    case 'InviteToSession':
      return <InviteDialog session={session} onClose={onClose} />;
    case 'AddSegment':
      return <SegmentDialog session={session} onClose={onClose} />;
    case 'ExtendSessionDeadline':
      return <ExtendDialog session={session} onClose={onClose} />;
    case 'GenerateArrangements':
      return <GenerateDialog session={session} selected={selected} onClose={onClose} onDone={onDone} />;
    case 'CancelAppointmentSession':
      return (
        <ReasonForm
          name="CancelAppointmentSession"
          title={t('hiring.action.CancelAppointmentSession')}
          note={t('hiring.note.cancelSession', { count: session.seekers.length })}
          danger
          payload={(reason) => ({ appointmentSessionId: session.sessionId, reason })}
          onClose={onClose}
        />
      );
  }
}
