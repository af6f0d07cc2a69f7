import { AskedExperience, Education, Experience } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { CheckField } from '../../../ui/fields/CheckField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { FormState } from '../../../ui/use-form.ts';
import { At } from './At.tsx';
import type { PositionValues } from './values.ts';

interface Props {
  readonly form: FormState<PositionValues>;
}

/** What is offered, and what this position says where that is offered no more. */
const experienceFor = (said: string) =>
  Experience.options.filter((value) => value === said || AskedExperience.safeParse(value).success);

/** What a candidate must bring. */
export function NeedsFields({ form }: Props) {
  const t = useTranslate();
  return (
    <>
      <div className="field-row">
        <SelectField
          form={form}
          name="education"
          label={t({ id: 'positions.field.education' })}
          choices={Education.options.map((value) => ({ value, label: t({ id: `vocabulary.education.${value}` }) }))}
        />
        <SelectField
          form={form}
          name="experience"
          label={t({ id: 'positions.field.experience' })}
          choices={experienceFor(form.values.experience).map((value) => ({
            value,
            label: t({ id: `vocabulary.experience.${value}` }),
          }))}
        />
      </div>
      <At name="requirements">
        <TextField
          form={form}
          name="requirements"
          label={t({ id: 'positions.field.requirements' })}
          multiline
          rows={6}
          required
        />
      </At>
      {form.values.nature === 'INTERNSHIP' && (
        <CheckField form={form} name="allowMinor" label={t({ id: 'positions.field.allowMinor' })} />
      )}
    </>
  );
}
