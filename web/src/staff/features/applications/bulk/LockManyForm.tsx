import { runCommand } from '../../../../api/index.ts';
import { useT } from '../../../../i18n/react.tsx';
import { AskForm } from '../../../ui/AskForm.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { BulkWork } from './BulkRun.tsx';

/** Why everybody selected is kept for their position. */
export function LockManyForm({ onStart, onClose }: { onStart: (work: BulkWork) => void; onClose: () => void }) {
  const t = useT();
  return (
    <AskForm
      title={t('staff.action.LockApplication')}
      submit={t('staff.action.LockApplication')}
      initial={{ reason: '' }}
      note={t('staff.note.lock')}
      onClose={onClose}
      onSubmit={({ reason }) =>
        onStart({
          title: t('staff.action.LockApplication'),
          send: (applicationId) => runCommand('LockApplication', { applicationId, reason }),
        })
      }
    >
      {(form) => <TextField form={form} name="reason" label={t('staff.field.reason')} required multiline rows={3} />}
    </AskForm>
  );
}
