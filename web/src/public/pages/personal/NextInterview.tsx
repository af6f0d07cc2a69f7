import type { DeliveryCard } from '@talentlog/contracts';
import { dayAndClock } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { MeetingTime } from '../../../ui/MeetingTime.tsx';
import { useNow } from '../../site/context.tsx';
import { useStageName, useTimeLeft } from '../links/words.ts';

/** The next interview of a delivery: when, what and where, how the person answered, when to sign in, and until when a booked time can change. */
export function NextInterview({ meeting }: { meeting: NonNullable<DeliveryCard['meeting']> }) {
  const t = useT();
  const { language } = useLanguage();
  const now = useNow();
  const left = useTimeLeft();
  const stage = useStageName()(meeting.stage);
  const { kind, start, end, place, reply, signIn, signInFrom, changeUntil } = meeting;
  const lines = [
    [stage, t(`vocabulary.mode.${place.mode}`), place.site, left(start)],
    [t(kind === 'BOOKED' ? 'person.meeting.booked' : `person.meeting.reply.${reply}`)],
    [
      signIn === 'SIGNED_IN'
        ? t('person.interview.signedIn')
        : reply === 'ACCEPTED' && signInFrom !== null
          ? t('person.meeting.signIn', { time: dayAndClock(signInFrom, language, now) })
          : '',
    ],
    [changeUntil === null ? '' : t('person.meeting.change', { time: dayAndClock(changeUntil, language, now) })],
  ].map((parts) => parts.filter((part) => part !== '').join(t('person.todo.joint')));
  return (
    <section
      className={reply === 'PENDING_REPLY' ? 'next next-yours' : 'next'}
      aria-label={t(`person.meeting.${kind}`, { stage })}
    >
      <p className="next-date">
        <MeetingTime start={start} end={end} now={now} />
      </p>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </section>
  );
}
