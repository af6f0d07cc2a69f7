import { useCallback } from 'react';
import { useHasMessage, useTranslate } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';

/** Name of a stage as its candidate is told it, where that differs from what staff call it; one we have no words for is shown as "this step". */
export function useStageName(): (stage: string) => string {
  const t = useTranslate();
  const has = useHasMessage();
  return useCallback(
    (stage) => {
      const own = `person.stage.${stage}`;
      if (has(own)) return t({ id: own });
      const id = `vocabulary.stage.${stage}`;
      return has(id) ? t({ id }) : t({ id: 'person.stage.other' });
    },
    [t, has],
  );
}

/** Name of an outcome. */
export function useOutcomeName(): (outcome: string) => string {
  const t = useTranslate();
  const has = useHasMessage();
  return useCallback(
    (outcome) => {
      const id = `vocabulary.outcome.${outcome}`;
      return has(id) ? t({ id }) : t({ id: 'person.delivery.ended' });
    },
    [t, has],
  );
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long it is until then, in the two largest units that say something; nothing once it is over. */
export function useTimeLeft(): (instant: string) => string {
  const t = useTranslate();
  const now = useNow();
  return useCallback(
    (instant) => {
      const left = Date.parse(instant) - now;
      if (left <= 0) return '';
      const hours = Math.floor((left % day) / hour);
      if (left >= day) return t({ id: 'person.left.days' }, { days: Math.floor(left / day), hours });
      if (left >= hour) return t({ id: 'person.left.hours' }, { hours, minutes: Math.floor((left % hour) / minute) });
      return t({ id: 'person.left.minutes' }, { minutes: Math.max(1, Math.floor(left / minute)) });
    },
    [t, now],
  );
}
