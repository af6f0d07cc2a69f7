import { waitsForScreener } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { screeningStates, useScreeningWords } from '../../model/screening-words.ts';
import { useAppSelector } from '../../model/store.ts';
import { useMay } from '../../model/use-sign-in.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { anyOf, flag, listFormat, text } from '../../ui/list/list-format.ts';
import { useList } from '../../ui/list/use-list.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { screeningApi } from './api.ts';
import { nextResume } from './next-resume.ts';
import { ScreeningDesk } from './ScreeningDesk.tsx';
import type { Item } from './types.ts';
import { useColumns } from './use-columns.tsx';
import { Whose } from './Whose.tsx';

/** Of everybody's, those wait as well that nobody answered in time: they are to be given to somebody else. */
const openOf = (isMine: boolean) => [...waitsForScreener, ...(isMine ? [] : ['OVERDUE'])];
const itemList = listFormat({ text, state: anyOf(), all: flag, finished: flag });
const idOf = (item: Item) => item.itemId;

/** Resumes to judge: mine to do, or, for those who hand them out, everybody's. */
export default function ScreeningPage() {
  const t = useTranslate();
  const may = useMay();
  const words = useScreeningWords();
  const verdicts = useAppSelector((state) => state.heldVerdicts.held);
  const held = verdicts.map(({ payload }) => payload.screeningItemId);
  const isMine = (all: boolean) => !all && may('SCREEN_RESUME');
  const list = useList({
    format: itemList,
    endpoint: screeningApi.endpoints.screeningItems,
    paramsOf: ({ all, finished, ...state }) => ({
      mine: isMine(all),
      ...state,
      state: state.state.length > 0 || finished ? state.state : openOf(isMine(all)),
    }),
    home: paths.screening,
    pathOf: paths.screeningItem,
    idOf,
  });
  const { openId, close, go } = list;
  const goOn = () => {
    const next = nextResume(list.pages, openId, held);
    if (next === undefined) close();
    else list.open(next);
  };
  return (
    <ListPage
      list={list}
      title={t({ id: 'staff.nav.screening' })}
      filters={[
        {
          id: 'state',
          label: t({ id: 'staff.column.state' }),
          choices: screeningStates.map((value) => ({ value, label: words.state(value) })),
        },
      ]}
      search={t({ id: 'staff.filter.people' })}
      count={(count) => t({ id: 'staff.list.items' }, { count })}
      tools={
        <>
          <Segmented
            label={t({ id: 'staff.column.state' })}
            choices={[
              { value: 'open', label: t({ id: 'staff.screening.open' }) },
              { value: 'finished', label: t({ id: 'staff.screening.withFinished' }) },
            ]}
            chosen={list.state.finished || list.state.state.length > 0 ? 'finished' : 'open'}
            onChoose={(which) => go({ finished: which === 'finished', state: [] })}
          />
          {may('SCREEN_RESUME') && may('MANAGE_SCREENING') && (
            <Whose mine={isMine(list.state.all)} onChange={(mine) => go({ all: !mine })} />
          )}
        </>
      }
      columns={useColumns()}
      empty={<EmptyState title={t({ id: 'staff.screening.none' })} />}
    >
      {openId !== '' && (
        <ScreeningDesk key={openId} itemId={openId} {...list.neighbours} onClose={close} onJudged={goOn} />
      )}
    </ListPage>
  );
}
