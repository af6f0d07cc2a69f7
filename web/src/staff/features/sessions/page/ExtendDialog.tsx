import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import type { Session } from '../types.ts';

/** Gives people more time; those who have not chosen are told. */
export function ExtendDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const t = useTranslate();
  const initial: { readonly deadline: string | null } = { deadline: null };
  return (
    <CommandForm
      name="ExtendSessionDeadline"
      title={t({ id: 'hiring.action.ExtendSessionDeadline' })}
      submit={t({ id: 'hiring.action.ExtendSessionDeadline' })}
      note={t({ id: 'hiring.note.extend' })}
      initial={initial}
      payload={({ deadline }) => ({ appointmentSessionId: session.sessionId, deadline: deadline ?? '' })}
      onClose={onClose}
      fields={{ deadline: { kind: 'instant', label: 'hiring.session.deadline', required: true } }}
    />
  );
}
