import type { QueryData } from '../../../api/tables.ts';
import { exactTime } from '../../../format/dates.ts';
import { payText } from '../../../format/pay.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Apply } from './Apply.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobRow } from './JobRow.tsx';
import { JobTags } from './JobTags.tsx';
import { Lines } from './Lines.tsx';
import { Published } from './Published.tsx';
import { Share } from './Share.tsx';
import { useJobTitle } from './use-job-title.ts';

type Detail = QueryData<'jobDetail'>;

interface Props {
  readonly detail: Detail;
  /** Whether it stands beside a list, whose page it is then. */
  readonly beside?: boolean;
}

/** What a position is, what it pays, how it goes, and the way to apply. */
export function JobBody({ detail, beside = false }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const title = useJobTitle();
  const { job, availability, similar } = detail;
  const name = title(job);
  const Heading = beside ? 'h2' : 'h1';
  const Part = beside ? 'h3' : 'h2';
  return (
    <article className="detail">
      <header>
        <Heading>
          {name} <JobTags job={job} />
        </Heading>
        <p className="pay detail-pay">{payText(job.pay, language)}</p>
        <p className="quiet">
          {job.department} · {t('public.detail.count', { count: job.hiringCount })} · <Published at={job.publishedAt} />
        </p>
      </header>
      <JobFacts job={job} />
      <Part>{t('public.detail.duties')}</Part>
      <Lines text={job.duties} />
      <Part>{t('public.detail.requirements')}</Part>
      <Lines text={job.requirements} />
      <Part>{t('public.detail.process')}</Part>
      <p className="prose">{t(`public.process.${job.track}`)}</p>
      <p className="quiet">
        {t('public.detail.number', { number: job.number })}
        {` · ${t('public.detail.exactDeadline', { time: exactTime(job.deadline, language) })}`}
      </p>
      {similar.length > 0 && !beside && (
        <section>
          <Part>{t('public.detail.similar')}</Part>
          <ul className="jobs">
            {similar.map((other) => (
              <JobRow key={other.advertisementId} job={other} />
            ))}
          </ul>
        </section>
      )}
      <div className="bar">
        <Share title={name} path={`/job_detail/${job.advertisementId}`} />
        <Apply job={job} availability={availability} />
      </div>
    </article>
  );
}
