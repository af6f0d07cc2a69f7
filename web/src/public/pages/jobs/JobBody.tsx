import type { QueryData } from '../../../api/tables.ts';
import { exactTime, shortDay } from '../../../format/dates.ts';
import { payText } from '../../../format/pay.ts';
import { placeNames } from '../../../format/places.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';
import { Apply } from './Apply.tsx';
import { JobRow } from './JobRow.tsx';
import { JobTags } from './JobTags.tsx';
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
    [t('public.detail.deadline'), shortDay(job.deadline, language, now)],
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
      <Facts job={job} />
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
