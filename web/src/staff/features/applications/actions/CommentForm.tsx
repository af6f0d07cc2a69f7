import { useTranslate } from '../../../../i18n/react.tsx';
import { ColleaguesField } from '../../../ui/ColleaguesField.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

const roles = ['HR', 'PR', 'IV', 'SC', 'OA', 'CO', 'AD'];
const none: readonly string[] = [];

/** A remark about the person; a private one is seen by its author and those it mentions. */
export function CommentForm({ detail, onClose }: ActionFormProps) {
  const t = useTranslate();
  const done = useDone(detail);
  const { jobSeekerId } = detail.person;
  return (
    <CommandForm
      name="AddJobSeekerComment"
      title={t({ id: 'staff.action.AddJobSeekerComment' })}
      submit={t({ id: 'staff.action.AddJobSeekerComment' })}
      initial={{ text: '', private: false, mentions: none }}
      payload={(values) => ({ ...values, jobSeekerId, mentions: [...values.mentions] })}
      onDone={done('AddJobSeekerComment')}
      onClose={onClose}
      draftKey={`comment:${jobSeekerId}`}
      fields={{
        text: { kind: 'text', label: 'staff.field.comment', rows: 4, required: true },
        private: { kind: 'check', label: 'staff.field.private', hint: 'staff.field.privateHint' },
        mentions: {
          kind: 'own',
          control: (form) => (
            <ColleaguesField
              form={form}
              name="mentions"
              label={t({ id: 'staff.field.mentions' })}
              roles={roles}
              required={false}
            />
          ),
        },
      }}
    />
  );
}
