import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { screeningStates, useScreeningWords } from '../../model/screening-words.ts';
import { usePages } from '../../model/use-pages.ts';
import { useMay } from '../../model/use-sign-in.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Page } from '../../ui/Page.tsx';
import { screeningApi } from './api.ts';
import { ScreeningDesk } from './ScreeningDesk.tsx';
import { ScreeningTable } from './ScreeningTable.tsx';
import { useNeighbours } from './use-neighbours.ts';

/** Resumes to judge: mine to do, or, for those who hand them out, everybody's. */
export default function ScreeningPage() {
  const t = useT();
  const may = useMay();
  const words = useScreeningWords();
  const navigate = useNavigate();
  const { '*': itemId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const mine = search.get('all') !== '1' && may('SCREEN_RESUME');
  const written = search.toString();
  const params = useMemo(() => {
    const given = new URLSearchParams(written);
    return { mine, text: given.get('text') ?? '', state: given.getAll('state') };
  }, [written, mine]);
  const pages = usePages(screeningApi.endpoints.screeningItems, params);
  const open = useCallback(
    (id: string) => navigate({ pathname: paths.screeningItem(id), search: written }),
    [navigate, written],
  );
  const { onWaiting, ...around } = useNeighbours(pages, itemId, open);
  const close = () => navigate({ pathname: paths.screening, search: written });
  const change = (name: string, values: readonly string[]) => {
    const next = new URLSearchParams(written);
    next.delete(name);
    for (const value of values) next.append(name, value);
    setSearch(next, { replace: true });
  };
  const choices = screeningStates.map((value) => ({ value, label: words.state(value) }));
  return (
    <Page title={t('staff.nav.screening')} fixed>
      <FilterBar
        filters={[{ id: 'state', label: t('staff.column.state'), choices, chosen: params.state }]}
        onChange={change}
        text={params.text}
        onText={(text) => change('text', text === '' ? [] : [text])}
        textLabel={t('staff.filter.people')}
      >
        <span className="muted">{pages.total !== undefined && t('staff.list.items', { count: pages.total })}</span>
        {may('SCREEN_RESUME') && may('MANAGE_SCREENING') && (
          <fieldset className="segmented" aria-label={t('staff.screening.whose')}>
            <button type="button" aria-pressed={mine} onClick={() => change('all', [])}>
              {t('staff.screening.mine')}
            </button>
            <button type="button" aria-pressed={!mine} onClick={() => change('all', ['1'])}>
              {t('staff.screening.all')}
            </button>
          </fieldset>
        )}
      </FilterBar>
      <ScreeningTable pages={pages} current={itemId} onOpen={open} />
      {itemId !== '' && (
        <ScreeningDesk
          key={itemId}
          itemId={itemId}
          {...around}
          onClose={close}
          onJudged={() => (onWaiting ?? close)()}
        />
      )}
    </Page>
  );
}
