import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

/** A word or two by which colleagues find the person again. */
export function TagForm({ detail, onClose }: ActionFormProps) {
  const t = useT();
  const done = useDone(detail);
  return (
    <CommandForm
      name="AddJobSeekerTag"
      title={t('staff.action.AddJobSeekerTag')}
      submit={t('staff.action.AddJobSeekerTag')}
      initial={{ tag: '' }}
      payload={({ tag }) => ({ jobSeekerId: detail.person.jobSeekerId, tag })}
      onDone={done('AddJobSeekerTag')}
      onClose={onClose}
    >
      {(form) => <TextField form={form} name="tag" label={t('staff.overview.tags')} required autoFocus />}
    </CommandForm>
  );
}
