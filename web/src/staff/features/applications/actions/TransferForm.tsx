import { useT } from '../../../../i18n/react.tsx';
import { usePositionsFound } from '../../../model/position-choices.ts';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { FoundField } from '../../../ui/fields/FoundField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

const open = ['OPEN'];

/** Ends this application and opens one on another position. */
export function TransferForm({ detail, onClose }: ActionFormProps) {
  const t = useT();
  const done = useDone(detail);
  const { applicationId, position } = detail;
  const positions = usePositionsFound(open);
  const others = positions.choices.filter(({ value }) => value !== position.positionId);
  return (
    <CommandForm
      name="TransferApplication"
      title={t('staff.action.TransferApplication')}
      submit={t('staff.action.TransferApplication')}
      initial={{ positionId: '', reason: '' }}
      payload={({ positionId, reason }) => ({ applicationId, positionId, reason: reason === '' ? null : reason })}
      note={t('staff.note.transfer')}
      onDone={done('TransferApplication')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FoundField
            form={form}
            name="positionId"
            label={t('staff.field.toPosition')}
            required
            placeholder={t('staff.form.choose')}
            found={{ ...positions, choices: others, total: positions.total - positions.choices.length + others.length }}
          />
          <TextField form={form} name="reason" label={t('staff.field.reason')} multiline rows={3} />
        </>
      )}
    </CommandForm>
  );
}
