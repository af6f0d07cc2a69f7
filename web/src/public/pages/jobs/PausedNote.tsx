import type { QueryData } from '../../../api/tables.ts';
import { useCompanyProfile, useTranslate } from '../../../i18n/react.tsx';
import { tracks } from './filter-values.ts';
import { useKnownFilters } from './use-known-filters.ts';

interface Props {
  /** How many positions of each track there are to list. */
  readonly counts: QueryData<'jobList'>['facets']['track'] | undefined;
}

/** Said above a list where nobody can deliver to any position of it: better than to learn it page by page. */
export function PausedNote({ counts = {} }: Props) {
  const t = useTranslate();
  const { pausedTracks } = useCompanyProfile();
  const chosen = useKnownFilters().getAll('track');
  const listed = tracks.filter((track) => (counts[track] ?? 0) > 0 && (chosen.length === 0 || chosen.includes(track)));
  if (listed.length === 0 || !listed.every((track) => pausedTracks.includes(track))) return null;
  return (
    <p className="note note-warn" role="status">
      {t({ id: 'public.list.paused' })}
    </p>
  );
}
