import type { JobCard } from '@talentlog/contracts';
import { useT } from '../../../i18n/react.tsx';

export function JobTags({ job }: { job: JobCard }) {
  const t = useT();
  return (
    <>
      {job.hot && <span className="tag tag-bad">{t('public.job.hot')}</span>}
      {job.longTerm && <span className="tag tag-ok">{t('public.job.longTerm')}</span>}
      {job.nature !== 'FULL_TIME' && <span className="tag">{t(`vocabulary.positionNature.${job.nature}`)}</span>}
    </>
  );
}
