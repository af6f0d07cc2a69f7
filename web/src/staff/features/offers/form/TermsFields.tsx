import { mostAmount, OfferType, type Pay } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { DayField } from '../../../ui/fields/DayField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { FormState } from '../../../ui/use-form.ts';
import { ApproversField } from './ApproversField.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import { PayCheck } from './PayCheck.tsx';
import { payOf, type TermsValues } from './terms.ts';

/** The fields of an offer's terms, in the order its letter speaks of them. */
export function TermsFields({ form, range }: { form: FormState<TermsValues>; range: Pay | null }) {
  const t = useTranslate();
  const yuan = t({ id: 'offers.unit.yuan' });
  return (
    <>
      <div className="field-row">
        <TextField form={form} name="positionTitle" label={t({ id: 'offers.field.positionTitle' })} />
        <SelectField
          form={form}
          name="type"
          label={t({ id: 'offers.field.type' })}
          choices={OfferType.options.map((value) => ({ value, label: t({ id: `offers.type.${value}` }) }))}
        />
      </div>
      <div className="field-row">
        <DayField form={form} name="plannedEntryDate" label={t({ id: 'offers.field.plannedEntryDate' })} />
        <TextField form={form} name="workLocation" label={t({ id: 'offers.field.workLocation' })} />
        <NumberField
          form={form}
          name="probationMonths"
          label={t({ id: 'offers.field.probation' })}
          min={0}
          max={6}
          whole
          unit={t({ id: 'offers.unit.months' })}
          required
        />
      </div>
      <div className="field-row">
        <NumberField
          form={form}
          name="monthly"
          path="pay.monthly"
          label={t({ id: 'offers.field.monthly' })}
          min={0}
          max={mostAmount}
          unit={yuan}
        />
        <NumberField
          form={form}
          name="months"
          path="pay.months"
          label={t({ id: 'offers.field.months' })}
          min={12}
          max={24}
          unit={t({ id: 'offers.unit.months' })}
          required
        />
        <NumberField
          form={form}
          name="signOn"
          path="pay.signOn"
          label={t({ id: 'offers.field.signOn' })}
          min={0}
          max={mostAmount}
          unit={yuan}
        />
      </div>
      <PayCheck pay={payOf(form.values)} range={range} />
      <TextField form={form} name="payNote" path="pay.note" label={t({ id: 'offers.field.payNote' })} />
      <div className="field-row terms-row">
        <ApproversField form={form} />
        <NumberField
          form={form}
          name="linkDays"
          label={t({ id: 'offers.field.linkDays' })}
          hint={t({ id: 'offers.hint.linkDays' })}
          min={1}
          max={60}
          whole
          unit={t({ id: 'offers.unit.days' })}
          required
        />
      </div>
      <AttachmentField form={form} />
      <TextField
        form={form}
        name="note"
        label={t({ id: 'offers.field.note' })}
        multiline
        rows={2}
        hint={t({ id: 'offers.hint.note' })}
      />
    </>
  );
}
