import { InterviewMode } from '@talentlog/contracts';
import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { InstantField, NumberField, SelectField, TextField } from '../../../ui/fields.tsx';
import { ColleaguesField } from '../../../ui/PeopleField.tsx';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

interface Values {
  readonly start: string | null;
  readonly minutes: number | null;
  readonly mode: string;
  readonly site: string;
  readonly videoTool: string;
  readonly link: string;
  readonly meetingCode: string;
  readonly password: string;
  readonly contact: string;
  readonly interviewerIds: readonly string[];
}

const empty: Values = {
  start: null,
  minutes: 45,
  mode: 'ON_SITE',
  site: '',
  videoTool: '',
  link: '',
  meetingCode: '',
  password: '',
  contact: '',
  interviewerIds: [],
};
const tools = ['CONFERENCE', 'TEAMS'] as const;
const toolOf = (value: string): (typeof tools)[number] | '' => tools.find((tool) => tool === value) ?? '';
const minuteMs = 60_000;

const endOf = (start: string | null, minutes: number | null): string =>
  start === null ? '' : new Date(Date.parse(start) + (minutes ?? 0) * minuteMs).toISOString();

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
      payload={({ start, minutes, mode, videoTool, interviewerIds, ...place }) => ({
        applicationId,
        start: start ?? '',
        end: endOf(start, minutes),
        interviewerIds: [...interviewerIds],
        place: {
          ...place,
          mode: InterviewMode.parse(mode),
          videoTool: toolOf(videoTool),
        },
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
            roles={['IV', 'PR']}
          />
        </>
      )}
    </CommandForm>
  );
}
