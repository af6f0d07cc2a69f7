import { useState } from 'react';
import { clock, weekday } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { LinkBar } from './LinkBar.tsx';
import type { LinkContent } from './LinkPage.tsx';

/** What the candidate may do with the appointment now: confirm the slot, change it, let it go, or decline. */
export function AppointmentActions({ data, link, reload }: LinkContent<'appointmentPage'>) {
  const t = useTranslate();
  const { language } = useLanguage();
  const action = useAction();
  const [declining, setDeclining] = useState(false);
  const { appointmentId, held, slots, allowedActions: allowed } = data;
  const slot = slots.find((one) => one.segmentId === held?.segmentId);
  const send = (name: 'EditReservation' | 'ReleaseSlot') =>
    action.run(() => link.send(name, { appointmentId }).finally(reload));
  const confirm = (segmentId: string) =>
    action.run(() => link.send('ConfirmSlot', { appointmentId, segmentId }).finally(reload));
  if (allowed.length === 0) return null;
  return (
    <>
      <LinkBar action={action} shown>
        {allowed.includes('DeclineAppointment') && (
          <Button onClick={() => setDeclining(true)}>{t({ id: 'person.appointment.decline' })}</Button>
        )}
        {allowed.includes('ReleaseSlot') && (
          <Button onClick={() => void send('ReleaseSlot')}>{t({ id: 'shared.action.back' })}</Button>
        )}
        {allowed.includes('EditReservation') && (
          <Button busy={action.busy} onClick={() => void send('EditReservation')}>
            {t({ id: 'person.appointment.edit' })}
          </Button>
        )}
        {(allowed.includes('ChooseSlot') || allowed.includes('ConfirmSlot')) && (
          <Button
            kind="primary"
            busy={action.busy}
            disabled={slot === undefined}
            onClick={() => slot && void confirm(slot.segmentId)}
          >
            {slot === undefined
              ? t({ id: 'person.appointment.chooseFirst' })
              : t(
                  { id: 'person.appointment.confirm' },
                  { time: `${weekday(slot.start, language)} ${clock(slot.start)}` },
                )}
          </Button>
        )}
      </LinkBar>
      {declining && (
        <DeclineDialog
          of="appointment"
          onClose={() => setDeclining(false)}
          onConfirm={(reason) => link.send('DeclineAppointment', { appointmentId, reason }).finally(reload)}
        />
      )}
    </>
  );
}
