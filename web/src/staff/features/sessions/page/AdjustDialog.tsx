import { timeRange } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { Seeker, Session } from '../types.ts';

/** Moves one person to another segment; the interview moves with them when it is arranged already. */
export function AdjustDialog({ session, seeker, onClose }: { session: Session; seeker: Seeker; onClose: () => void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const nameOf = useNameOf();
  const choices = session.segments
    .filter(({ segmentId }) => segmentId !== seeker.segmentId)
    .map(({ segmentId, start, end, seats, taken }) => ({
      value: segmentId,
      label: `${timeRange(start, end, language)} · ${t({ id: 'hiring.seat.left' }, { count: Math.max(0, seats - taken.length) })}`,
    }));
  return (
    <CommandForm
      name="AdjustArrangement"
      title={`${t({ id: 'hiring.action.AdjustArrangement' })} · ${nameOf(seeker.person)}`}
      submit={t({ id: 'hiring.action.AdjustArrangement' })}
      note={t({ id: 'hiring.note.adjust' })}
      initial={{ segmentId: '', notify: true }}
      payload={({ segmentId, notify }) => ({
        appointmentSessionId: session.sessionId,
        appointmentId: seeker.appointmentId,
        segmentId,
        notify,
      })}
      onClose={onClose}
      fields={{
        segmentId: {
          kind: 'choice',
          label: 'hiring.field.segment',
          placeholder: 'staff.form.choose',
          choices,
          required: true,
        },
        notify: { kind: 'check', label: 'hiring.field.notify' },
      }}
    />
  );
}
