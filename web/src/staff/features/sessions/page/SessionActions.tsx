import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { Session } from '../types.ts';
import { type Asking, SessionDialog } from './SessionDialog.tsx';

interface Props {
  readonly session: Session;
  readonly selected: ReadonlySet<string>;
  readonly onDone: () => void;
}

const actions: readonly Asking[] = [
  'OpenAppointmentSession',
  'GenerateArrangements',
  'InviteToSession',
  'AddSegment',
  'ExtendSessionDeadline',
  'UrgeSeekers',
  'FinishAppointmentSession',
  'CancelAppointmentSession',
];

/** What can be done with the session now, for everybody in it or for those selected below. Each says first who is told. */
export function SessionActions({ session, selected, onDone }: Props) {
  const t = useTranslate();
  const [asking, setAsking] = useState<Asking | null>(null);
  const primary = primaryOf(session);
  const label = (name: Asking) =>
    name === 'UrgeSeekers' && selected.size > 0
      ? t({ id: 'hiring.action.urgeSelected' }, { count: selected.size })
      : t({ id: `hiring.action.${name}` });
  return (
    <>
      <div className="session-actions">
        {actions.map((name) => (
          <ActionButton
            key={name}
            action={name}
            allowed={session.allowedActions}
            label={label(name)}
            primary={name === primary}
            danger={name === 'CancelAppointmentSession'}
            onRun={() => setAsking(name)}
          />
        ))}
      </div>
      {asking !== null && (
        <SessionDialog
          asking={asking}
          session={session}
          selected={selected}
          onClose={() => setAsking(null)}
          onDone={onDone}
        />
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
