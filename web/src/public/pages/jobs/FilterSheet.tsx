import { useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Facets } from './choices.ts';
import { Filters } from './Filters.tsx';
import { cleared, countOn } from './filters.ts';
import { useKnownFilters } from './use-known-filters.ts';

/** The part of the address that says that the filters lie over the list; back closes them. */
export const sheetHash = '#filters';

interface Props {
  readonly facets: Facets | undefined;
  readonly total: number | undefined;
}

/** Over the list of a phone. Each choice changes the list beneath at once, and the button says how many jobs remain. */
export function FilterSheet({ facets, total }: Props) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const known = useKnownFilters();
  const on = countOn(known);
  const close = useCallback(() => navigate(pathname + search, { replace: true }), [navigate, pathname, search]);
  return (
    <Dialog title={t({ id: 'public.filter.title' })} className="filter-sheet" onClose={close}>
      {on > 0 && (
        <Link className="filter-clear" to={cleared(known) + sheetHash} replace>
          {t({ id: 'public.filter.clear' }, { count: on })}
        </Link>
      )}
      <Filters facets={facets} hash={sheetHash} />
      <div className="filter-foot">
        <Button kind="primary" aria-live="polite" onClick={close}>
          {total === undefined ? t({ id: 'public.filter.close' }) : t({ id: 'public.filter.show' }, { total })}
        </Button>
      </div>
    </Dialog>
  );
}
