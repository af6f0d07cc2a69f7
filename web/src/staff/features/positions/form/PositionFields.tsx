import { Education, Experience, PositionCategory, PositionNature, RecruitCategory, Track } from '@talentlog/contracts';
import type { ReactNode } from 'react';
import { useT } from '../../../../i18n/react.tsx';
import { CheckField, NumberField, SelectField, TextField } from '../../../ui/fields.tsx';
import { ColleaguesField } from '../../../ui/PeopleField.tsx';
import type { FormState } from '../../../ui/use-form.ts';
import { placeOf } from './ErrorSummary.tsx';
import { PayFields } from './PayFields.tsx';
import { PlacesField } from './PlacesField.tsx';
import type { FieldName, PositionValues } from './values.ts';

type Group = 'what' | 'where' | 'pay' | 'needs' | 'duties' | 'flags' | 'people';
const explained = ['what', 'where', 'pay', 'needs', 'flags', 'people'] as const;

/** Fields that belong together, with their name at the left. */
function FieldGroup({ of, children }: { of: Group; children: ReactNode }) {
  const t = useT();
  const hinted = explained.find((group) => group === of);
  return (
    <fieldset className="field-group">
      <legend>{t(`positions.group.${of}`)}</legend>
      <div className="field-group-body">
        {hinted !== undefined && <p className="muted">{t(`positions.group.${hinted}Hint`)}</p>}
        {children}
      </div>
    </fieldset>
  );
}

/** The place the list of errors links to. */
export function At({ name, children }: { name: FieldName; children: ReactNode }) {
  return <div id={placeOf(name)}>{children}</div>;
}

interface Props {
  readonly form: FormState<PositionValues>;
}

/** All fields of a position, in the order people think of them. Who is responsible is chosen once, on creation. */
export function PositionFields({ form, creating }: Props & { creating: boolean }) {
  const t = useT();
  return (
    <>
      <FieldGroup of="what">
        <WhatFields form={form} />
      </FieldGroup>
      <FieldGroup of="where">
        <At name="locations">
          <PlacesField form={form} />
        </At>
      </FieldGroup>
      <FieldGroup of="pay">
        <PayFields form={form} />
      </FieldGroup>
      <FieldGroup of="needs">
        <NeedsFields form={form} />
      </FieldGroup>
      <FieldGroup of="duties">
        <At name="duties">
          <TextField form={form} name="duties" label={t('positions.field.duties')} multiline rows={6} required />
        </At>
      </FieldGroup>
      <FieldGroup of="flags">
        <CheckField form={form} name="hot" label={t('positions.field.hot')} />
        <CheckField form={form} name="top" label={t('positions.field.top')} />
        <CheckField form={form} name="longTerm" label={t('positions.field.longTerm')} />
      </FieldGroup>
      {creating && (
        <FieldGroup of="people">
          <ColleaguesField
            form={form}
            name="responsibleIds"
            label={t('positions.field.responsibleIds')}
            roles={['PR']}
            required={false}
          />
        </FieldGroup>
      )}
    </>
  );
}

function WhatFields({ form }: Props) {
  const t = useT();
  return (
    <>
      <div className="field-row">
        <At name="title">
          <TextField form={form} name="title" label={t('positions.field.title')} required />
        </At>
        <TextField
          form={form}
          name="titleEn"
          label={t('positions.field.titleEn')}
          hint={t('positions.field.titleEnHint')}
        />
      </div>
      <div className="field-row">
        <SelectField
          form={form}
          name="track"
          label={t('positions.field.track')}
          hint={t('positions.field.trackHint')}
          choices={Track.options.map((value) => ({ value, label: t(`vocabulary.track.${value}`) }))}
        />
        <SelectField
          form={form}
          name="nature"
          label={t('positions.field.nature')}
          choices={PositionNature.options.map((value) => ({ value, label: t(`vocabulary.positionNature.${value}`) }))}
        />
      </div>
      {form.values.track !== 'SOCIAL' && <CampusFields form={form} />}
      <DepartmentFields form={form} />
    </>
  );
}

function CampusFields({ form }: Props) {
  const t = useT();
  return (
    <div className="field-row">
      <SelectField
        form={form}
        name="recruitCategory"
        label={t('positions.field.recruitCategory')}
        nullable
        placeholder={t('positions.field.none')}
        choices={RecruitCategory.options.map((value) => ({ value, label: t(`vocabulary.recruitCategory.${value}`) }))}
      />
      <At name="batch">
        <TextField form={form} name="batch" label={t('positions.field.batch')} hint={t('positions.field.batchHint')} />
      </At>
    </div>
  );
}

function DepartmentFields({ form }: Props) {
  const t = useT();
  return (
    <div className="field-row">
      <At name="department">
        <TextField form={form} name="department" label={t('positions.field.department')} required />
      </At>
      <SelectField
        form={form}
        name="category"
        label={t('positions.field.category')}
        choices={PositionCategory.options.map((value) => ({ value, label: t(`vocabulary.positionCategory.${value}`) }))}
      />
      <At name="hiringCount">
        <NumberField
          form={form}
          name="hiringCount"
          label={t('positions.field.hiringCount')}
          unit={t('positions.field.hiringUnit')}
          min={1}
          max={1000}
          required
        />
      </At>
    </div>
  );
}

function NeedsFields({ form }: Props) {
  const t = useT();
  return (
    <>
      <div className="field-row">
        <SelectField
          form={form}
          name="education"
          label={t('positions.field.education')}
          choices={Education.options.map((value) => ({ value, label: t(`vocabulary.education.${value}`) }))}
        />
        <SelectField
          form={form}
          name="experience"
          label={t('positions.field.experience')}
          choices={Experience.options.map((value) => ({ value, label: t(`vocabulary.experience.${value}`) }))}
        />
      </div>
      <At name="requirements">
        <TextField
          form={form}
          name="requirements"
          label={t('positions.field.requirements')}
          multiline
          rows={6}
          required
        />
      </At>
      {form.values.nature === 'INTERNSHIP' && (
        <CheckField form={form} name="allowMinor" label={t('positions.field.allowMinor')} />
      )}
    </>
  );
}
