import { useCallback } from 'react';
import { useHasMessage, useTranslate } from '../../../i18n/react.tsx';
import type { Call } from './api.ts';

/** `application.stage-changed` as the end of a message id. */
const word = (name: string) => name.replace(/[-.](\w)/g, (_sign, letter: string) => letter.toUpperCase());

/** What a call tells, in words; what has none yet keeps its name. */
export function useCallWords(): (type: string) => string {
  const t = useTranslate();
  const has = useHasMessage();
  return useCallback(
    (type) => {
      const id = `staff.subscribers.type.${word(type)}`;
      return has(id) ? t({ id: id as never }) : type;
    },
    [t, has],
  );
}

/** What an HTTP status means to whoever has to mend the receiver. */
const meanings: readonly (readonly [test: (status: number) => boolean, key: string])[] = [
  [(status) => status < 300, 'taken'],
  [(status) => status < 400, 'elsewhere'],
  [(status) => status === 401 || status === 403, 'notAllowed'],
  [(status) => status === 404 || status === 405, 'notThere'],
  [(status) => status === 410, 'gone'],
  [(status) => status === 408 || status === 429, 'busy'],
  [(status) => status < 500, 'refused'],
  [() => true, 'broken'],
];

/** What the last try came to, in words. */
export function useAnswerWords(): (last: NonNullable<Call['last']>) => string {
  const t = useTranslate();
  const has = useHasMessage();
  return useCallback(
    ({ answer, status }) => {
      const found = status === null ? undefined : meanings.find(([test]) => test(status));
      const id = `staff.subscribers.answer.${found === undefined ? word(answer) : found[1]}`;
      return has(id) ? t({ id: id as never }, { status: status ?? 0 } as never) : answer;
    },
    [t, has],
  );
}
