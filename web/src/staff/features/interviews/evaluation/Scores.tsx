import { EvaluationDimension } from '@talentlog/contracts';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useT } from '../../../../i18n/react.tsx';
import { type FormState } from '../../../ui/use-form.ts';
import { nextDimension, type SheetValues, scoreOfKey } from './sheet.ts';

const scale = [1, 2, 3, 4, 5] as const;

/** A mark for each dimension. */
export function Scores({ form }: { form: FormState<SheetValues> }) {
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
