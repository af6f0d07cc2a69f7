import { type Language, monthlyPay } from '@talentlog/contracts';
import { useLocation } from 'react-router-dom';
import type { QueryData } from '../../../api/tables.ts';
import { placeName } from '../../../format/places.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useListed } from '../../site/use-listed.ts';
import { experiences, natures, payFrom, publishedWithin, recruitCategories, tracks } from './filter-values.ts';
import { useKnownFilters } from './use-known-filters.ts';

export type Facets = QueryData<'jobList'>['facets'];

/** One value of a filter, and how many jobs choosing it would show; unknown before the answer came. */
export interface Choice {
  readonly value: string;
  readonly text: string;
  readonly count: number | undefined;
}

export interface Group {
  readonly name: keyof Facets;
  readonly title: string;
  readonly hint?: string;
  readonly choices: readonly Choice[];
}

/** Places by the number of their jobs; a chosen one stays in sight where nothing is found there. */
function places(counts: Facets['location'] | undefined, picked: readonly string[], language: Language): Choice[] {
  const known = Object.entries(counts ?? {}).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const lost = picked.filter((place) => counts?.[place] === undefined).map((place) => [place, counts && 0] as const);
  return [...lost, ...known].map(([value, count]) => ({ value, text: placeName(value, language), count }));
}

/** Every filter of the list with its choices; one that nobody could choose from is left out. Of the many years of experience only those asked for are there. */
export function useGroups(facets: Facets | undefined): readonly Group[] {
  const t = useTranslate();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const listed = useListed();
  const search = useKnownFilters();
  const of = <V extends string>(name: keyof Facets, values: readonly V[], text: (value: V) => string): Choice[] =>
    values.map((value) => ({ value, text: text(value), count: facets && (facets[name][value] ?? 0) }));
  // What is retired is shown while a position of it is.
  const ofCategories = () => {
    const chosen = search.getAll('category');
    const all = listed.all('positionCategory');
    const shown = all.filter(
      ({ code, retired }) => !retired || chosen.includes(code) || (facets?.category[code] ?? 0) > 0,
    );
    const codes = shown.map(({ code }) => code);
    return of('category', codes, (code) => listed.words('positionCategory', code));
  };
  const groups: readonly Group[] = [
    {
      name: 'track',
      title: t({ id: 'public.filter.track' }),
      choices: of('track', tracks, (one) => t({ id: `vocabulary.track.${one}` })),
    },
    {
      name: 'location',
      title: t({ id: 'public.filter.location' }),
      choices: places(facets?.location, search.getAll('location'), language),
    },
    {
      name: 'category',
      title: t({ id: 'public.filter.category' }),
      choices: ofCategories(),
    },
    {
      name: 'pay',
      title: t({ id: 'public.filter.pay' }),
      hint: t({ id: 'public.filter.payHint' }),
      choices: of('pay', payFrom, (one) => monthlyPay(Number(one), language)),
    },
    {
      name: 'nature',
      title: t({ id: 'public.filter.nature' }),
      choices: of('nature', natures, (one) => t({ id: `vocabulary.positionNature.${one}` })),
    },
    {
      name: 'experience',
      title: t({ id: 'public.filter.experience' }),
      choices: of('experience', experiences, (one) => t({ id: `vocabulary.experience.${one}` })).filter(
        ({ value, count }) => (count ?? 0) > 0 || search.getAll('experience').includes(value),
      ),
    },
    {
      name: 'recruitCategory',
      title: t({ id: 'public.filter.recruitCategory' }),
      choices: of('recruitCategory', recruitCategories, (one) => t({ id: `vocabulary.recruitCategory.${one}` })),
    },
    {
      name: 'published',
      title: t({ id: 'public.filter.published' }),
      choices: of('published', publishedWithin, (one) => t({ id: `public.published.${one}` })),
    },
  ];
  const useful = ({ name, choices }: Group): boolean =>
    search.has(name) ||
    (choices.some(({ count }) => count !== 0) &&
      (name !== 'track' || pathname === '/jobs' || choices.filter(({ count }) => count !== 0).length > 1));
  return groups.filter(useful);
}
