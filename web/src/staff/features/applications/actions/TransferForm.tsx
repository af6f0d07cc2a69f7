import { useTranslate } from '../../../../i18n/react.tsx';
import { usePositionsFound } from '../../../model/position-choices.ts';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { FoundField } from '../../../ui/fields/FoundField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

const open = ['OPEN'];

/** Ends this application and opens one on another position. */
export function TransferForm({ detail, onClose }: ActionFormProps) {
  const t = useTranslate();
  const done = useDone(detail);
  const { applicationId, position } = detail;
  const positions = usePositionsFound(open);
  const others = positions.choices.filter(({ value }) => value !== position.positionId);
  return (
    <CommandForm
      name="TransferApplication"
      title={t({ id: 'staff.action.TransferApplication' })}
      submit={t({ id: 'staff.action.TransferApplication' })}
      initial={{ positionId: '', reason: '' }}
      payload={({ positionId, reason }) => ({ applicationId, positionId, reason: reason === '' ? null : reason })}
      note={t({ id: 'staff.note.transfer' })}
      onDone={done('TransferApplication')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FoundField
            form={form}
            name="positionId"
            label={t({ id: 'staff.field.toPosition' })}
            required
            placeholder={t({ id: 'staff.form.choose' })}
            found={{ ...positions, choices: others, total: positions.total - positions.choices.length + others.length }}
          />
          <TextField form={form} name="reason" label={t({ id: 'staff.field.reason' })} multiline rows={3} />
        </>
      )}
    </CommandForm>
  );
}
