import { Link } from 'react-router-dom';
import { dimensionIn } from '../../../../../format/listed.ts';
import { replyShown } from '../../../../../format/reply-shown.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../../model/application-words.ts';
import { paths } from '../../../../model/paths.ts';
import type { Tone } from '../../../../model/tone.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { StateTag } from '../../../../ui/StateTag.tsx';
import { TimeRange } from '../../../../ui/TimeRange.tsx';
import type { Detail } from '../../actions/types.ts';

type Interview = Detail['interviews'][number];

const lifeTones: Readonly<Record<string, Tone>> = {
  NOT_STARTED: 'info',
  IN_INTERVIEW: 'warn',
  FINISHED: 'ok',
  CANCELLED: 'mute',
};

/** Interviews of the application, each with what the interviewers wrote. */
export function InterviewsTab({ detail }: { detail: Detail }) {
  const t = useTranslate();
  if (detail.interviews.length === 0) return <EmptyState title={t({ id: 'staff.interview.none' })} />;
  return detail.interviews.map((interview) => <InterviewCard key={interview.interviewId} interview={interview} />);
}

function InterviewCard({ interview }: { interview: Interview }) {
  const t = useTranslate();
  const has = useHasMessage();
  const words = useApplicationWords();
  const { interviewId, stage, life, reply, signIn, start, end, mode, place, interviewers, evaluations } = interview;
  const named = (prefix: string, value: string) => {
    const id = `${prefix}.${value}`;
    return has(id) ? t({ id }) : value;
  };
  return (
    <section className="detail-card">
      <h3>
        <Link to={paths.interview(interviewId)}>{words.stage(stage)}</Link>{' '}
        <StateTag tone={lifeTones[life] ?? 'mute'}>{named('staff.life', life)}</StateTag>
      </h3>
      <p>
        <TimeRange start={start} end={end} />
      </p>
      <p className="muted">
        {[
          named('vocabulary.mode', mode),
          place,
          interviewers.map(({ name }) => name).join(t({ id: 'staff.filter.comma' })),
          named('staff.reply', replyShown({ reply, start }, Date.now())),
          named('staff.signInState', signIn),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      {evaluations.map((evaluation) => (
        <Evaluation key={evaluation.evaluationId} evaluation={evaluation} named={named} />
      ))}
    </section>
  );
}

interface EvaluationProps {
  readonly evaluation: Interview['evaluations'][number];
  readonly named: (prefix: string, value: string) => string;
}

function Evaluation({ evaluation, named }: EvaluationProps) {
  const { language } = useLanguage();
  const { interviewer, state, result, scores, form, text } = evaluation;
  const bad = result === 'ELIMINATED';
  return (
    <div className="evaluation">
      <b>{interviewer.name}</b>{' '}
      <StateTag tone={result === null ? 'warn' : bad ? 'bad' : 'ok'}>
        {result === null ? named('staff.evaluationState', state) : named('staff.result', result)}
      </StateTag>
      {scores.length > 0 && (
        <p className="muted">
          {scores.map(({ dimension, score }) => `${dimensionIn(form, dimension, language).words} ${score}`).join(' · ')}
        </p>
      )}
      {text && <blockquote className="quote">{text}</blockquote>}
    </div>
  );
}
