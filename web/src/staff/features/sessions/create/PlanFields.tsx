import { useTranslate } from '../../../../i18n/react.tsx';
import { CheckField } from '../../../ui/fields/CheckField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import type { FormState } from '../../../ui/use-form.ts';
import { ClockField } from './ClockField.tsx';
import { DayRange } from './DayRange.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import type { PlanValues } from './plan.ts';

/** Days, hours, length, gap and rest, and what they come to. */
export function PlanFields<V extends PlanValues>({ form }: { form: FormState<V> }) {
  const t = useTranslate();
  return (
    <fieldset className="plan-fields">
      <legend>{t({ id: 'hiring.plan.title' })}</legend>
      <div className="plan-days">
        <DayRange
          first={form.values.firstDay}
          last={form.values.lastDay}
          onChange={(firstDay, lastDay) => {
            form.set('firstDay', firstDay as V['firstDay']);
            form.set('lastDay', lastDay as V['lastDay']);
          }}
        />
        <PlanPreview values={form.values} error={form.errorAt('segments')} />
      </div>
      <CheckField form={form} name="weekends" label={t({ id: 'hiring.plan.weekends' })} />
      <div className="field-row">
        <ClockField form={form} name="from" label={t({ id: 'hiring.plan.from' })} />
        <ClockField form={form} name="to" label={t({ id: 'hiring.plan.to' })} />
      </div>
      <div className="field-row">
        <NumberField
          form={form}
          name="durationMinutes"
          label={t({ id: 'hiring.plan.duration' })}
          min={5}
          max={1440}
          whole
          unit={t({ id: 'hiring.unit.minutes' })}
          required
        />
        <NumberField
          form={form}
          name="gapMinutes"
          label={t({ id: 'hiring.plan.gap' })}
          min={0}
          max={1440}
          whole
          unit={t({ id: 'hiring.unit.minutes' })}
        />
        <NumberField form={form} name="seats" label={t({ id: 'hiring.plan.seats' })} min={1} max={200} whole required />
      </div>
      <CheckField form={form} name="rest" label={t({ id: 'hiring.plan.rest' })} />
      {form.values.rest && (
        <div className="field-row">
          <ClockField form={form} name="restFrom" label={t({ id: 'hiring.plan.restFrom' })} />
          <ClockField form={form} name="restTo" label={t({ id: 'hiring.plan.restTo' })} />
        </div>
      )}
    </fieldset>
  );
}
