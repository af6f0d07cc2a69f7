import { interviewModes } from '@talentlog/contracts';
import { useTranslate } from '../../i18n/react.tsx';
import type { PlaceValues } from '../model/place.ts';
import { SelectField } from './fields/SelectField.tsx';
import { TextField } from './fields/TextField.tsx';
import type { FormState } from './use-form.ts';

/** How people meet; the fields follow the mode. */
export function PlaceFields<V extends PlaceValues>({ form }: { form: FormState<V> }) {
  const t = useTranslate();
  const { mode } = form.values;
  return (
    <>
      <SelectField
        form={form}
        name="mode"
        path="place.mode"
        label={t({ id: 'hiring.place.mode' })}
        choices={interviewModes.map((value) => ({ value, label: t({ id: `vocabulary.mode.${value}` }) }))}
      />
      {mode === 'ON_SITE' && (
        <TextField form={form} name="site" path="place.site" label={t({ id: 'hiring.place.site' })} required />
      )}
      {mode === 'VIDEO' && (
        <>
          <SelectField
            form={form}
            name="videoTool"
            path="place.videoTool"
            label={t({ id: 'hiring.place.videoTool' })}
            choices={[
              { value: 'CONFERENCE', label: t({ id: 'hiring.place.CONFERENCE' }) },
              { value: 'TEAMS', label: t({ id: 'hiring.place.TEAMS' }) },
            ]}
          />
          <TextField
            form={form}
            name="link"
            path="place.link"
            type="url"
            label={t({ id: 'hiring.place.link' })}
            placeholder="https://"
            required
          />
          <TextField
            form={form}
            name="meetingCode"
            path="place.meetingCode"
            label={t({ id: 'hiring.place.meetingCode' })}
            required
          />
          <TextField form={form} name="password" path="place.password" label={t({ id: 'hiring.place.password' })} />
        </>
      )}
      <TextField
        form={form}
        name="contact"
        path="place.contact"
        label={t({ id: mode === 'PHONE' ? 'hiring.place.phone' : 'hiring.place.contact' })}
        required={mode === 'PHONE'}
      />
    </>
  );
}
