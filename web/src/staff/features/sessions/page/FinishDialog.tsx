import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { Session } from '../types.ts';

interface Props {
  readonly session: Session;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A session that is over does not open again, so it says first what becomes of whom. */
export function FinishDialog({ session, onDone, onClose }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const arranged = session.seekers.filter((seeker) => seeker.arranged).length;
  const open = session.seekers.filter(({ reservation }) => reservation === 'UNRESERVED').length;
  return (
    <CommandForm
      name="FinishAppointmentSession"
      isFinal
      title={t({ id: 'hiring.action.FinishAppointmentSession' })}
      submit={t({ id: 'hiring.action.FinishAppointmentSession' })}
      note={t({ id: 'hiring.note.finishSession' }, { arranged, open })}
      initial={{}}
      payload={() => ({ appointmentSessionId: session.sessionId })}
      onDone={() => {
        toast(t({ id: 'hiring.done.FinishAppointmentSession' }));
        onDone();
      }}
      onClose={onClose}
    />
  );
}
