import type { EvaluationForm } from '@talentlog/contracts';
import { type KeyboardEvent, useId, useRef } from 'react';
import { wordsOf } from '../../../../format/listed.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { type FormState } from '../../../ui/use-form.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { keyOf, type SheetValues, scaleOf, scoreIn, scoreOfKey } from './sheet.ts';

type Dimension = EvaluationForm['dimensions'][number];

interface Props {
  readonly form: FormState<SheetValues>;
  readonly dimensions: readonly Dimension[];
}

/** A mark for each dimension that is asked for. */
export function Scores({ form, dimensions }: Props) {
  const t = useTranslate();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const score = ({ code }: Dimension, value: number) => form.set('scores', { ...form.values.scores, [code]: value });
  const scoreAndGoOn = (asked: Dimension, value: number) => {
    score(asked, value);
    const next = dimensions[dimensions.indexOf(asked) + 1];
    const row = area.current?.querySelector<HTMLInputElement>(
      next === undefined ? `[name="${id}-${asked.code}"][value="${value}"]` : `[name="${id}-${next.code}"]`,
    );
    row?.focus();
  };
  const press = (asked: Dimension) => (event: KeyboardEvent) => {
    const value = scoreOfKey(event.key, asked);
    if (value === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    scoreAndGoOn(asked, value);
  };
  // Wherever the focus is, once the form is open: the first that has no mark yet.
  const waiting = dimensions.find((asked) => scoreIn(form.values, asked) === undefined);
  const highest = Math.max(...dimensions.map(({ most }) => most));
  useKeys(
    Array.from({ length: highest }, (_, n) => n + 1).map((value) => ({
      combo: keyOf(value),
      label: t({ id: 'hiring.evaluation.key' }, { value }),
      group: t({ id: 'staff.keys.item' }),
      disabled: waiting === undefined || waiting.most < value,
      run: () => waiting !== undefined && scoreAndGoOn(waiting, value),
    })),
  );
  return (
    <div ref={area} className="scores">
      <p className="field-hint">{t({ id: 'hiring.evaluation.keys' }, { most: highest })}</p>
      {dimensions.map((asked) => (
        <Row
          key={asked.code}
          name={`${id}-${asked.code}`}
          asked={asked}
          value={scoreIn(form.values, asked)}
          error={form.errorAt(`scores.${asked.code}`)}
          onKeyDown={press(asked)}
          onScore={(value) => score(asked, value)}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly asked: Dimension;
  readonly value: number | undefined;
  readonly error: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onScore: (value: number) => void;
}

function Row({ name, asked, value, error, onKeyDown, onScore }: RowProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <fieldset className="score-row" onKeyDown={onKeyDown} aria-describedby={error && `${name}-error`}>
      <legend>
        {wordsOf(asked, language)}
        {!asked.required && <small className="muted"> {t({ id: 'hiring.evaluation.optional' })}</small>}
      </legend>
      {scaleOf(asked).map((score) => (
        <label key={score}>
          <input type="radio" name={name} value={score} checked={value === score} onChange={() => onScore(score)} />
          <span>{score}</span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${name}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
