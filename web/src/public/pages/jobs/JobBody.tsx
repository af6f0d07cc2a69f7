import { payText } from '@talentlog/contracts';
import type { QueryData } from '../../../api/tables.ts';
import { exactTime } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
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

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
const languageOf = (text: string): 'zh-CN' | undefined => (isHan(text) ? 'zh-CN' : undefined);

/** What a position is, what it pays, how it goes, and the way to apply. */
export function JobBody({ detail, beside = false }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const title = useJobTitle();
  const { job, availability, similar } = detail;
  const name = title(job);
  const Heading = beside ? 'h2' : 'h1';
  const Part = beside ? 'h3' : 'h2';
  // A position has an English title at most; what its team wrote is shown as it is, and said to be so.
  const isForeign = language === 'en-US' && isHan(job.duties + job.requirements);
  return (
    <article className="detail">
      <header>
        <Heading>
          {name} <JobTags job={job} />
        </Heading>
        <p className="pay detail-pay">{payText(job.pay, language)}</p>
        <p className="quiet">
          <span lang={languageOf(job.department)}>{job.department}</span> ·{' '}
          {t({ id: 'public.detail.count' }, { count: job.hiringCount })} · <Published at={job.publishedAt} />
        </p>
      </header>
      <JobFacts job={job} />
      {isForeign && <p className="quiet">{t({ id: 'public.detail.inChinese' })}</p>}
      <Part>{t({ id: 'public.detail.duties' })}</Part>
      <Lines text={job.duties} language={languageOf(job.duties)} />
      <Part>{t({ id: 'public.detail.requirements' })}</Part>
      <Lines text={job.requirements} language={languageOf(job.requirements)} />
      <Part>{t({ id: 'public.detail.process' })}</Part>
      <p className="prose">{t({ id: `public.process.${job.track}` })}</p>
      <p className="quiet">
        {t({ id: 'public.detail.number' }, { number: job.number })}
        {` · ${t({ id: 'public.detail.exactDeadline' }, { time: exactTime(job.deadline, language) })}`}
      </p>
      {similar.length > 0 && !beside && (
        <section>
          <Part>{t({ id: 'public.detail.similar' })}</Part>
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
