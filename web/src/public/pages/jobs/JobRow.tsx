import type { JobCard } from '@talentlog/contracts';
import { daysSince, exactTime, shortDay } from '../../../format/dates.ts';
import { payRange, payText } from '../../../format/pay.ts';
import { placeNames } from '../../../format/places.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';
import { Link } from '../../site/router.tsx';

/** The title in the reader's language; English falls back to the Chinese title where none was given. */
export function useJobTitle(): (job: { readonly title: string; readonly titleEn: string }) => string {
  const { language } = useLanguage();
  return (job) => (language === 'en-US' && job.titleEn !== '' ? job.titleEn : job.title);
}

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

/** When it was published: in days while that is fresh, else the day. */
export function Published({ at }: { at: string }) {
  const t = useT();
  const { language } = useLanguage();
  const now = useNow();
  const days = daysSince(at, now);
  const text =
    days < 7
      ? t('public.job.publishedDays', { days: Math.max(days, 0) })
      : t('public.job.publishedOn', { day: shortDay(at, language, now) });
  return (
    <time dateTime={at} title={exactTime(at, language, now)}>
      {text}
    </time>
  );
}

export function JobRow({ job }: { job: JobCard }) {
  const t = useT();
  const { language } = useLanguage();
  const now = useNow();
  const title = useJobTitle();
  const facts = [
    placeNames(job.locations, language),
    t(`vocabulary.positionNature.${job.nature}`),
    t(`vocabulary.experience.${job.experience}`),
    t(`vocabulary.education.${job.education}`),
  ];
  return (
    <li className="job">
      <Link to={`/job_detail/${job.advertisementId}`}>
        <span className="job-head">
          <h2>
            {title(job)} <JobTags job={job} />
          </h2>
          <span className="pay">{payRange(job.pay, language) ?? payText(job.pay, language)}</span>
        </span>
        <span className="job-facts">{facts.join(' · ')}</span>
        <span className="job-facts">
          <Published at={job.publishedAt} />
          {!job.longTerm && t('public.job.until', { day: shortDay(job.deadline, language, now) })}
        </span>
      </Link>
    </li>
  );
}
