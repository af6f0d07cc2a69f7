import type { JobCard } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';

export function JobTags({ job }: { job: JobCard }) {
  const t = useTranslate();
  return (
    <>
      {job.hot && <span className="tag tag-bad">{t({ id: 'public.job.hot' })}</span>}
      {job.longTerm && <span className="tag tag-ok">{t({ id: 'public.job.longTerm' })}</span>}
      {job.nature !== 'FULL_TIME' && (
        <span className="tag">{t({ id: `vocabulary.positionNature.${job.nature}` })}</span>
      )}
    </>
  );
}
