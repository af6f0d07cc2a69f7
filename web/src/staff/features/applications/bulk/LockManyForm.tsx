import type { ApplicationChosen } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { AskForm } from '../../../ui/AskForm.tsx';
import { type BulkWork, commandFor } from '../../../ui/bulk/BulkRun.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { itemsOf } from './chosen.ts';

interface Props {
  readonly rows: readonly ApplicationChosen[];
  readonly onStart: (work: BulkWork) => void;
  readonly onClose: () => void;
}

/** Why everybody selected is kept for their position. */
export function LockManyForm({ rows, onStart, onClose }: Props) {
  const t = useTranslate();
  return (
    <AskForm
      title={t({ id: 'staff.action.LockApplication' })}
      submit={t({ id: 'staff.bulk.for' }, { action: t({ id: 'staff.action.LockApplication' }), count: rows.length })}
      initial={{ reason: '' }}
      note={t({ id: 'staff.note.lock' })}
      onClose={onClose}
      onSubmit={({ reason }) =>
        onStart({
          title: t({ id: 'staff.action.LockApplication' }),
          items: itemsOf(rows),
          send: commandFor('LockApplication', (applicationId) => ({ applicationId, reason })),
        })
      }
    >
      {(form) => (
        <TextField form={form} name="reason" label={t({ id: 'staff.field.reason' })} required multiline rows={3} />
      )}
    </AskForm>
  );
}
