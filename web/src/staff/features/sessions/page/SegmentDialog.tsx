import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { CheckField } from '../../../ui/fields/CheckField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { endOf, SpanFields } from '../../../ui/SpanFields.tsx';
import type { Session } from '../types.ts';

/** One more segment, a temporary one too. */
export function SegmentDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const t = useTranslate();
  const last = session.segments.at(-1);
  return (
    <CommandForm
      name="AddSegment"
      title={t({ id: 'hiring.action.AddSegment' })}
      submit={t({ id: 'hiring.action.AddSegment' })}
      initial={{
        start: (last?.end ?? null) as string | null,
        minutes: session.durationMinutes as number | null,
        seats: (last?.seats ?? 1) as number | null,
        temporary: false,
      }}
      payload={(values) => ({
        appointmentSessionId: session.sessionId,
        segment: { start: values.start ?? '', end: endOf(values), seats: values.seats ?? 0 },
        temporary: values.temporary,
      })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SpanFields form={form} />
          <NumberField
            form={form}
            name="seats"
            label={t({ id: 'hiring.plan.seats' })}
            min={1}
            max={200}
            whole
            required
          />
          <CheckField form={form} name="temporary" label={t({ id: 'hiring.field.temporary' })} />
        </>
      )}
    </CommandForm>
  );
}
