import { useCallback } from 'react';
import { useHasMessage, useT } from '../../../i18n/react.tsx';

/** Name of a stage; one we have no words for is shown as "this step". */
export function useStageName(): (stage: string) => string {
  const t = useT();
  const has = useHasMessage();
  return useCallback(
    (stage) => {
      const id = `vocabulary.stage.${stage}`;
      return has(id) ? t(id) : t('person.stage.other');
    },
    [t, has],
  );
}

/** Name of an outcome. */
export function useOutcomeName(): (outcome: string) => string {
  const t = useT();
  const has = useHasMessage();
  return useCallback(
    (outcome) => {
      const id = `vocabulary.outcome.${outcome}`;
      return has(id) ? t(id) : t('person.delivery.ended');
    },
    [t, has],
  );
}
