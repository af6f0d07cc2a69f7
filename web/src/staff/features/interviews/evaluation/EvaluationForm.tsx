import { Button } from '@blueprintjs/core';
import { type EvaluationForm as AskedFor, EvaluationResult } from '@talentlog/contracts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useProblemWords } from '../../../../ui/use-problem-words.ts';
import { usePublishedPositions } from '../../../model/position-choices.ts';
import { useCommand } from '../../../model/use-command.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ChangedNote } from '../../../ui/ChangedNote.tsx';
import { FoundField } from '../../../ui/fields/FoundField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { focusFirst } from '../../../ui/focus-first.ts';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { sendByKeys } from '../../../ui/send-by-keys.ts';
import { useFilledFrom } from '../../../ui/use-filled-from.ts';
import { type FormState, useForm } from '../../../ui/use-form.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { Evaluation } from '../types.ts';
import { Scores } from './Scores.tsx';
import { payloadOf, type SheetValues, sheetOf } from './sheet.ts';

interface Props {
  readonly command: 'SubmitEvaluation' | 'AmendEvaluation' | 'EvaluateOnBehalf';
  readonly evaluation: Evaluation;
  /** What is asked for now; it may become another while one writes. */
  readonly asked: AskedFor;
  readonly onClose: (() => void) | undefined;
  readonly onDone: () => void;
}

/** Scores as the form of the stage asks for, a result and words. Keys score and move on; what is typed survives a reload. */
export function EvaluationForm({ command, evaluation, asked, onClose, onDone }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const { evaluationId, interviewer, onBehalfBy } = evaluation;
  const payload = (values: SheetValues) => payloadOf(evaluationId, values, asked);
  const filled = useFilledFrom(command, sheetOf(evaluation), payload);
  const { busy, problem, run, clear } = useCommand(filled.rows);
  const form = useForm<SheetValues>(sheetOf(evaluation), problem, `evaluation:${evaluationId}`);
  const [begunWith] = useState(asked.version);
  const sheet = useRef<HTMLFormElement>(null);
  const wasAskedFor = useRef(onClose !== undefined);
  useEffect(() => {
    if (wasAskedFor.current) focusFirst(sheet.current);
  }, []);
  const toResult = () => {
    const results = sheet.current?.querySelector('.result-row');
    const first = results?.querySelector<HTMLInputElement>('input:checked') ?? results?.querySelector('input');
    first?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if ((await run(command, payload(form.values))) === undefined) return;
    form.forget();
    toast(t({ id: 'hiring.done.evaluated' }));
    onDone();
  };
  return (
    <form
      ref={sheet}
      className="evaluation-form command-form"
      onSubmit={(event) => void send(event)}
      onKeyDown={sendByKeys}
      noValidate
    >
      {command === 'EvaluateOnBehalf' && (
        <p className="form-note">{t({ id: 'hiring.note.onBehalf' }, { name: interviewer.name })}</p>
      )}
      {asked.version !== begunWith && <p className="form-note">{t({ id: 'hiring.evaluation.formChanged' })}</p>}
      <Scores form={form} dimensions={asked.dimensions} onComplete={toResult} />
      <Results form={form} />
      {form.values.result === 'RECOMMENDED_TO' && <RecommendedPosition form={form} />}
      <TextField form={form} name="text" label={t({ id: 'hiring.evaluation.text' })} multiline rows={4} />
      {filled.movedOn || problem?.code === 'common.version_conflict' ? (
        <ChangedNote
          changes={onBehalfBy && <p>{t({ id: 'hiring.evaluation.meanwhile' }, { hr: onBehalfBy.name })}</p>}
          onLook={() => {
            form.replace(filled.look(form.values));
            clear();
          }}
        />
      ) : (
        <ProblemNote problem={problem} />
      )}
      <div className="interview-actions">
        <BusyButton type="submit" intent="primary" busy={busy}>
          {t({ id: `hiring.action.${command}` })}
        </BusyButton>
        {onClose && <Button onClick={onClose}>{t({ id: 'shared.action.cancel' })}</Button>}
      </div>
    </form>
  );
}

function Results({ form }: { form: FormState<SheetValues> }) {
  const t = useTranslate();
  const id = useId();
  const words = useProblemWords();
  const refused = form.errorAt('result');
  const error = refused !== undefined && form.values.result === '' ? words('common.required') : refused;
  return (
    <fieldset className="result-row">
      <legend>{t({ id: 'hiring.evaluation.result' })}</legend>
      {EvaluationResult.options.map((result) => (
        <label key={result}>
          <input
            type="radio"
            name={id}
            value={result}
            checked={form.values.result === result}
            onChange={() => form.set('result', result)}
          />
          <span>{t({ id: `hiring.result.${result}` })}</span>
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
  const t = useTranslate();
  // What is published, because an interviewer need not manage positions.
  const positions = usePublishedPositions();
  return (
    <FoundField
      form={form}
      name="recommendedPositionId"
      label={t({ id: 'hiring.evaluation.recommended' })}
      found={positions}
      nullable
      placeholder={t({ id: 'staff.form.choose' })}
      required
    />
  );
}
