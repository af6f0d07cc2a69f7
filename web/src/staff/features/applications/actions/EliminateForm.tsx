import { EliminationOutcome, Stage, stageNumber } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { useListed } from '../../../model/use-listed.ts';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { CheckField } from '../../../ui/fields/CheckField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { ReasonFormProps } from './types.ts';
import { useDone } from './use-done.ts';

/** What became of an offer is no reason before there can be one. */
const outcomesAt = (stage: string) => {
  const beforeOffers = stageNumber(Stage.parse(stage)) < stageNumber('OFFER');
  return EliminationOutcome.options.filter((one) => !(beforeOffers && one.startsWith('OFFER_')));
};

/** Ends the application. The person is told, unless that is held back. */
export function EliminateForm({ detail, onClose }: ReasonFormProps) {
  const t = useTranslate();
  const words = useApplicationWords();
  const nameOf = useNameOf();
  const done = useDone(detail);
  const listed = useListed();
  const { applicationId } = detail;
  return (
    <CommandForm
      name="EliminateApplication"
      title={t(
        { id: 'staff.action.about' },
        { action: t({ id: 'staff.action.EliminateApplication' }), name: nameOf(detail.person) },
      )}
      submit={t({ id: 'staff.action.EliminateApplication' })}
      danger
      initial={{ outcome: 'NOT_PASSED', reason: '', reasonCode: '', notify: true }}
      payload={({ outcome, reason, reasonCode, notify }) => ({
        applicationId,
        outcome: EliminationOutcome.parse(outcome),
        // Without words of one's own the reason is said in those of the list.
        reason: reason.trim() === '' && reasonCode !== '' ? listed.words('endReason', reasonCode) : reason,
        reasonCode: reasonCode || null,
        notify,
      })}
      note={t({ id: 'staff.note.eliminate' })}
      onDone={done('EliminateApplication')}
      onClose={onClose}
      draftKey={`EliminateApplication:${applicationId}`}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="outcome"
            label={t({ id: 'staff.field.outcome' })}
            choices={outcomesAt(detail.stage).map((value) => ({ value, label: words.outcome(value) }))}
          />
          <SelectField
            form={form}
            name="reasonCode"
            label={t({ id: 'staff.field.reasonCode' })}
            placeholder={t({ id: 'staff.field.reasonNone' })}
            choices={listed.choices('endReason')}
          />
          <TextField
            form={form}
            name="reason"
            label={t({ id: 'staff.field.reason' })}
            hint={t({ id: 'staff.field.reasonHint' })}
            required={form.values.reasonCode === ''}
            multiline
            rows={3}
            autoFocus
          />
          <CheckField
            form={form}
            name="notify"
            label={t({ id: 'staff.field.tellCandidate' })}
            hint={t({ id: 'staff.field.tellCandidateHint' })}
          />
        </>
      )}
    </CommandForm>
  );
}
