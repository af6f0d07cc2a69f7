import { EvaluationDimension } from '@talentlog/contracts';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useT } from '../../../../i18n/react.tsx';
import { type FormState } from '../../../ui/use-form.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { nextDimension, type SheetValues, scoreOfKey } from './sheet.ts';

const scale = [1, 2, 3, 4, 5] as const;

/** A mark for each dimension. */
export function Scores({ form }: { form: FormState<SheetValues> }) {
  const t = useT();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const score = (dimension: EvaluationDimension, value: number) =>
    form.set('scores', { ...form.values.scores, [dimension]: value });
  const scoreAndGoOn = (dimension: EvaluationDimension, value: number) => {
    score(dimension, value);
    const next = nextDimension(dimension);
    const row = area.current?.querySelector<HTMLInputElement>(
      next === undefined ? `[name="${id}-${dimension}"][value="${value}"]` : `[name="${id}-${next}"]`,
    );
    row?.focus();
  };
  const press = (dimension: EvaluationDimension) => (event: KeyboardEvent) => {
    const value = scoreOfKey(event.key);
    if (value === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    scoreAndGoOn(dimension, value);
  };
  // Wherever the focus is, once the form is open: the first that has no mark yet.
  const waiting = EvaluationDimension.options.find((dimension) => form.values.scores[dimension] === undefined);
  useKeys(
    scale.map((value) => ({
      combo: String(value),
      label: t('hiring.evaluation.key', { value }),
      group: t('staff.keys.item'),
      disabled: waiting === undefined,
      run: () => waiting !== undefined && scoreAndGoOn(waiting, value),
    })),
  );
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
