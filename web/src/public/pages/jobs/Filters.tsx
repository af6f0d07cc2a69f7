import type { Language } from '@talentlog/contracts';
import { placeName } from '../../../format/places.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Link, useLocation } from '../../site/router.tsx';
import { categories, natures, publishedWithin, recruitCategories, toggled, tracks } from './filters.ts';
import { useKnownFilters } from './use-known-filters.ts';

interface Choice {
  readonly value: string;
  readonly text: string;
  readonly count?: number | undefined;
}

function Group({ name, title, choices }: { name: string; title: string; choices: readonly Choice[] }) {
  const search = useKnownFilters();
  const on = search.getAll(name);
  if (choices.length === 0) return null;
  return (
    <section className="filter-group">
      <h3>{title}</h3>
      <ul className="chips">
        {choices.map(({ value, text, count }) => (
          <li key={value}>
            <Link
              className="chip"
              to={toggled(search, name, value)}
              aria-current={on.includes(value) ? 'true' : undefined}
            >
              {text}
              {count !== undefined && <small>{count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface Facets {
  readonly category: Readonly<Record<string, number>>;
  readonly location: Readonly<Record<string, number>>;
  readonly nature: Readonly<Record<string, number>>;
}

const byCount = (counts: Readonly<Record<string, number>>, language: Language): Choice[] =>
  Object.entries(counts)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, 12)
    .map(([value, count]) => ({ value, text: placeName(value, language), count }));

/** Every filter of the list, as links: they work before any script runs and the address says what is shown. */
export function Filters({ facets }: { facets: Facets | undefined }) {
  const t = useT();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const search = useKnownFilters();
  const places = byCount(facets?.location ?? {}, language);
  const picked = search.getAll('location').filter((place) => !places.some(({ value }) => value === place));
  return (
    <>
      {pathname === '/jobs' && (
        <Group
          name="track"
          title={t('public.filter.track')}
          choices={tracks.map((value) => ({ value, text: t(`vocabulary.track.${value}`) }))}
        />
      )}
      <Group
        name="category"
        title={t('public.filter.category')}
        choices={categories.map((value) => ({
          value,
          text: t(`vocabulary.positionCategory.${value}`),
          count: facets?.category[value],
        }))}
      />
      <Group
        name="location"
        title={t('public.filter.location')}
        choices={[...picked.map((value) => ({ value, text: placeName(value, language) })), ...places]}
      />
      <Group
        name="nature"
        title={t('public.filter.nature')}
        choices={natures.map((value) => ({
          value,
          text: t(`vocabulary.positionNature.${value}`),
          count: facets?.nature[value],
        }))}
      />
      <Group
        name="recruitCategory"
        title={t('public.filter.recruitCategory')}
        choices={recruitCategories.map((value) => ({ value, text: t(`vocabulary.recruitCategory.${value}`) }))}
      />
      <Group
        name="published"
        title={t('public.filter.published')}
        choices={publishedWithin.map((value) => ({ value, text: t(`public.published.${value}`) }))}
      />
    </>
  );
}
