import { InterviewMode, rolesWith } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { noPlace, type PlaceValues, placeOf } from '../../../model/place.ts';
import { ColleaguesField } from '../../../ui/ColleaguesField.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { InstantField } from '../../../ui/fields/InstantField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { endOf } from '../../../ui/SpanFields.tsx';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

const empty = {
  ...noPlace,
  start: null as string | null,
  minutes: 45 as number | null,
  videoTool: '',
  interviewerIds: [] as readonly string[],
};
const tools = ['CONFERENCE', 'TEAMS'] as const;

/** The place as it is typed: only what belongs to the mode. A tool that nobody chose is not chosen for them. */
const typedPlace = (values: PlaceValues) => {
  const place = placeOf(values);
  return place.mode === 'VIDEO' && values.videoTool === '' ? { ...place, videoTool: '' as const } : place;
};

/** Time, place and interviewers of one interview; the candidate is invited by mail and SMS. */
export function ArrangeForm({ detail, onClose }: ActionFormProps) {
  const t = useTranslate();
  const done = useDone(detail);
  const { applicationId } = detail;
  return (
    <CommandForm
      name="ArrangeInterview"
      title={t({ id: 'staff.action.ArrangeInterview' })}
      submit={t({ id: 'staff.action.ArrangeInterview' })}
      wide
      initial={empty}
      payload={(values) => ({
        applicationId,
        start: values.start ?? '',
        end: endOf(values),
        interviewerIds: [...values.interviewerIds],
        place: typedPlace(values),
      })}
      note={t({ id: 'staff.note.arrange' })}
      onDone={done('ArrangeInterview')}
      onClose={onClose}
      draftKey={`arrange:${applicationId}`}
    >
      {(form) => (
        <>
          <div className="field-row">
            <InstantField form={form} name="start" label={t({ id: 'staff.field.start' })} required />
            <NumberField
              form={form}
              name="minutes"
              path={form.values.start === null ? 'minutes' : 'end'}
              label={t({ id: 'staff.field.duration' })}
              min={5}
              max={1440}
              whole
              unit={t({ id: 'staff.field.minutes' })}
              required
            />
            <SelectField
              form={form}
              name="mode"
              path="place.mode"
              label={t({ id: 'staff.field.mode' })}
              choices={InterviewMode.options.map((value) => ({ value, label: t({ id: `vocabulary.mode.${value}` }) }))}
            />
          </div>
          {form.values.mode === 'ON_SITE' && (
            <TextField form={form} name="site" label={t({ id: 'staff.field.site' })} required />
          )}
          {form.values.mode === 'VIDEO' && (
            <>
              <SelectField
                form={form}
                name="videoTool"
                label={t({ id: 'staff.field.videoTool' })}
                placeholder={t({ id: 'staff.form.choose' })}
                choices={tools.map((value) => ({ value, label: t({ id: `staff.videoTool.${value}` }) }))}
              />
              <TextField
                form={form}
                name="link"
                type="url"
                label={t({ id: 'staff.field.link' })}
                placeholder="https://"
              />
              <div className="field-row">
                <TextField form={form} name="meetingCode" label={t({ id: 'staff.field.meetingCode' })} />
                <TextField form={form} name="password" label={t({ id: 'staff.field.meetingPassword' })} />
              </div>
            </>
          )}
          <TextField
            form={form}
            name="contact"
            label={t({ id: 'staff.field.contact' })}
            hint={t({ id: 'staff.field.contactHint' })}
          />
          <ColleaguesField
            form={form}
            name="interviewerIds"
            label={t({ id: 'staff.field.interviewers' })}
            roles={rolesWith('EVALUATE')}
          />
        </>
      )}
    </CommandForm>
  );
}
