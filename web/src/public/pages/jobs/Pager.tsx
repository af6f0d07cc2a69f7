import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { onPage, pageSize } from './filters.ts';
import { useKnownFilters } from './use-known-filters.ts';

const toTop = () => window.scrollTo(0, 0);

/** The way to the other pages; an address behind the last page shows the last one, and says so. */
export function Pager({ total }: { total: number }) {
  const t = useTranslate();
  const search = useKnownFilters();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pages, Math.max(1, Number(search.get('page') ?? 1) || 1));
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label={t({ id: 'public.list.pages' })}>
      {page > 1 && (
        <Link className="button button-plain" rel="prev" to={onPage(search, page - 1)} onClick={toTop}>
          {t({ id: 'public.list.previous' })}
        </Link>
      )}
      <span>{t({ id: 'public.list.pageOf' }, { page, pages })}</span>
      {page < pages && (
        <Link className="button button-plain" rel="next" to={onPage(search, page + 1)} onClick={toTop}>
          {t({ id: 'public.list.next' })}
        </Link>
      )}
    </nav>
  );
}
