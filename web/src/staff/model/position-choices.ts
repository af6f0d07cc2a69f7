import { type Language, titleIn } from '@talentlog/contracts';
import { useMemo, useRef } from 'react';
import { useLanguage } from '../../i18n/react.tsx';
import type { Choice } from './choice.ts';
import { type Found, useSearched } from './found.ts';
import { question, staffApi } from './staff-api.ts';
import { useMay } from './use-sign-in.ts';

const choicesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    positionChoices: question(build, 'positions'),
    positionChoice: question(build, 'positionDetail'),
    publicPositions: question(build, 'jobList'),
  }),
});

interface PositionRow {
  readonly positionId: string;
  readonly details: { readonly title: string; readonly titleEn: string };
}

const none: readonly PositionRow[] = [];
const choiceOf = ({ positionId, details }: PositionRow, language: Language): Choice => ({
  value: positionId,
  label: titleIn(details, language),
});

interface PositionsFound extends Found {
  readonly rows: readonly PositionRow[];
  readonly isAnswered: boolean;
}

/** Positions to choose one from, searched where there are more than a list holds; none for those who may not see the list of positions. */
export function usePositionsFound(states: readonly string[]): PositionsFound {
  const may = useMay();
  const { language } = useLanguage();
  const { searched, isBehind, params } = useSearched();
  const { data, isFetching } = choicesApi.usePositionChoicesQuery(
    { state: [...states], sort: 'title', ...params },
    { skip: !may('MANAGE_POSITION') },
  );
  const rows = data?.data.rows ?? none;
  const choices = useMemo(() => rows.map((row) => choiceOf(row, language)), [rows, language]);
  const total = data?.page?.total ?? choices.length;
  return { choices, rows, isAnswered: data !== undefined, total, isLooking: isBehind || isFetching, ...searched };
}

/** Positions to filter by: as found, and those chosen by their titles, wherever in the list they are. */
export function usePositionFilter(chosen: readonly string[]): {
  readonly choices: readonly Choice[];
  readonly found: Found;
} {
  const may = useMay();
  const { language } = useLanguage();
  const found = usePositionsFound([]);
  const met = useRef(new Map<string, PositionRow>());
  for (const row of found.rows) met.current.set(row.positionId, row);
  // One after the other: an address names few, and what was met is not asked again.
  const unknown = found.isAnswered ? chosen.find((id) => !met.current.has(id)) : undefined;
  const { data } = choicesApi.usePositionChoiceQuery(
    { positionId: unknown ?? '' },
    { skip: unknown === undefined || !may('MANAGE_POSITION') },
  );
  if (data !== undefined) met.current.set(data.data.positionId, data.data);
  const listed = new Set(found.choices.map(({ value }) => value));
  const kept = chosen.flatMap((id) => (listed.has(id) ? [] : (met.current.get(id) ?? [])));
  return { choices: [...kept.map((row) => choiceOf(row, language)), ...found.choices], found };
}

/** Positions anybody may name: those published now, for screeners and interviewers who see no list of positions. */
export function usePublishedPositions(): Found {
  const { language } = useLanguage();
  const { searched, isBehind, params } = useSearched();
  const { data, isFetching } = choicesApi.usePublicPositionsQuery(params);
  const jobs = data?.data.jobs;
  const choices = useMemo(() => {
    // One position may have several advertisements.
    const titles = (jobs ?? []).map((job) => choiceOf({ ...job, details: job }, language));
    return [...new Map(titles.map((choice) => [choice.value, choice])).values()];
  }, [jobs, language]);
  const beyond = (data?.page?.total ?? 0) - (jobs?.length ?? 0);
  return { choices, total: choices.length + Math.max(beyond, 0), isLooking: isBehind || isFetching, ...searched };
}
