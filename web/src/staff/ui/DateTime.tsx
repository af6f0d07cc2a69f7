import { clock, dayAndClock, exactTime, freshOrDay, longDay, shortDay } from '../../format/dates.ts';
import { useLanguage } from '../../i18n/react.tsx';

const words = { fresh: freshOrDay, day: shortDay, longDay, dayAndClock, exact: exactTime, clock } as const;

/** An instant in Beijing time; the exact one on hover. */
export function DateTime({ at, as = 'dayAndClock' }: { at: string; as?: keyof typeof words }) {
  const { language } = useLanguage();
  return (
    <time dateTime={at} title={exactTime(at, language)}>
      {words[as](at, language)}
    </time>
  );
}
