import type { ResumeSeen } from '@talentlog/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { longDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useQuery } from '../../site/context.tsx';
import { Title } from '../../site/Title.tsx';
import { useGo } from '../../site/use-go.ts';
import { Failed } from '../errors/Failed.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { ResumeStep } from './ResumeStep.tsx';
import { SendStep } from './SendStep.tsx';
import type { Job, Readiness, StepProps } from './step.ts';
import '../../../ui/form.css';

const steps = ['resume', 'confirm', 'send'] as const;
type Step = (typeof steps)[number];

function Bar({ step }: { step: Step }) {
  const t = useTranslate();
  const at = steps.indexOf(step);
  const name = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  // The button that led here is gone, and the focus with it.
  useEffect(() => {
    if (shown.current !== step && window.location.hash === '') name.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return (
    <div>
      <div className="bars" aria-hidden="true">
        {steps.map((one, index) => (
          <i key={one} className={index < at ? 'done' : index === at ? 'now' : ''} />
        ))}
      </div>
      <p ref={name} tabIndex={-1} className="quiet" role="status">
        {t(
          { id: 'person.apply.step' },
          { number: at + 1, total: steps.length, name: t({ id: `person.applyStep.${step}` }) },
        )}
      </p>
    </div>
  );
}

/** A resume that is confirmed already skips its step; going back to it is always possible. */
const firstStep = (resume: ResumeSeen): Step =>
  resume.state === 'CONFIRMED' || resume.editability === 'LOCKED' ? 'confirm' : 'resume';

/** Whether the resume alone stands in the way, as a mistyped day of birth does: whoever mends it goes on, so it stays open. */
const isByResume = ({ availability }: Readiness): boolean => availability.status === 'AGE_NOT_MET';

/** How far one may be: what is missing is filled in before it is confirmed, and confirmed before it is sent. */
function farthest({ resume, readiness }: Pick<StepProps, 'resume' | 'readiness'>): Step {
  if (resume.missing.length > 0 || isByResume(readiness)) return 'resume';
  return resume.state === 'CONFIRMED' && readiness.consent === 'AUTHORIZED' ? 'send' : 'confirm';
}

/** The step stands in the address: the browser's back leads to the one before, and a reload stays. */
function Steps(props: Omit<StepProps, 'onNext' | 'onBack'>) {
  const go = useGo();
  const [search] = useSearchParams();
  const [first] = useState<Step>(() => firstStep(props.resume));
  const asked = steps.find((one) => one === search.get('step')) ?? first;
  const step = steps[Math.min(steps.indexOf(asked), steps.indexOf(farthest(props)))] ?? first;
  const move = (by: number) => () => {
    const next = steps[Math.max(0, steps.indexOf(step) + by)] ?? 'send';
    go(`/delivery?${new URLSearchParams({ ad: props.job.advertisementId, step: next })}`);
    window.scrollTo(0, 0);
  };
  const Content = { resume: ResumeStep, confirm: ConfirmStep, send: SendStep }[step];
  return (
    <>
      <Bar step={step} />
      <Content {...props} onNext={move(1)} onBack={move(-1)} />
    </>
  );
}

function Unavailable({ readiness, job }: { readiness: Readiness; job: Job }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { status, used = 0, limit = 0, againOn } = readiness.availability;
  if (status === 'APPLICABLE') return null;
  return (
    <>
      <p className="note note-warn" role="alert">
        {t({ id: `public.availability.${status}` }, { used, limit })}
        {isByResume(readiness) && ` ${t({ id: 'person.delivery.checkBirthday' })}`}
      </p>
      {againOn && <p>{t({ id: 'public.availability.again' }, { day: longDay(againOn, language) })}</p>}
      <p className="actions">
        <Link className="button button-plain" to={`/job_detail/${job.advertisementId}`}>
          {t({ id: 'person.delivery.position' })}
        </Link>
        <Link className="button button-plain" to="/personal/delivery_records">
          {t({ id: 'public.frame.deliveries' })}
        </Link>
      </p>
    </>
  );
}

/** Delivering a resume in three short steps; what is filled in is saved as it is typed. */
export default function Delivery() {
  const t = useTranslate();
  const jobTitle = useJobTitle();
  const [search] = useSearchParams();
  const advertisementId = search.get('ad') ?? '';
  const detail = useQuery('jobDetail', { advertisementId });
  const readiness = useQuery('deliveryReadiness', { advertisementId });
  const resume = useQuery('myResume', {});
  const problem = detail.problem ?? readiness.problem ?? resume.problem;
  const { reload: reloadResume } = resume;
  const { reload: reloadReadiness } = readiness;
  const reload = useCallback(async () => {
    await Promise.all([reloadResume(), reloadReadiness()]);
  }, [reloadResume, reloadReadiness]);
  const job = detail.data?.job;
  const all = job !== undefined && readiness.data !== undefined && resume.data !== undefined;
  return (
    <div className="wide narrow">
      <Title text={t({ id: 'public.detail.apply' })} />
      {!all && problem !== undefined && (
        <Failed problem={problem} retry={() => Promise.all([detail.reload(), reload()])} />
      )}
      {!all && problem === undefined && <Loading />}
      {all && (
        <section className="sheet">
          <h1>{t({ id: 'person.apply.title' }, { title: jobTitle(job) })}</h1>
          <Unavailable readiness={readiness.data} job={job} />
          {(readiness.data.availability.status === 'APPLICABLE' || isByResume(readiness.data)) && (
            <Steps job={job} readiness={readiness.data} resume={resume.data} reload={reload} />
          )}
        </section>
      )}
    </div>
  );
}
