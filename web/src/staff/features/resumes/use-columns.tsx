import type { ResumeFound } from '@talentlog/contracts';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useApplicationWords } from '../../model/application-words.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { PersonName } from '../../ui/PersonName.tsx';
import { useResumeLine } from '../../ui/resume/use-resume-line.ts';
import type { Column } from '../../ui/table/columns.ts';
import { Hit } from './Hit.tsx';

const hits = (title: string): Column<ResumeFound> => ({
  id: 'hits',
  title,
  width: 'minmax(14em, 2.4fr)',
  render: ({ hits: [first, second] }) => (
    <span className="cell-flow">
      {first && (
        <span className="cell-main">
          <Hit hit={first} />
        </span>
      )}
      {second && (
        <span className="cell-more">
          <Hit hit={second} />
        </span>
      )}
    </span>
  ),
});

/** Columns of what was found in resumes; what they say is shown where words were typed. */
export function useColumns(searched: boolean): readonly Column<ResumeFound>[] {
  const t = useTranslate();
  const words = useApplicationWords();
  const lineOf = useResumeLine();
  return useMemo(
    () => [
      {
        id: 'person',
        title: t({ id: 'staff.resumes.person' }),
        width: 'minmax(11em, 1fr)',
        render: ({ person, resumeLine }) => (
          <>
            <span className="cell-main">
              <PersonName person={person} />
            </span>
            <span className="cell-more">{lineOf(resumeLine)}</span>
          </>
        ),
      },
      ...(searched ? [hits(t({ id: 'staff.resumes.found' }))] : []),
      {
        id: 'applications',
        title: t({ id: 'staff.resumes.applications' }),
        width: 'minmax(9em, 0.8fr)',
        wide: true,
        render: ({ applied, applications: [last, ...others] }) =>
          last === undefined ? (
            <span className="muted">{t({ id: applied ? 'staff.resumes.elsewhere' : 'staff.resumes.notApplied' })}</span>
          ) : (
            <>
              <span className="cell-main">{words.positionTitle(last.position)}</span>
              <span className="cell-more">
                {words.stage(last.stage)}
                {others.length > 0 && ` ${t({ id: 'staff.resumes.more' }, { count: others.length })}`}
              </span>
            </>
          ),
      },
      {
        id: 'updated',
        title: t({ id: 'staff.resumes.updated' }),
        width: '9em',
        wide: true,
        render: ({ updatedAt }) => <DateTime at={updatedAt} />,
      },
    ],
    [t, words, lineOf, searched],
  );
}
