import { InputGroup } from '@blueprintjs/core';
import { type CompanySettings, limitsAt, StageDays, stages } from '@talentlog/contracts';
import { useId } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { useField } from '../../ui/fields/use-field.ts';

const { min = 1, max = 90 } = limitsAt(StageDays, ['DELIVERED']) ?? {};
const digits = String(max).length;

/** A number of days for each stage, none where it stands empty. */
export function StageDaysField<V extends object>(props: FieldProps<V>) {
  const t = useTranslate();
  const id = useId();
  const { error, write, value } = useField(props);
  const days = (value ?? {}) as CompanySettings['stageDays'];
  const say = (stage: (typeof stages)[number], typed: string) => {
    const { [stage]: _former, ...others } = days;
    const count = typed.replace(/\D/g, '').slice(0, digits);
    write(count === '' ? others : { ...others, [stage]: Math.min(max, Math.max(min, Number(count))) });
  };
  return (
    <fieldset className="field">
      <legend>{props.label}</legend>
      <div className="stage-days">
        {stages.map((stage) => (
          <div key={stage}>
            <label htmlFor={`${id}-${stage}`}>{t({ id: `vocabulary.stage.${stage}` })}</label>
            <InputGroup
              id={`${id}-${stage}`}
              fill
              inputMode="numeric"
              autoComplete="off"
              value={String(days[stage] ?? '')}
              rightElement={<span className="unit">{t({ id: 'settings.unit.days' })}</span>}
              onValueChange={(typed) => say(stage, typed)}
            />
          </div>
        ))}
      </div>
      {error === undefined ? (
        <p className="field-hint">{props.hint}</p>
      ) : (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
