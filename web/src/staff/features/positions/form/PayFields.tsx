import { mostAmount } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { CheckField } from '../../../ui/fields/CheckField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { FormState } from '../../../ui/use-form.ts';
import { At } from './At.tsx';
import type { PositionValues } from './values.ts';

const units = ['MONTH', 'YEAR', 'DAY'] as const;

/** A range in the unit people of this track talk in, or nothing named. */
export function PayFields({ form }: { form: FormState<PositionValues> }) {
  const t = useTranslate();
  const { negotiable, unit } = form.values;
  const per = units.find((known) => known === unit) ?? 'MONTH';
  return (
    <>
      <CheckField form={form} name="negotiable" label={t({ id: 'positions.field.negotiable' })} />
      {!negotiable && (
        <div className="field-row pay-row">
          <SelectField
            form={form}
            name="unit"
            path="pay.unit"
            label={t({ id: 'positions.field.unit' })}
            choices={units.map((value) => ({ value, label: t({ id: `positions.unit.${value}` }) }))}
          />
          <At name="min">
            <NumberField
              form={form}
              name="min"
              path="pay.min"
              label={t({ id: 'positions.field.min' })}
              unit={t({ id: `positions.payUnit.${per}` })}
              min={0}
              max={mostAmount}
              required
            />
          </At>
          <At name="max">
            <NumberField
              form={form}
              name="max"
              path="pay.max"
              label={t({ id: 'positions.field.max' })}
              unit={t({ id: `positions.payUnit.${per}` })}
              min={0}
              max={mostAmount}
            />
          </At>
          {per === 'MONTH' && (
            <At name="months">
              <NumberField
                form={form}
                name="months"
                path="pay.months"
                label={t({ id: 'positions.field.months' })}
                unit={t({ id: 'positions.payUnit.months' })}
                min={12}
                max={24}
                whole
              />
            </At>
          )}
        </div>
      )}
    </>
  );
}
