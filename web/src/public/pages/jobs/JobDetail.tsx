import type { QueryData } from '../../../api/tables.ts';
import { exactTime, shortDay } from '../../../format/dates.ts';
import { payText } from '../../../format/pay.ts';
import { placeNames } from '../../../format/places.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useNow, useQuery } from '../../site/context.tsx';
import { JsonLd } from '../../site/JsonLd.tsx';
import { useParams } from '../../site/router.tsx';
import { Title } from '../../site/Title.tsx';
import { Failed } from '../errors/Failed.tsx';
import { Apply } from './Apply.tsx';
import { JobRow } from './JobRow.tsx';
import { JobTags } from './JobTags.tsx';
import { jobPosting } from './job-posting.ts';
import { Published } from './Published.tsx';
import { Share } from './Share.tsx';
import { useJobTitle } from './use-job-title.ts';

type Detail = QueryData<'jobDetail'>;

/** Text of several lines as a list; the numbers or dashes people type are not repeated. */
function Lines({ text }: { text: string }) {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/^(\d{1,2}[.、．)）]|[-•·*])\s*/, ''))
    .filter((line) => line !== '');
  if (lines.length < 2) return <p className="prose">{lines.join('')}</p>;
  return (
    <ul className="prose">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Facts({ job }: { job: Detail['job'] }) {
  const t = useT();
  const { language } = useLanguage();
  const now = useNow();
  const facts: readonly (readonly [string, string])[] = [
    [t('public.detail.place'), placeNames(job.locations, language)],
    [t('public.detail.nature'), t(`vocabulary.positionNature.${job.nature}`)],
    [
      t('public.detail.background'),
      `${t(`vocabulary.experience.${job.experience}`)} · ${t(`vocabulary.education.${job.education}`)}`,
    ],
    [t('public.detail.deadline'), job.longTerm ? t('public.detail.longTerm') : shortDay(job.deadline, language, now)],
  ];
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Body({ detail }: { detail: Detail }) {
  const t = useT();
  const { language } = useLanguage();
  const title = useJobTitle();
  const { job, availability, similar } = detail;
  const name = title(job);
  return (
    <article className="detail">
      <Title
        text={name}
        description={[name, placeNames(job.locations, language), payText(job.pay, language)].join(' · ')}
      />
      {availability.status !== 'CLOSED' && availability.status !== 'DEADLINE_PASSED' && (
        <JsonLd data={jobPosting(job)} />
      )}
      <header>
        <h1>
          {name} <JobTags job={job} />
        </h1>
        <p className="pay detail-pay">{payText(job.pay, language)}</p>
        <p className="quiet">
          {job.department} · {t('public.detail.count', { count: job.hiringCount })} · <Published at={job.publishedAt} />
        </p>
      </header>
      <Facts job={job} />
      <h2>{t('public.detail.duties')}</h2>
      <Lines text={job.duties} />
      <h2>{t('public.detail.requirements')}</h2>
      <Lines text={job.requirements} />
      <h2>{t('public.detail.process')}</h2>
      <p className="prose">{t(`public.process.${job.track}`)}</p>
      <p className="quiet">
        {t('public.detail.number', { number: job.number })}
        {!job.longTerm && ` · ${t('public.detail.exactDeadline', { time: exactTime(job.deadline, language) })}`}
      </p>
      {similar.length > 0 && (
        <section>
          <h2>{t('public.detail.similar')}</h2>
          <ul className="jobs">
            {similar.map((other) => (
              <JobRow key={other.advertisementId} job={other} />
            ))}
          </ul>
        </section>
      )}
      <div className="bar">
        <Share title={name} />
        <Apply job={job} availability={availability} />
      </div>
    </article>
  );
}

/** One position: what it is, what it pays, how it goes, and the way to apply. */
export default function JobDetail() {
  const { id = '' } = useParams();
  const { data, problem, reload } = useQuery('jobDetail', { advertisementId: id });
  return (
    <div className="wide narrow">
      {data === undefined && problem !== undefined && <Failed problem={problem} retry={reload} />}
      {data === undefined && problem === undefined && <Loading lines={12} />}
      {data !== undefined && <Body detail={data} />}
    </div>
  );
}
