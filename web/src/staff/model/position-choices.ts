import { useMemo } from 'react';
import { useLanguage } from '../../i18n/react.tsx';
import { question, staffApi } from './staff-api.ts';
import { useMay } from './use-sign-in.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const choicesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    positionChoices: question(build, 'positions', ['positions']),
    publicPositions: question(build, 'jobList', ['positions']),
  }),
});

const most = 100;

/** Positions to choose from, by title; none for those who may not see the list of positions. */
export function usePositionChoices(states: readonly string[] = []): readonly Choice[] {
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

/** Positions anybody may name: those published now, for screeners who see no list of positions. */
export function usePublishedPositions(): readonly Choice[] {
  const { language } = useLanguage();
  const { data } = choicesApi.usePublicPositionsQuery({ size: most });
  return useMemo(() => {
    const titles = (data?.data.jobs ?? []).map(
      ({ positionId, title, titleEn }) =>
        [positionId, language === 'en-US' && titleEn !== '' ? titleEn : title] as const,
    );
    return [...new Map(titles)].map(([value, label]) => ({ value, label }));
  }, [data, language]);
}
