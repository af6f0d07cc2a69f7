import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { stillShown } from '../../model/still-shown.ts';
import { useSignIn } from '../../model/use-sign-in.ts';
import { useMyWorkQuery } from '../../model/work.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { Ahead } from './Ahead.tsx';
import { byAction, isDueToday, isLate, type WorkItem } from './groups.ts';
import { IdleKinds } from './IdleKinds.tsx';
import { MoreOfKind } from './MoreOfKind.tsx';
import { offersTimes } from './times-offered.ts';
import { useRowKeys } from './use-row-keys.ts';
import { WeekStrip } from './WeekStrip.tsx';
import { WorkDrawer } from './WorkDrawer.tsx';
import { WorkRow } from './WorkRow.tsx';
import './work.css';

const nameOfRow = ({ kind, id }: WorkItem): string => `${kind}${id}`;

/** What I owe, by the very action, done without leaving the page. */
export default function WorkPage() {
  const t = useTranslate();
  const { me } = useSignIn();
  const answer = useMyWorkQuery({});
  const { error, refetch } = answer;
  const data = stillShown(answer)?.data;
  const items = data?.items;
  const [open, setOpen] = useState<WorkItem | null>(null);
  const groups = useMemo(() => byAction(items ?? []), [items]);
  const [choosing, setChoosing] = useState<string | null>(null);
  const openBeside = (item: WorkItem) => {
    setChoosing(null);
    setOpen(item);
  };
  const navigate = useNavigate();
  const start = (item: WorkItem) => {
    if (item.kind === 'ANSWER_REQUEST') return void navigate(paths.dataRequest(item.id));
    if (!offersTimes(item)) return openBeside(item);
    setOpen(null);
    setChoosing(nameOfRow(item));
  };
  const shown = groups.flatMap((group) => group.items);
  const index = shown.findIndex((item) => item.id === open?.id && item.kind === open.kind);
  // What is done leaves the list; from its place one goes on.
  const place = useRef(0);
  if (index >= 0) place.current = index;
  const [before, after] = [shown[place.current - 1], shown[index < 0 ? place.current : index + 1]];
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list, open !== null);
  const count = Object.values(data?.counts ?? {}).reduce((sum, one) => sum + one, 0);
  return (
    <Page
      title={
        me === null || items === undefined
          ? t({ id: 'staff.nav.work' })
          : t({ id: 'staff.work.title' }, { name: me.name, count })
      }
    >
      {items === undefined && error === undefined && <Loading />}
      {items === undefined && <QueryFailure failure={error} onRetry={() => void refetch()} />}
      {items?.length === 0 && <EmptyState title={t({ id: 'staff.work.none' })} />}
      {items !== undefined && items.length > 0 && <Summary items={items} count={count} />}
      {items !== undefined && <Ahead />}
      <div ref={list}>
        {groups.map(({ kind, items: owed }) => {
          const all = data?.counts[kind] ?? owed.length;
          return (
            <section key={kind} className="work-group" aria-label={t({ id: `staff.workKind.${kind}` })}>
              <h2>
                {t({ id: `staff.workKind.${kind}` })} <span className="muted">{all}</span>
                {owed.length === all && owed.every((item) => isLate(item, Date.now())) && (
                  <span className="late"> {t({ id: 'staff.work.allLate' }, { count: owed.length })}</span>
                )}
              </h2>
              <ul className="work-list">
                {owed.map((item) => (
                  <WorkRow
                    key={nameOfRow(item)}
                    item={item}
                    current={item === shown[index]}
                    choosing={choosing === nameOfRow(item)}
                    onOpen={() => start(item)}
                    onOpenBeside={() => openBeside(item)}
                    onClose={() => {
                      setChoosing(null);
                      list.current?.querySelector<HTMLElement>('.work-row.current .work-open')?.focus();
                    }}
                  />
                ))}
              </ul>
              <MoreOfKind kind={kind} count={all - owed.length} />
            </section>
          );
        })}
      </div>
      {items !== undefined && items.length > 0 && <IdleKinds counts={data?.counts ?? {}} />}
      {open !== null && (
        <WorkDrawer
          key={open.id}
          item={open}
          place={index < 0 ? '' : t({ id: 'staff.list.place' }, { number: index + 1, total: shown.length })}
          onPrevious={before === undefined ? undefined : () => openBeside(before)}
          onNext={after === undefined ? undefined : () => openBeside(after)}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}

/** Of all that is owed, or, where that is more than is listed, of what is listed. */
function Summary({ items, count }: { items: readonly WorkItem[]; count: number }) {
  const t = useTranslate();
  const now = Date.now();
  const late = items.filter((item) => isLate(item, now)).length;
  const today = items.filter((item) => isDueToday(item, now)).length;
  const areAll = items.length >= count;
  const id = areAll ? 'staff.work.summary' : 'staff.work.summaryOfListed';
  return (
    <>
      <p className="work-summary muted">{t({ id }, { late, today, listed: items.length })}</p>
      <WeekStrip items={items} areListed={areAll} />
    </>
  );
}
