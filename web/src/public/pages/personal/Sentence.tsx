import type { DeliveryCard } from '@talentlog/contracts';
import { dayAndClock, shortDay } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';
import { useOutcomeName, useStageName } from '../links/words.ts';

/** The state as a sentence: where it stands, since when, what comes next and until when. */
export function Sentence({ delivery }: { delivery: DeliveryCard }) {
  const t = useT();
  const { language } = useLanguage();
  const now = useNow();
  const stage = useStageName()(delivery.stage);
  const outcome = useOutcomeName();
  const { todo, meeting, since, nextBy, bucket } = delivery;
  const day = shortDay(since, language, now);
  if (bucket !== 'ACTIVE')
    return (
      <>
        <p className="delivery-now">
          {delivery.outcome === null ? t('person.delivery.invalid') : outcome(delivery.outcome)}
        </p>
        <p className="delivery-next">{t('person.delivery.endedAt', { stage, day })}</p>
      </>
    );
  if (todo !== null)
    return (
      <>
        <p className="delivery-now">{t(`person.todo.${todo.kind}`, { stage })}</p>
        <p className="delivery-next">
          {[
            todo.seatsLeft === null ? '' : t('person.todo.seats', { count: todo.seatsLeft }),
            todo.until === null ? '' : t('person.todo.until', { time: dayAndClock(todo.until, language, now) }),
          ]
            .filter((part) => part !== '')
            .join(t('person.todo.joint'))}
        </p>
      </>
    );
  return (
    <>
      <p className="delivery-now">{t('person.delivery.since', { stage, day })}</p>
      <p className="delivery-next">
        {meeting !== null
          ? t('person.delivery.nextMeeting')
          : nextBy === null
            ? t('person.delivery.nextSoon')
            : t('person.delivery.nextBy', { day: shortDay(nextBy, language, now) })}
      </p>
    </>
  );
}
