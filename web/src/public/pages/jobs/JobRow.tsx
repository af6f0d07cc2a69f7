import { type JobCard, payRange, payText } from '@talentlog/contracts';
import { Link, useLinkClickHandler } from 'react-router-dom';
import { shortDay } from '../../../format/dates.ts';
import { placeNames } from '../../../format/places.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';
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
  const t = useTranslate();
  const { language } = useLanguage();
  const now = useNow();
  const title = useJobTitle();
  const search = useKnownFilters();
  // The link stays the page of its own, which is shared, kept and opened in a new tab.
  const showBeside = useLinkClickHandler<HTMLAnchorElement>(
    `?${new URLSearchParams([...search, ['job', job.advertisementId]])}`,
    { replace: true },
  );
  const facts = [
    placeNames(job.locations, language),
    t({ id: `vocabulary.positionNature.${job.nature}` }),
    t({ id: `vocabulary.experience.${job.experience}` }),
    t({ id: `vocabulary.education.${job.education}` }),
  ];
  return (
    <li className="job">
      <Link
        to={`/job_detail/${job.advertisementId}`}
        onClick={beside ? showBeside : undefined}
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
          {t({ id: 'public.job.until' }, { day: shortDay(job.deadline, language, now) })}
        </span>
      </Link>
    </li>
  );
}
