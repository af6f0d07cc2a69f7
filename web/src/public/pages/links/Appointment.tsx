import { useState } from 'react';
import { clock, dayAndClock, timeRange, weekday } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAction } from '../../../ui/problems.tsx';
import { useJobTitle } from '../jobs/JobRow.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { LinkBar } from './LinkBar.tsx';
import { type LinkContent, LinkPage } from './LinkPage.tsx';
import { Slots } from './Slots.tsx';
import { useStageName } from './words.ts';

type Content = LinkContent<'appointmentPage'>;

function Standing({ data }: Pick<Content, 'data'>) {
  const t = useT();
  const { language } = useLanguage();
  const { state, closed, arranged, reserved, declineReason, contact } = data;
  if (state === 'CANCELLED') return <p className="note note-bad">{t('person.appointment.cancelled', { contact })}</p>;
  if (state === 'COMPLETED') return <p className="note">{t('person.appointment.completed')}</p>;
  if (state === 'REJECTED')
    return (
      <p className="note note-bad">{t('person.appointment.rejected', { reason: declineReason ?? '', contact })}</p>
    );
  if (reserved !== null)
    return (
      <div className="card">
        <p className="now">{timeRange(reserved.start, reserved.end, language)}</p>
        <p className="quiet">{t(arranged ? 'person.appointment.arranged' : 'person.appointment.intended')}</p>
      </div>
    );
  if (closed) return <p className="note note-bad">{t('person.appointment.closed', { contact })}</p>;
  return null;
}

function Actions({ data, link, reload }: Content) {
  const t = useT();
  const { language } = useLanguage();
  const action = useAction();
  const [declining, setDeclining] = useState(false);
  const { appointmentId, held, slots, allowedActions: allowed } = data;
  const slot = slots.find((one) => one.segmentId === held?.segmentId);
  const send = (name: 'ConfirmSlot' | 'EditReservation' | 'ReleaseSlot') =>
    action.run(() => link.send(name, { appointmentId }).finally(reload));
  if (allowed.length === 0) return null;
  return (
    <>
      <LinkBar action={action} shown>
        {allowed.includes('DeclineAppointment') && (
          <Button onClick={() => setDeclining(true)}>{t('person.appointment.decline')}</Button>
        )}
        {data.state === 'IN_RESERVATION' && allowed.includes('ReleaseSlot') && (
          <Button onClick={() => void send('ReleaseSlot')}>{t('shared.action.back')}</Button>
        )}
        {allowed.includes('EditReservation') && (
          <Button busy={action.busy} onClick={() => void send('EditReservation')}>
            {t('person.appointment.edit')}
          </Button>
        )}
        {data.state !== 'RESERVED' && (
          <Button
            kind="primary"
            busy={action.busy}
            disabled={slot === undefined}
            onClick={() => void send('ConfirmSlot')}
          >
            {slot === undefined
              ? t('person.appointment.chooseFirst')
              : t('person.appointment.confirm', { time: `${weekday(slot.start, language)} ${clock(slot.start)}` })}
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

function Body({ data, link, reload }: Content) {
  const t = useT();
  const { language } = useLanguage();
  const jobTitle = useJobTitle();
  const stage = useStageName()(data.stage);
  const choosing = data.allowedActions.includes('ChooseSlot');
  return (
    <section className="sheet link">
      <h1>{t(choosing ? 'person.appointment.greeting' : 'person.appointment.heading', { name: data.name, stage })}</h1>
      <p className="quiet">
        {[
          jobTitle(data.position),
          t(`vocabulary.mode.${data.mode}`),
          t('person.appointment.minutes', { minutes: data.durationMinutes }),
          data.site,
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <Standing data={data} />
      {choosing && (
        <>
          <p className="quiet">{t('person.appointment.until', { time: dayAndClock(data.deadline, language) })}</p>
          <Slots data={data} link={link} reload={reload} />
        </>
      )}
      {data.state === 'RESERVED' && !data.arranged && (
        <p className="note">{t('person.appointment.editsLeft', { count: data.editsLeft })}</p>
      )}
      <Actions data={data} link={link} reload={reload} />
    </section>
  );
}

/** The candidate's appointment: choose a slot, confirm it, change it, or decline. */
export default function Appointment() {
  const t = useT();
  return (
    <LinkPage query="appointmentPage" title={t('person.appointment.title')}>
      {(content) => <Body {...content} />}
    </LinkPage>
  );
}
