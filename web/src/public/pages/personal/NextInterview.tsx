import type { DeliveryCard } from '@talentlog/contracts';
import { dayAndClock, timeRange } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';
import { Link } from '../../site/router.tsx';
import { Where } from '../links/Where.tsx';
import { useStageName } from '../links/words.ts';
import { meetingPath } from './progress.ts';

/** The next interview of a delivery: when, how and where, when to sign in, and until when a booked time can change. */
export function NextInterview({ meeting }: { meeting: NonNullable<DeliveryCard['meeting']> }) {
  const t = useT();
  const { language } = useLanguage();
  const now = useNow();
  const stage = useStageName()(meeting.stage);
  const { kind, start, end, reply, signIn, signInFrom, changeUntil } = meeting;
  const standing =
    kind === 'BOOKED'
      ? t('person.appointment.intended')
      : signIn === 'SIGNED_IN'
        ? t('person.interview.signedIn')
        : reply === 'ACCEPTED' && signInFrom !== null
          ? t('person.meeting.signIn', { time: dayAndClock(signInFrom, language, now) })
          : '';
  return (
    <section className="meeting" aria-label={t(`person.meeting.${kind}`, { stage })}>
      <h3>{t(`person.meeting.${kind}`, { stage })}</h3>
      <p className="delivery-now">
        <time dateTime={start}>{timeRange(start, end, language, now)}</time>
      </p>
      <Where place={meeting.place} />
      {standing !== '' && <p className="delivery-next">{standing}</p>}
      {changeUntil !== null && (
        <p className="delivery-next">{t('person.meeting.change', { time: dayAndClock(changeUntil, language, now) })}</p>
      )}
      <Link className="delivery-link" to={meetingPath(meeting)}>
        {t(`person.meetingPage.${kind}`)}
      </Link>
    </section>
  );
}
