import type { JobCard } from '@talentlog/contracts';
import { shortDay } from '../../../format/dates.ts';
import { payRange, payText } from '../../../format/pay.ts';
import { placeNames } from '../../../format/places.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';
import { Link } from '../../site/router.tsx';
import { JobTags } from './JobTags.tsx';
import { Published } from './Published.tsx';
import { useJobTitle } from './use-job-title.ts';
import { useKnownFilters } from './use-known-filters.ts';

interface Props {
  readonly job: JobCard;
  /** Whether a press shows it beside the list; in a new tab it is a page of its own. */
  readonly beside?: boolean;
  readonly current?: boolean;
}

export function JobRow({ job, beside = false, current = false }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const now = useNow();
  const title = useJobTitle();
  const search = useKnownFilters();
  const facts = [
    placeNames(job.locations, language),
    t(`vocabulary.positionNature.${job.nature}`),
    t(`vocabulary.experience.${job.experience}`),
    t(`vocabulary.education.${job.education}`),
  ];
  return (
    <li className="job">
      <Link
        to={`/job_detail/${job.advertisementId}`}
        instead={beside ? `?${new URLSearchParams([...search, ['job', job.advertisementId]])}` : undefined}
        replace={beside}
        aria-current={current ? 'true' : undefined}
      >
        <span className="job-head">
          <h2>
            {title(job)} <JobTags job={job} />
          </h2>
          <span className="pay">{payRange(job.pay, language) ?? payText(job.pay, language)}</span>
        </span>
        <span className="job-facts">{facts.join(' · ')}</span>
        <span className="job-facts">
          <Published at={job.publishedAt} />
          {t('public.job.until', { day: shortDay(job.deadline, language, now) })}
        </span>
      </Link>
    </li>
  );
}
