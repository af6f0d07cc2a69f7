import { Button } from '@blueprintjs/core';
import { EvaluationDimension, EvaluationResult } from '@talentlog/contracts';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useT } from '../../../../i18n/react.tsx';
import { useCommand } from '../../../model/use-command.ts';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { ProblemNote, useProblemWords } from '../../../ui/Problem.tsx';
import { type FormState, useForm } from '../../../ui/use-form.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { useOpenJobsQuery } from '../api.ts';
import type { Evaluation } from '../types.ts';
import { nextDimension, payloadOf, type SheetValues, scoreOfKey, sheetOf } from './sheet.ts';

interface Props {
  readonly command: 'SubmitEvaluation' | 'AmendEvaluation' | 'EvaluateOnBehalf';
  readonly evaluation: Evaluation;
  readonly onClose: (() => void) | undefined;
  readonly onDone: () => void;
}

/** Five scores, a result and words. Keys 1 to 5 score and move on; what is typed survives a reload. */
export function EvaluationForm({ command, evaluation, onClose, onDone }: Props) {
  const t = useT();
  const toast = useToast();
  const { busy, problem, run } = useCommand();
  const { evaluationId, interviewer } = evaluation;
  const form = useForm<SheetValues>(sheetOf(evaluation), problem, `evaluation:${evaluationId}`);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if ((await run(command, payloadOf(evaluationId, form.values))) === undefined) return;
    form.forget();
    toast(t('hiring.done.evaluated'));
    onDone();
  };
  return (
    <form className="evaluation-form command-form" onSubmit={(event) => void send(event)} noValidate>
      {command === 'EvaluateOnBehalf' && (
        <p className="form-note">{t('hiring.note.onBehalf', { name: interviewer.name })}</p>
      )}
      <Scores form={form} />
      <Results form={form} />
      {form.values.result === 'RECOMMENDED_TO' && <RecommendedPosition form={form} />}
      <TextField form={form} name="text" label={t('hiring.evaluation.text')} multiline rows={4} />
      <ProblemNote problem={problem} />
      <div className="interview-actions">
        <Button type="submit" intent="primary" loading={busy}>
          {t(`hiring.action.${command}`)}
        </Button>
        {onClose && <Button onClick={onClose}>{t('shared.action.cancel')}</Button>}
      </div>
    </form>
  );
}

const scale = [1, 2, 3, 4, 5] as const;

function Scores({ form }: { form: FormState<SheetValues> }) {
  const t = useT();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const score = (dimension: EvaluationDimension, value: number) =>
    form.set('scores', { ...form.values.scores, [dimension]: value });
  const press = (dimension: EvaluationDimension) => (event: KeyboardEvent) => {
    const value = scoreOfKey(event.key);
    if (value === undefined) return;
    event.preventDefault();
    score(dimension, value);
    const next = nextDimension(dimension);
    const row = area.current?.querySelector<HTMLInputElement>(
      next === undefined ? `[name="${id}-${dimension}"][value="${value}"]` : `[name="${id}-${next}"]`,
    );
    row?.focus();
  };
  return (
    <div ref={area} className="scores">
      <p className="field-hint">{t('hiring.evaluation.keys')}</p>
      {EvaluationDimension.options.map((dimension) => {
        const error = form.errorAt(`scores.${dimension}`);
        return (
          <fieldset
            key={dimension}
            className="score-row"
            onKeyDown={press(dimension)}
            aria-describedby={error && `${id}-${dimension}-error`}
          >
            <legend>{t(`hiring.dimension.${dimension}`)}</legend>
            {scale.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={`${id}-${dimension}`}
                  value={value}
                  checked={form.values.scores[dimension] === value}
                  onChange={() => score(dimension, value)}
                />
                <span>{value}</span>
              </label>
            ))}
            {error !== undefined && (
              <p id={`${id}-${dimension}-error`} className="field-error" role="alert">
                {error}
              </p>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

function Results({ form }: { form: FormState<SheetValues> }) {
  const t = useT();
  const id = useId();
  const words = useProblemWords();
  const refused = form.errorAt('result');
  const error = refused !== undefined && form.values.result === '' ? words('common.required') : refused;
  return (
    <fieldset className="result-row">
      <legend>{t('hiring.evaluation.result')}</legend>
      {EvaluationResult.options.map((result) => (
        <label key={result}>
          <input
            type="radio"
            name={id}
            value={result}
            checked={form.values.result === result}
            onChange={() => form.set('result', result)}
          />
          <span>{t(`hiring.result.${result}`)}</span>
        </label>
      ))}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function RecommendedPosition({ form }: { form: FormState<SheetValues> }) {
  const t = useT();
  // What is published, because an interviewer need not manage positions; one position may have several advertisements.
  const { data } = useOpenJobsQuery({ size: 100 });
  const open = new Map((data?.data.jobs ?? []).map(({ positionId, title }) => [positionId, title]));
  const choices = [...open].map(([value, label]) => ({ value, label }));
  return (
    <SelectField
      form={form}
      name="recommendedPositionId"
      label={t('hiring.evaluation.recommended')}
      choices={choices}
      nullable
      placeholder={t('staff.form.choose')}
      required
    />
  );
}
