import { OfferType } from '@talentlog/contracts';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../../i18n/react.tsx';
import { paths } from '../../../app/paths.ts';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { DayField, NumberField, TextField } from '../../../ui/fields.tsx';
import { ColleaguesField } from '../../../ui/PeopleField.tsx';
import { useToast } from '../../../ui/useToast.ts';
import type { ActionFormProps } from './types.ts';

interface Values {
  readonly positionTitle: string;
  readonly plannedEntryDate: string | null;
  readonly workLocation: string;
  readonly probationMonths: number | null;
  readonly monthly: number | null;
  readonly months: number | null;
  readonly signOn: number | null;
  readonly linkDays: number | null;
  readonly approverIds: readonly string[];
  readonly note: string;
}

const typeOf = (track: string) =>
  OfferType.parse(track === 'CAMPUS' ? 'CAMPUS' : track === 'INTERN' ? 'INTERN' : 'SOCIAL');
const idIn = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null && 'offerId' in result ? String(result.offerId) : undefined;

/** Terms of a new offer. It is a draft: nothing is sent, and it can be edited until it is approved. */
export function DraftOfferForm({ detail, onClose }: ActionFormProps) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const { applicationId, position, track } = detail;
  const initial: Values = {
    positionTitle: position.title,
    plannedEntryDate: null,
    workLocation: '',
    probationMonths: track === 'INTERN' ? 0 : 6,
    monthly: null,
    months: 13,
    signOn: 0,
    linkDays: 7,
    approverIds: [],
    note: '',
  };
  return (
    <CommandForm
      name="DraftOffer"
      title={t('staff.action.DraftOffer')}
      submit={t('staff.action.DraftOffer')}
      wide
      initial={initial}
      payload={({ monthly, months, signOn, probationMonths, linkDays, approverIds, ...rest }) => ({
        ...rest,
        applicationId,
        type: typeOf(track),
        probationMonths: probationMonths ?? 0,
        linkDays: linkDays ?? 7,
        approverIds: [...approverIds],
        pay: monthly === null ? null : { monthly, months: months ?? 12, signOn: signOn ?? 0 },
      })}
      onDone={({ result }) => {
        toast(t('staff.done.DraftOffer'));
        const offerId = idIn(result);
        if (offerId !== undefined) navigate(paths.offer(offerId));
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField form={form} name="positionTitle" label={t('staff.field.offerTitle')} />
          <div className="field-row">
            <DayField form={form} name="plannedEntryDate" label={t('staff.field.plannedEntryDate')} />
            <TextField form={form} name="workLocation" label={t('staff.field.workLocation')} />
            <NumberField form={form} name="probationMonths" label={t('staff.field.probation')} min={0} max={6} />
          </div>
          <div className="field-row">
            <NumberField form={form} name="monthly" path="pay.monthly" label={t('staff.field.monthly')} min={0} />
            <NumberField
              form={form}
              name="months"
              path="pay.months"
              label={t('staff.field.months')}
              min={12}
              max={24}
            />
            <NumberField form={form} name="signOn" path="pay.signOn" label={t('staff.field.signOn')} min={0} />
            <NumberField form={form} name="linkDays" label={t('staff.field.linkDays')} min={1} max={60} />
          </div>
          <ColleaguesField
            form={form}
            name="approverIds"
            label={t('staff.field.approvers')}
            roles={['OA']}
            required={false}
          />
          <TextField form={form} name="note" label={t('staff.field.note')} multiline rows={3} />
        </>
      )}
    </CommandForm>
  );
}
