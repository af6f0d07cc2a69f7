import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { sections } from '../../model/navigation.ts';
import type { WorkItem } from './groups.ts';

/** Where all of a kind stand in a list of their own, and what that list is called. */
const listOf = (kind: WorkItem['kind']) =>
  sections.flatMap(({ items }) => items).find(({ counts }) => counts?.includes(kind));

/** How many more of a kind there are than are listed here, and where. */
export function MoreOfKind({ kind, count }: { kind: WorkItem['kind']; count: number }) {
  const t = useTranslate();
  if (count <= 0) return null;
  const list = listOf(kind);
  return (
    <p className="muted">
      {t({ id: 'staff.work.more' }, { count })}{' '}
      {list !== undefined && (
        <Link to={list.path}>{t({ id: 'staff.work.moreIn' }, { list: t({ id: list.label }) })}</Link>
      )}
    </p>
  );
}
