import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/react.tsx';
import { useSignIn } from '../../model/use-sign-in.ts';
import { useMyWorkQuery } from '../../model/work.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { byDay, type WorkItem } from './by-day.ts';
import { pageOf } from './page-of.ts';
import { WorkDrawer } from './WorkDrawer.tsx';
import { WorkRow } from './WorkRow.tsx';
import './work.css';
import { stillShown } from '../../model/still-shown.ts';

/** What I owe, by due time, done without leaving the page. */
export default function WorkPage() {
  const t = useT();
  const { me } = useSignIn();
  const answer = useMyWorkQuery({});
  const { error, refetch } = answer;
  const data = stillShown(answer);
  const [kind, setKind] = useState('');
  const [open, setOpen] = useState<WorkItem | null>(null);
  const items = data?.data.items;
  const groups = useMemo(
    () =>
      byDay(
        (items ?? []).filter((item) => kind === '' || item.kind === kind),
        Date.now(),
      ),
    [items, kind],
  );
  const navigate = useNavigate();
  const start = (item: WorkItem) => {
    const page = pageOf(item);
    if (page === undefined) setOpen(item);
    else navigate(page);
  };
  const kinds = Object.entries(data?.data.counts ?? {}).filter(([, count]) => count > 0);
  const shown = groups.flatMap((group) => group.items);
  const index = shown.findIndex((item) => item.id === open?.id && item.kind === open.kind);
  // What is done leaves the list; from its place one goes on.
  const place = useRef(0);
  if (index >= 0) place.current = index;
  const [before, after] = [shown[place.current - 1], shown[index < 0 ? place.current : index + 1]];
  return (
    <Page title={me === null ? t('staff.nav.work') : t('staff.work.title', { name: me.name })}>
      {items === undefined && error === undefined && <Loading />}
      {items === undefined && <QueryFailure failure={error} onRetry={() => void refetch()} />}
      {kinds.length > 0 && (
        <Segmented
          className="work-kinds"
          label={t('staff.work.kinds')}
          choices={[
            { value: '', label: `${t('staff.work.all')} ${kinds.reduce((sum, [, count]) => sum + count, 0)}` },
            ...kinds.map(([name, count]) => ({
              value: name,
              label: `${t(`staff.workKind.${name as WorkItem['kind']}`)} ${count}`,
            })),
          ]}
          chosen={kind}
          onChoose={setKind}
        />
      )}
      {items?.length === 0 && <EmptyState title={t('staff.work.none')} />}
      {groups.map((group) => (
        <section key={group.id} aria-label={t(`staff.work.${group.id}`)}>
          <h2 className={group.id === 'late' ? 'late' : ''}>{t(`staff.work.${group.id}`)}</h2>
          <ul className="work-list">
            {group.items.map((item) => (
              <WorkRow
                key={`${item.kind}${item.id}`}
                item={item}
                late={group.id === 'late'}
                current={item === shown[index]}
                onOpen={() => start(item)}
              />
            ))}
          </ul>
        </section>
      ))}
      {open !== null && (
        <WorkDrawer
          key={open.id}
          item={open}
          place={index < 0 ? '' : t('staff.list.place', { number: index + 1, total: shown.length })}
          onPrevious={before === undefined ? undefined : () => start(before)}
          onNext={after === undefined ? undefined : () => start(after)}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}
