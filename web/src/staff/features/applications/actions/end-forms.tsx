import { EliminationOutcome, InvalidCause } from '@talentlog/contracts';
import { useT } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { usePositionChoices } from '../../../model/position-choices.ts';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

/** Ends the application; a note tells the person in the company's words. */
export function EliminateForm({ detail, onClose }: ActionFormProps) {
  const t = useT();
  const words = useApplicationWords();
  const done = useDone(detail);
  const { applicationId } = detail;
  return (
    <CommandForm
      name="EliminateApplication"
      title={t('staff.action.EliminateApplication')}
      submit={t('staff.action.EliminateApplication')}
      danger
      initial={{ outcome: 'NOT_PASSED', reason: '' }}
      payload={({ outcome, reason }) => ({ applicationId, outcome: EliminationOutcome.parse(outcome), reason })}
      note={t('staff.note.eliminate')}
      onDone={done('EliminateApplication')}
      onClose={onClose}
      draftKey={`EliminateApplication:${applicationId}`}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="outcome"
            label={t('staff.field.outcome')}
            choices={EliminationOutcome.options.map((value) => ({ value, label: words.outcome(value) }))}
          />
          <TextField
            form={form}
            name="reason"
            label={t('staff.field.reason')}
            hint={t('staff.field.reasonHint')}
            required
            multiline
            rows={3}
            autoFocus
          />
        </>
      )}
    </CommandForm>
  );
}

export function InvalidateForm({ detail, onClose }: ActionFormProps) {
  const t = useT();
  const done = useDone(detail);
  const { applicationId } = detail;
  return (
    <CommandForm
      name="InvalidateApplication"
      title={t('staff.action.InvalidateApplication')}
      submit={t('staff.action.InvalidateApplication')}
      danger
      initial={{ cause: 'DUPLICATE', reason: '' }}
      payload={({ cause, reason }) => ({
        applicationId,
        cause: InvalidCause.parse(cause),
        reason: reason === '' ? null : reason,
      })}
      note={t('staff.note.invalidate')}
      onDone={done('InvalidateApplication')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="cause"
            label={t('staff.field.cause')}
            choices={InvalidCause.options.map((value) => ({ value, label: t(`staff.invalidCause.${value}`) }))}
          />
          <TextField form={form} name="reason" label={t('staff.field.reason')} multiline rows={3} />
        </>
      )}
    </CommandForm>
  );
}

const open = ['OPEN'];

/** Ends this application and opens one on another position. */
export function TransferForm({ detail, onClose }: ActionFormProps) {
  const t = useT();
  const done = useDone(detail);
  const { applicationId, position } = detail;
  const others = usePositionChoices(open).filter(({ value }) => value !== position.positionId);
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
          <SelectField
            form={form}
            name="positionId"
            label={t('staff.field.toPosition')}
            required
            placeholder={t('staff.form.choose')}
            choices={others}
          />
          <TextField form={form} name="reason" label={t('staff.field.reason')} multiline rows={3} />
        </>
      )}
    </CommandForm>
  );
}
