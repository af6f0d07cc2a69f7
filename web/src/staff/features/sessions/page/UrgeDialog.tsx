import { seekersAtOnce } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { Session } from '../types.ts';
import { askedIds } from './asked-ids.ts';

interface Props {
  readonly session: Session;
  readonly selected: ReadonlySet<string>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Says how many are reminded by mail and SMS before they are, and how many of those chosen are not. */
export function UrgeDialog({ session, selected, onDone, onClose }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const asked = session.seekers.filter(({ appointmentId, reservation }) =>
    selected.size > 0 ? selected.has(appointmentId) : reservation === 'UNRESERVED',
  );
  const due = asked.filter(({ toRemind }) => toRemind).slice(0, seekersAtOnce);
  return (
    <CommandForm
      name="UrgeSeekers"
      title={t({ id: 'hiring.action.UrgeSeekers' })}
      submit={t({ id: 'hiring.action.urgeSelected' }, { count: due.length })}
      note={t({ id: 'hiring.note.urge' }, { count: due.length, rest: asked.length - due.length })}
      initial={{}}
      payload={() => ({ appointmentSessionId: session.sessionId, ...askedIds(due, selected) })}
      onDone={() => {
        toast(t({ id: 'hiring.done.UrgeSeekers' }));
        onDone();
      }}
      onClose={onClose}
    />
  );
}
