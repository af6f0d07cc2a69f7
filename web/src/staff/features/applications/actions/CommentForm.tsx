import { useT } from '../../../../i18n/react.tsx';
import { ColleaguesField } from '../../../ui/ColleaguesField.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { CheckField } from '../../../ui/fields/CheckField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

const roles = ['HR', 'PR', 'IV', 'SC', 'OA', 'CO', 'AD'];
const none: readonly string[] = [];

/** A remark about the person; a private one is seen by its author and those it mentions. */
export function CommentForm({ detail, onClose }: ActionFormProps) {
  const t = useT();
  const done = useDone(detail);
  const { jobSeekerId } = detail.person;
  return (
    <CommandForm
      name="AddJobSeekerComment"
      title={t('staff.action.AddJobSeekerComment')}
      submit={t('staff.action.AddJobSeekerComment')}
      initial={{ text: '', private: false, mentions: none }}
      payload={(values) => ({ ...values, jobSeekerId, mentions: [...values.mentions] })}
      onDone={done('AddJobSeekerComment')}
      onClose={onClose}
      draftKey={`comment:${jobSeekerId}`}
    >
      {(form) => (
        <>
          <TextField form={form} name="text" label={t('staff.field.comment')} required multiline rows={4} autoFocus />
          <CheckField form={form} name="private" label={t('staff.field.private')} hint={t('staff.field.privateHint')} />
          <ColleaguesField
            form={form}
            name="mentions"
            label={t('staff.field.mentions')}
            roles={roles}
            required={false}
          />
        </>
      )}
    </CommandForm>
  );
}
