import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { cleared, countOn, toggled } from './filters.ts';
import { useKnownFilters } from './use-known-filters.ts';

/** Nothing fits: what could be taken back, one by one or at once; or nothing is open at all. */
export function EmptyList({ all, total }: { readonly all: string; readonly total: number }) {
  const t = useTranslate();
  const search = useKnownFilters();
  const text = search.get('text') ?? '';
  const filters = countOn(search);
  if (text === '' && filters === 0 && total === 0)
    return (
      <div className="empty">
        <p>{t({ id: 'public.list.none' })}</p>
      </div>
    );
  return (
    <div className="empty">
      <p>{t({ id: 'public.list.empty' })}</p>
      <ul className="chips">
        {text !== '' && (
          <li>
            <Link className="chip" to={toggled(search, 'text', text)}>
              {t({ id: 'public.list.withoutWords' }, { text })}
            </Link>
          </li>
        )}
        <ChosenFilters />
      </ul>
      {text !== '' && filters > 0 && (
        <Link className="button button-plain" to={cleared(search)}>
          {t({ id: 'public.list.onlyWords' }, { text })}
        </Link>
      )}
      <Link className="button button-plain" to={all}>
        {t({ id: 'public.list.clear' })}
      </Link>
    </div>
  );
}
