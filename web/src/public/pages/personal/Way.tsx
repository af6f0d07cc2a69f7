import type { DeliveryCard } from '@talentlog/contracts';
import { dayAndClock, exactTime } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';
import { useStageName } from '../links/words.ts';
import { partsAhead } from './progress.ts';

/** Every stage a delivery came through and when it began, the present one, and in few words what is still ahead. */
export function Way({ delivery }: { delivery: DeliveryCard }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const now = useNow();
  const stageName = useStageName();
  const { way = [], bucket, stage } = delivery;
  const goesOn = bucket === 'ACTIVE';
  return (
    <ol className="way" aria-label={t({ id: 'person.way.title' })}>
      {way.map(({ stage: one, at }, index) => {
        const isNow = goesOn && index === way.length - 1;
        return (
          <li key={at} className={isNow ? 'way-now' : 'way-done'} aria-current={isNow ? 'step' : undefined}>
            <b>{stageName(one)}</b>
            <time dateTime={at} title={exactTime(at, language, now)}>
              {dayAndClock(at, language, now)}
            </time>
          </li>
        );
      })}
      {goesOn &&
        partsAhead(stage).map((part) => (
          <li key={part} className="way-ahead">
            {t({ id: `person.way.${part}` })}
          </li>
        ))}
    </ol>
  );
}
