import { monthlyPay } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { placeName } from '../../../format/places.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useListed } from '../../site/use-listed.ts';
import { experiences, natures, payFrom, publishedWithin, recruitCategories, tracks } from './filter-values.ts';
import { toggled } from './filters.ts';
import { useKnownFilters } from './use-known-filters.ts';

const filterKeys = [
  'track',
  'category',
  'location',
  'nature',
  'recruitCategory',
  'experience',
  'published',
  'pay',
] as const;

/** What is chosen now, each with a way to take it back. */
export function ChosenFilters() {
  const t = useTranslate();
  const { language } = useLanguage();
  const search = useKnownFilters();
  const listed = useListed();
  const words = (key: (typeof filterKeys)[number], value: string): string => {
    if (key === 'category') return listed.words('positionCategory', value);
    if (key === 'nature')
      return natures.flatMap((one) => (one === value ? [t({ id: `vocabulary.positionNature.${one}` })] : [])).join('');
    if (key === 'recruitCategory')
      return recruitCategories
        .flatMap((one) => (one === value ? [t({ id: `vocabulary.recruitCategory.${one}` })] : []))
        .join('');
    if (key === 'experience')
      return experiences.flatMap((one) => (one === value ? [t({ id: `vocabulary.experience.${one}` })] : [])).join('');
    if (key === 'published')
      return publishedWithin.flatMap((one) => (one === value ? [t({ id: `public.published.${one}` })] : [])).join('');
    if (key === 'pay')
      return payFrom
        .flatMap((one) =>
          one === value ? [t({ id: 'public.filter.payFrom' }, { pay: monthlyPay(Number(one), language) })] : [],
        )
        .join('');
    if (key === 'track')
      return tracks.flatMap((one) => (one === value ? [t({ id: `vocabulary.track.${one}` })] : [])).join('');
    return placeName(value, language);
  };
  const chosen = filterKeys
    .flatMap((key) => search.getAll(key).map((value) => ({ key, value, text: words(key, value) })))
    .filter(({ text }) => text !== '');
  return (
    <>
      {chosen.map(({ key, value, text }) => (
        <li key={`${key}=${value}`}>
          <Link
            className="chip"
            aria-current="true"
            to={toggled(search, key, value)}
            aria-label={t({ id: 'public.filter.remove' }, { name: text })}
          >
            {text} <span aria-hidden="true">✕</span>
          </Link>
        </li>
      ))}
    </>
  );
}
