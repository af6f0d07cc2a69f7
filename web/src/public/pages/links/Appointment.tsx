import { useEffect } from 'react';
import { dayAndClock } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { MeetingTime } from '../../../ui/MeetingTime.tsx';
import { useSeconds } from '../../../ui/use-seconds.ts';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { AppointmentActions } from './AppointmentActions.tsx';
import { AskAgain } from './AskAgain.tsx';
import { EndedSheet } from './EndedSheet.tsx';
import { type LinkContent, LinkPage } from './LinkPage.tsx';
import { Slots } from './Slots.tsx';
import { useStageName } from './words.ts';

type Content = LinkContent<'appointmentPage'>;

function Standing({ data }: Pick<Content, 'data'>) {
  const t = useTranslate();
  const { state, arranged, interview, reserved, declineReason, contact } = data;
  if (interview === 'CANCELLED')
    return <p className="note note-bad">{t({ id: 'person.appointment.interviewCancelled' }, { contact })}</p>;
  if (state === 'CANCELLED')
    return <p className="note note-bad">{t({ id: 'person.appointment.cancelled' }, { contact })}</p>;
  if (interview === 'MISSED') return <p className="note">{t({ id: 'person.appointment.missed' }, { contact })}</p>;
  // A session may be over before its interviews are.
  if (interview === 'OVER' || (state === 'COMPLETED' && interview === null))
    return <p className="note">{t({ id: 'person.appointment.completed' })}</p>;
  if (state === 'REJECTED')
    return (
      <p className="note note-bad">
        {t({ id: 'person.appointment.rejected' }, { reason: declineReason ?? '', contact })}
      </p>
    );
  if (reserved !== null)
    return (
      <div className="card">
        <p className="now">
          <MeetingTime start={reserved.start} end={reserved.end} />
        </p>
        <p className="quiet">{t({ id: arranged ? 'person.appointment.arranged' : 'person.appointment.intended' })}</p>
      </div>
    );
  return null;
}

/** The time to choose is over without a choice: what it was, that the application goes on, and whom to ask for new times. */
function Closed({ data }: Pick<Content, 'data'>) {
  const t = useTranslate();
  const { language } = useLanguage();
  const position = useJobTitle()(data.position);
  const stage = useStageName()(data.stage);
  return (
    <EndedSheet
      title={t({ id: 'person.over.appointment.UNANSWERED' })}
      lead={t({ id: 'person.appointment.closedAt' }, { time: dayAndClock(data.deadline, language) })}
      facts={[
        [position, stage].join(t({ id: 'person.todo.joint' })),
        [
          t({ id: `vocabulary.mode.${data.mode}` }),
          t({ id: 'person.appointment.minutes' }, { minutes: data.durationMinutes }),
        ].join(t({ id: 'person.todo.joint' })),
      ]}
      goesOn
    >
      <AskAgain contact={data.contact} position={position} forTimes />
    </EndedSheet>
  );
}

/** A page that was open before its time was over asks again then, so that it offers nothing that would be refused; a second later, for clocks that are early. */
function useDeadline({ data, reload }: Pick<Content, 'data' | 'reload'>): void {
  const isOver = useSeconds(Date.parse(data.deadline) + 1000) === 0;
  const isBehind = isOver && !data.closed;
  useEffect(() => {
    if (isBehind) void reload();
  }, [isBehind, reload]);
}

const isUnanswered = ({ state, closed, interview, reserved }: Content['data']): boolean =>
  closed && interview === null && reserved === null && (state === 'NOT_RESERVED' || state === 'IN_RESERVATION');

function Body({ data, link, reload }: Content) {
  const t = useTranslate();
  const { language } = useLanguage();
  const jobTitle = useJobTitle();
  const stage = useStageName()(data.stage);
  useDeadline({ data, reload });
  if (isUnanswered(data)) return <Closed data={data} />;
  const choosing = data.allowedActions.includes('ChooseSlot');
  return (
    <section className="sheet link">
      <h1>
        {t({ id: choosing ? 'person.appointment.greeting' : 'person.appointment.heading' }, { name: data.name, stage })}
      </h1>
      <p className="quiet">
        {[
          jobTitle(data.position),
          t({ id: `vocabulary.mode.${data.mode}` }),
          t({ id: 'person.appointment.minutes' }, { minutes: data.durationMinutes }),
          data.site,
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <Standing data={data} />
      {choosing && (
        <>
          <p className="quiet">
            {t({ id: 'person.appointment.until' }, { time: dayAndClock(data.deadline, language) })}
          </p>
          <Slots data={data} link={link} reload={reload} />
        </>
      )}
      {data.state === 'RESERVED' && !data.arranged && !data.closed && (
        <p className="note">{t({ id: 'person.appointment.editsLeft' }, { count: data.editsLeft })}</p>
      )}
      <AppointmentActions data={data} link={link} reload={reload} />
    </section>
  );
}

/** The candidate's appointment: choose a slot, confirm it, change it, or decline. */
export default function Appointment() {
  const t = useTranslate();
  return (
    <LinkPage query="appointmentPage" title={t({ id: 'person.appointment.title' })}>
      {(content) => <Body {...content} />}
    </LinkPage>
  );
}
