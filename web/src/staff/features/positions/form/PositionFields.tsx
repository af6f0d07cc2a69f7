import type { ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { ColleaguesField } from '../../../ui/ColleaguesField.tsx';
import { CheckField } from '../../../ui/fields/CheckField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { FormState } from '../../../ui/use-form.ts';
import { At } from './At.tsx';
import { NeedsFields } from './NeedsFields.tsx';
import { PayFields } from './PayFields.tsx';
import { PlacesField } from './PlacesField.tsx';
import type { PositionValues } from './values.ts';
import { WhatFields } from './WhatFields.tsx';

type Group = 'what' | 'where' | 'pay' | 'needs' | 'duties' | 'flags' | 'people';
const explained = ['what', 'where', 'pay', 'needs', 'flags', 'people'] as const;

/** Fields that belong together, with their name at the left. */
function FieldGroup({ of, children }: { of: Group; children: ReactNode }) {
  const t = useTranslate();
  const hinted = explained.find((group) => group === of);
  return (
    <fieldset className="field-group">
      <legend>{t({ id: `positions.group.${of}` })}</legend>
      <div className="field-group-body">
        {hinted !== undefined && <p className="muted">{t({ id: `positions.group.${hinted}Hint` })}</p>}
        {children}
      </div>
    </fieldset>
  );
}

interface Props {
  readonly form: FormState<PositionValues>;
}

/** All fields of a position, in the order people think of them. Who is responsible is chosen once, on creation. */
export function PositionFields({ form, creating }: Props & { creating: boolean }) {
  const t = useTranslate();
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
          <TextField
            form={form}
            name="duties"
            label={t({ id: 'positions.field.duties' })}
            multiline
            rows={6}
            required
          />
        </At>
      </FieldGroup>
      <FieldGroup of="flags">
        <CheckField form={form} name="hot" label={t({ id: 'positions.field.hot' })} />
        <CheckField form={form} name="top" label={t({ id: 'positions.field.top' })} />
        <CheckField form={form} name="longTerm" label={t({ id: 'positions.field.longTerm' })} />
      </FieldGroup>
      {creating && (
        <FieldGroup of="people">
          <ColleaguesField
            form={form}
            name="responsibleIds"
            label={t({ id: 'positions.field.responsibleIds' })}
            roles={['PR']}
            required={false}
          />
        </FieldGroup>
      )}
    </>
  );
}
