import { PositionNature, RecruitCategory, Track } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useListed } from '../../../model/use-listed.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { FormState } from '../../../ui/use-form.ts';
import { At } from './At.tsx';
import { useBatches } from './use-batches.ts';
import type { PositionValues } from './values.ts';

interface Props {
  readonly form: FormState<PositionValues>;
}

/** What the position is: its name, track, department. */
export function WhatFields({ form }: Props) {
  const t = useTranslate();
  return (
    <>
      <div className="field-row">
        <At name="title">
          <TextField form={form} name="title" label={t({ id: 'positions.field.title' })} required />
        </At>
        <TextField
          form={form}
          name="titleEn"
          label={t({ id: 'positions.field.titleEn' })}
          hint={t({ id: 'positions.field.titleEnHint' })}
        />
      </div>
      <div className="field-row">
        <SelectField
          form={form}
          name="track"
          label={t({ id: 'positions.field.track' })}
          hint={t({ id: 'positions.field.trackHint' })}
          choices={Track.options.map((value) => ({ value, label: t({ id: `vocabulary.track.${value}` }) }))}
        />
        <SelectField
          form={form}
          name="nature"
          label={t({ id: 'positions.field.nature' })}
          choices={PositionNature.options.map((value) => ({
            value,
            label: t({ id: `vocabulary.positionNature.${value}` }),
          }))}
        />
      </div>
      {form.values.track !== 'SOCIAL' && <CampusFields form={form} />}
      <DepartmentFields form={form} />
    </>
  );
}

function CampusFields({ form }: Props) {
  const t = useTranslate();
  const batches = useBatches(form.values);
  return (
    <div className="field-row">
      <SelectField
        form={form}
        name="recruitCategory"
        label={t({ id: 'positions.field.recruitCategory' })}
        nullable
        placeholder={t({ id: 'positions.field.none' })}
        choices={RecruitCategory.options.map((value) => ({
          value,
          label: t({ id: `vocabulary.recruitCategory.${value}` }),
        }))}
      />
      <At name="batch">
        <SelectField
          form={form}
          name="batch"
          label={t({ id: 'positions.field.batch' })}
          hint={t({ id: 'positions.field.batchHint' })}
          placeholder={t({ id: 'positions.field.none' })}
          choices={batches}
        />
      </At>
    </div>
  );
}

function DepartmentFields({ form }: Props) {
  const t = useTranslate();
  const listed = useListed();
  return (
    <div className="field-row">
      <At name="department">
        <TextField form={form} name="department" label={t({ id: 'positions.field.department' })} required />
      </At>
      <SelectField
        form={form}
        name="category"
        label={t({ id: 'positions.field.category' })}
        choices={listed.choices('positionCategory', form.values.category)}
      />
      <At name="hiringCount">
        <NumberField
          form={form}
          name="hiringCount"
          label={t({ id: 'positions.field.hiringCount' })}
          unit={t({ id: 'positions.field.hiringUnit' })}
          min={1}
          max={1000}
          whole
          required
        />
      </At>
    </div>
  );
}
