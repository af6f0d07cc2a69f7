import { type ApplicationRow, tracks } from '@talentlog/contracts';
import { useMemo } from 'react';
import { dayAndClock } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { useResumeLine } from '../../../ui/resume/use-resume-line.ts';
import { useVerdicts } from '../use-verdicts.ts';
import { waiterOf } from '../words.ts';

/** What a row says of an application, in words. */
export function useRowWords() {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = useApplicationWords();
  const lineOf = useResumeLine();
  const verdicts = useVerdicts();
  return useMemo(() => {
    const isLate = ({ bucket, dueAt }: ApplicationRow) =>
      bucket === 'ACTIVE' && dueAt !== null && Date.parse(dueAt) < Date.now();
    const who = (row: ApplicationRow): string => {
      const waiter = waiterOf(row);
      if (row.waitsForMe) return t({ id: 'staff.row.me' });
      return row.waitsForName ?? (waiter === undefined ? '' : t({ id: `staff.row.${waiter}` }));
    };
    const ended = ({ bucket, outcome, stage }: ApplicationRow) =>
      t(
        { id: 'staff.row.ended' },
        {
          outcome: bucket === 'INVALID' || outcome === null ? words.bucket(bucket) : words.outcome(outcome),
          stage: words.stage(stage),
        },
      );
    /** `部门筛选，等赵磊筛选简历` */
    const status = (row: ApplicationRow): string => {
      const stage = words.stage(row.stage);
      const { bucket, nextStep, person, waitsForMe } = row;
      if (bucket === 'ACTIVE' && person.consent === 'UNAUTHORIZED') return t({ id: 'staff.row.consent' }, { stage });
      if (nextStep === null) return bucket === 'ACTIVE' ? stage : ended(row);
      if (nextStep === 'WAIT_FOR_SAP') return t({ id: 'staff.row.sap' }, { stage });
      const step = t({ id: `staff.next.${nextStep}` });
      return waitsForMe
        ? t({ id: 'staff.row.mine' }, { stage, step })
        : t({ id: 'staff.row.waits' }, { stage, who: who(row), step });
    };
    /** `11月26日 18:00 前`; empty where nothing is due. */
    const due = (row: ApplicationRow): string => {
      const { dueAt, bucket } = row;
      if (dueAt === null || bucket !== 'ACTIVE' || row.person.consent === 'UNAUTHORIZED') return '';
      return t({ id: isLate(row) ? 'staff.row.late' : 'staff.row.due' }, { time: dayAndClock(dueAt, language) });
    };
    const resume = ({ resumeLine, person }: ApplicationRow): string => {
      if (person.consent !== 'AUTHORIZED') return t({ id: 'staff.row.hidden' });
      return lineOf(resumeLine);
    };
    const source = ({ source: from }: ApplicationRow): string =>
      from === null ? '' : t({ id: `staff.source.${from}` });
    const track = (value: string): string => {
      const known = tracks.find((one) => one === value);
      return known === undefined ? value : t({ id: `vocabulary.track.${known}` });
    };
    return { ...words, who, track, status, verdicts, due, resume, source, isLate };
  }, [t, language, words, lineOf, verdicts]);
}
