import { useTranslate } from '../../../../i18n/react.tsx';
import { ReasonForm } from '../../../ui/ReasonForm.tsx';
import type { Session } from '../types.ts';

/** Says who is told that the session is called off, and that interviews made of it stand. */
export function CancelDialog({ session, onClose }: { readonly session: Session; readonly onClose: () => void }) {
  const t = useTranslate();
  const { sessionId, state, seekers } = session;
  // In a draft nobody was invited yet; whoever declined hears no more of it.
  const told = state === 'DRAFT' ? [] : seekers.filter((one) => one.reservation !== 'REFUSED' && !one.arranged);
  const arranged = seekers.filter((one) => one.arranged).length;
  return (
    <ReasonForm
      name="CancelAppointmentSession"
      title={t({ id: 'hiring.action.CancelAppointmentSession' })}
      note={t({ id: 'hiring.note.cancelSession' }, { count: told.length, arranged })}
      danger
      payload={(reason) => ({ appointmentSessionId: sessionId, reason })}
      onClose={onClose}
    />
  );
}
