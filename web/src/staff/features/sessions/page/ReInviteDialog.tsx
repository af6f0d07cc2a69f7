import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { Seeker } from '../types.ts';

/** Asks somebody who declined once more, which they are told. */
export function ReInviteDialog({ seeker, onClose }: { readonly seeker: Seeker; readonly onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const name = useNameOf()(seeker.person);
  const action = t({ id: 'hiring.action.ReInviteAppointment' });
  return (
    <CommandForm
      name="ReInviteAppointment"
      title={`${action} · ${name}`}
      submit={action}
      note={t({ id: 'hiring.note.reInvite' }, { name })}
      initial={{}}
      payload={() => ({ appointmentId: seeker.appointmentId })}
      onDone={() => toast(t({ id: 'hiring.done.plain' }, { action, name }))}
      onClose={onClose}
    />
  );
}
