import { dayAndClock, timeRange } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { AppointmentActions } from './AppointmentActions.tsx';
import { type LinkContent, LinkPage } from './LinkPage.tsx';
import { Slots } from './Slots.tsx';
import { useStageName } from './words.ts';

type Content = LinkContent<'appointmentPage'>;

function Standing({ data }: Pick<Content, 'data'>) {
  const t = useT();
  const { language } = useLanguage();
  const { state, closed, arranged, interview, reserved, declineReason, contact } = data;
  if (interview === 'CANCELLED')
    return <p className="note note-bad">{t('person.appointment.interviewCancelled', { contact })}</p>;
  if (state === 'CANCELLED') return <p className="note note-bad">{t('person.appointment.cancelled', { contact })}</p>;
  if (interview === 'MISSED') return <p className="note">{t('person.appointment.missed', { contact })}</p>;
  // A session may be over before its interviews are.
  if (interview === 'OVER' || (state === 'COMPLETED' && interview === null))
    return <p className="note">{t('person.appointment.completed')}</p>;
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
      <AppointmentActions data={data} link={link} reload={reload} />
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
