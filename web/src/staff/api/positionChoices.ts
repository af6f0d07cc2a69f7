import { useMemo } from 'react';
import { useLanguage } from '../../i18n/react.tsx';
import { useMay } from '../app/useSession.ts';
import { question, staffApi } from './staffApi.ts';

const choicesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({ positionChoices: question(build, 'positions', ['positions']) }),
});

const most = 100;

/** Positions to choose from, by title; none for those who may not see the list of positions. */
export function usePositionChoices(states: readonly string[] = []): readonly { value: string; label: string }[] {
  const may = useMay();
  const { language } = useLanguage();
  const { data } = choicesApi.usePositionChoicesQuery(
    { state: [...states], size: most, sort: 'title' },
    { skip: !may('MANAGE_POSITION') },
  );
  return useMemo(
    () =>
      (data?.data.rows ?? []).map(({ positionId, details: { title, titleEn } }) => ({
        value: positionId,
        label: language === 'en-US' && titleEn !== '' ? titleEn : title,
      })),
    [data, language],
  );
}
