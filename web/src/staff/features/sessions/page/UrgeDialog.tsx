import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { Seeker, Session } from '../types.ts';
import { askedIds, mostAtOnce } from './asked-ids.ts';

interface Props {
  readonly session: Session;
  readonly selected: ReadonlySet<string>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const hour = 3_600_000;
/** As the server does it: nobody is reminded twice within twelve hours. */
const isDue = ({ reservation, urgedAt }: Seeker, now: number) =>
  reservation === 'UNRESERVED' && (urgedAt === null || now - Date.parse(urgedAt) >= 12 * hour);

/** Says how many are reminded by mail and SMS before they are, and how many of those chosen are not. */
export function UrgeDialog({ session, selected, onDone, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const asked = session.seekers.filter(({ appointmentId, reservation }) =>
    selected.size > 0 ? selected.has(appointmentId) : reservation === 'UNRESERVED',
  );
  const due = asked.filter((seeker) => isDue(seeker, Date.now())).slice(0, mostAtOnce);
  return (
    <CommandForm
      name="UrgeSeekers"
      title={t('hiring.action.UrgeSeekers')}
      submit={t('hiring.action.urgeSelected', { count: due.length })}
      note={t('hiring.note.urge', { count: due.length, rest: asked.length - due.length })}
      initial={{}}
      payload={() => ({ appointmentSessionId: session.sessionId, ...askedIds(due, selected) })}
      onDone={() => {
        toast(t('hiring.done.UrgeSeekers'));
        onDone();
      }}
      onClose={onClose}
    >
      {() => null}
    </CommandForm>
  );
}
