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
  /** Every dimension has a mark, the last one by a key: moves the focus to what comes after them. */
  readonly onComplete: () => void;
}

/** A mark for each dimension that is asked for. */
export function Scores({ form, dimensions, onComplete }: Props) {
  const t = useTranslate();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const isMarked = (asked: Dimension) => scoreIn(form.values, asked) !== undefined;
  // One that may be left out was left out on purpose once a later one has its mark.
  const isWaiting = (asked: Dimension, at: number) =>
    !isMarked(asked) && (asked.required || !dimensions.slice(at + 1).some(isMarked));
  const waits = dimensions.filter(isWaiting);
  const score = ({ code }: Dimension, value: number) => form.set('scores', { ...form.values.scores, [code]: value });
  const scoreAndGoOn = (asked: Dimension, value: number) => {
    score(asked, value);
    const at = dimensions.indexOf(asked);
    // Only to one without a mark: the next key would replace a mark that is there.
    const next =
      waits.find((one) => dimensions.indexOf(one) > at) ?? waits.find((one) => one.required && one !== asked);
    if (next === undefined) onComplete();
    else area.current?.querySelector<HTMLInputElement>(`[name="${id}-${next.code}"]`)?.focus();
  };
  const press = (asked: Dimension) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const value = scoreOfKey(event.key, asked);
    if (value === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) scoreAndGoOn(asked, value);
  };
  // Wherever the focus is, once the form is open: the first that has no mark yet.
  const waiting = waits[0];
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
