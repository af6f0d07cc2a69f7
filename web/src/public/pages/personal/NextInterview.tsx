import type { DeliveryCard } from '@talentlog/contracts';
import { dayAndClock } from '../../../format/dates.ts';
import { replyShown } from '../../../format/reply-shown.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { MeetingTime } from '../../../ui/MeetingTime.tsx';
import { useNow } from '../../site/context.tsx';
import { useStageName, useTimeLeft } from '../links/words.ts';

/** The next interview of a delivery: when, what and where, how the person answered, when to sign in, and until when a booked time can change. */
export function NextInterview({ meeting }: { meeting: NonNullable<DeliveryCard['meeting']> }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const now = useNow();
  const left = useTimeLeft();
  const stage = useStageName()(meeting.stage);
  const { kind, start, end, place, reply, signIn, signInFrom, changeUntil } = meeting;
  const shown = replyShown({ reply, start }, now);
  const lines = [
    [stage, t({ id: `vocabulary.mode.${place.mode}` }), place.site, left(start)],
    [
      t({
        id: kind === 'BOOKED' ? 'person.meeting.booked' : `person.meeting.reply.${shown}`,
      }),
    ],
    [
      signIn === 'SIGNED_IN'
        ? t({ id: 'person.interview.signedIn' })
        : reply === 'ACCEPTED' && signInFrom !== null
          ? t({ id: 'person.meeting.signIn' }, { time: dayAndClock(signInFrom, language, now) })
          : '',
    ],
    [changeUntil === null ? '' : t({ id: 'person.meeting.change' }, { time: dayAndClock(changeUntil, language, now) })],
  ].map((parts) => parts.filter((part) => part !== '').join(t({ id: 'person.todo.joint' })));
  return (
    <section
      className={shown === 'PENDING_REPLY' ? 'next next-yours' : 'next'}
      aria-label={t({ id: `person.meeting.${kind}` }, { stage })}
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
