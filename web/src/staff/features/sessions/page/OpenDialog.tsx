import { dayAndClock } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import type { Session } from '../types.ts';

/** Opening tells everybody in the session by mail and SMS, so it says so first. */
export function OpenDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { sessionId, seekers, deadline } = session;
  return (
    <CommandForm
      name="OpenAppointmentSession"
      title={t({ id: 'hiring.action.OpenAppointmentSession' })}
      submit={t({ id: 'hiring.action.OpenAppointmentSession' })}
      note={t({ id: 'hiring.note.openSession' }, { count: seekers.length, deadline: dayAndClock(deadline, language) })}
      initial={{}}
      payload={() => ({ appointmentSessionId: sessionId })}
      onClose={onClose}
    />
  );
}
