import { useState } from 'react';
import { dimensionIn } from '../../../../format/listed.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { StandingTag } from '../../../ui/StandingTag.tsx';
import { EvaluationForm } from '../evaluation/EvaluationForm.tsx';
import type { Evaluation, Interview } from '../types.ts';

const writing = ['SubmitEvaluation', 'AmendEvaluation', 'EvaluateOnBehalf'] as const;
type Writing = (typeof writing)[number];

/** What each interviewer found, and the sheet the viewer still owes. */
export function Evaluations({ interview }: { interview: Interview }) {
  const t = useTranslate();
  const { evaluations } = interview;
  return (
    <section className="evaluations">
      <h3>{t({ id: 'hiring.evaluation.title' })}</h3>
      {evaluations.length === 0 && <p className="muted">{t({ id: 'hiring.evaluation.none' })}</p>}
      {evaluations.map((evaluation) => (
        <EvaluationItem key={evaluation.evaluationId} evaluation={evaluation} interview={interview} />
      ))}
    </section>
  );
}

function EvaluationItem({ evaluation, interview }: { evaluation: Evaluation; interview: Interview }) {
  const t = useTranslate();
  const { interviewer, state, allowedActions: allowed } = evaluation;
  const { evaluationForm } = interview;
  // The sheet one owes stands open; changing what is written, or writing for another, is asked for.
  const owed = allowed.includes('SubmitEvaluation') && interview.life === 'IN_INTERVIEW';
  const [form, setForm] = useState<Writing | null>(null);
  // Written by HR meanwhile, the sheet that stands open goes on as a new version of that.
  const [begun, setBegun] = useState(owed);
  if (owed && !begun) setBegun(true);
  const overtaken = begun && evaluation.onBehalfBy !== null && allowed.includes('AmendEvaluation');
  const asked: Writing | null = form ?? (owed || overtaken ? 'SubmitEvaluation' : null);
  const open = asked === 'SubmitEvaluation' && !allowed.includes(asked) && overtaken ? 'AmendEvaluation' : asked;
  const close = () => {
    setForm(null);
    setBegun(false);
  };
  return (
    <article className="evaluation-item">
      <h4>
        {interviewer.name} <StandingTag of="evaluation" state={state} />
      </h4>
      <Written evaluation={evaluation} />
      {open === null || evaluationForm === undefined ? (
        <div className="interview-actions">
          {writing.map((name) => (
            <ActionButton
              key={name}
              action={name}
              allowed={allowed}
              label={t({ id: `hiring.action.${name}` })}
              primary={name === 'SubmitEvaluation'}
              onRun={() => setForm(name)}
            />
          ))}
        </div>
      ) : (
        <EvaluationForm
          key={open === 'EvaluateOnBehalf' ? 'on behalf' : 'own'}
          command={open}
          evaluation={evaluation}
          asked={evaluationForm}
          onClose={owed ? undefined : close}
          onDone={close}
        />
      )}
    </article>
  );
}

function Written({ evaluation }: { evaluation: Evaluation }) {
  const t = useTranslate();
  const has = useHasMessage();
  const { language } = useLanguage();
  const { result, scores, form, text, state, onBehalfBy, interviewer } = evaluation;
  const writer = onBehalfBy !== null && (
    <p className="muted">{t({ id: 'hiring.evaluation.onBehalf' }, { hr: onBehalfBy.name, name: interviewer.name })}</p>
  );
  if (result === null)
    return state === 'EVALUATED' ? (
      <>
        {writer}
        <p className="muted">{t({ id: 'hiring.evaluation.hidden' })}</p>
      </>
    ) : null;
  const resultId = `hiring.result.${result}`;
  return (
    <>
      {writer}
      <p>
        <b>{has(resultId) ? t({ id: resultId }) : result}</b>
      </p>
      <dl className="score-list">
        {scores.map(({ dimension, score }) => {
          const { words, most } = dimensionIn(form, dimension, language);
          return (
            <div key={dimension}>
              <dt>{words}</dt>
              <dd>
                <span className="score-bar" aria-hidden="true">
                  <i style={{ width: `${(score / most) * 100}%` }} />
                </span>
                {t({ id: 'hiring.evaluation.scoreOf' }, { score, most })}
              </dd>
            </div>
          );
        })}
      </dl>
      {text !== null && text !== '' && <blockquote className="quote">{text}</blockquote>}
    </>
  );
}
