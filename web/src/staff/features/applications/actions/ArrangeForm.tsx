import { InterviewMode, rolesWith } from '@talentlog/contracts';
import { useT } from '../../../../i18n/react.tsx';
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
  const t = useT();
  const done = useDone(detail);
  const { applicationId } = detail;
  return (
    <CommandForm
      name="ArrangeInterview"
      title={t('staff.action.ArrangeInterview')}
      submit={t('staff.action.ArrangeInterview')}
      wide
      initial={empty}
      payload={(values) => ({
        applicationId,
        start: values.start ?? '',
        end: endOf(values),
        interviewerIds: [...values.interviewerIds],
        place: typedPlace(values),
      })}
      note={t('staff.note.arrange')}
      onDone={done('ArrangeInterview')}
      onClose={onClose}
      draftKey={`arrange:${applicationId}`}
    >
      {(form) => (
        <>
          <div className="field-row">
            <InstantField form={form} name="start" label={t('staff.field.start')} required />
            <NumberField
              form={form}
              name="minutes"
              path={form.values.start === null ? 'minutes' : 'end'}
              label={t('staff.field.duration')}
              min={5}
              max={1440}
              whole
              unit={t('staff.field.minutes')}
              required
            />
            <SelectField
              form={form}
              name="mode"
              path="place.mode"
              label={t('staff.field.mode')}
              choices={InterviewMode.options.map((value) => ({ value, label: t(`vocabulary.mode.${value}`) }))}
            />
          </div>
          {form.values.mode === 'ON_SITE' && (
            <TextField form={form} name="site" label={t('staff.field.site')} required />
          )}
          {form.values.mode === 'VIDEO' && (
            <>
              <SelectField
                form={form}
                name="videoTool"
                label={t('staff.field.videoTool')}
                placeholder={t('staff.form.choose')}
                choices={tools.map((value) => ({ value, label: t(`staff.videoTool.${value}`) }))}
              />
              <TextField form={form} name="link" type="url" label={t('staff.field.link')} placeholder="https://" />
              <div className="field-row">
                <TextField form={form} name="meetingCode" label={t('staff.field.meetingCode')} />
                <TextField form={form} name="password" label={t('staff.field.meetingPassword')} />
              </div>
            </>
          )}
          <TextField form={form} name="contact" label={t('staff.field.contact')} hint={t('staff.field.contactHint')} />
          <ColleaguesField
            form={form}
            name="interviewerIds"
            label={t('staff.field.interviewers')}
            roles={rolesWith('EVALUATE')}
          />
        </>
      )}
    </CommandForm>
  );
}
