import { longDay } from '../../../../format/dates.ts';
import { useLanguage, useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { NumberField, TextField } from '../../../ui/fields.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { OfferDetail } from '../api.ts';
import { lastDay } from './SendOfferDialog.tsx';

interface Props {
  readonly detail: OfferDetail;
  readonly onClose: () => void;
}

/** A new link by mail and SMS; the old one is void from then on. */
export function ResendLinkDialog({ detail, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const nameOf = useNameOf();
  const { language } = useLanguage();
  const { offerId, person, linkDays } = detail;
  const initial: { readonly linkDays: number | null } = { linkDays };
  return (
    <CommandForm
      name="ResendOfferLink"
      title={t('offers.action.ResendOfferLink')}
      submit={t('offers.action.ResendOfferLink')}
      initial={initial}
      payload={(values) => ({ offerId, linkDays: values.linkDays })}
      note={t('offers.note.resend', {
        name: nameOf(person),
        ways: [person.email, person.phone].filter((way) => way !== null).join(t('staff.filter.comma')),
      })}
      onDone={() => toast(t('offers.done.ResendOfferLink', { name: nameOf(person) }))}
      onClose={onClose}
    >
      {(form) => (
        <NumberField
          form={form}
          name="linkDays"
          label={t('offers.field.linkDays')}
          hint={t('offers.hint.until', { day: longDay(lastDay(form.values.linkDays ?? linkDays), language) })}
          min={1}
          max={60}
          unit={t('offers.unit.days')}
        />
      )}
    </CommandForm>
  );
}

/** Takes the offer back. What that does to the person depends on how far it came. */
export function WithdrawDialog({ detail, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const nameOf = useNameOf();
  const { offerId, person, status } = detail;
  const name = nameOf(person);
  const note =
    status === 'ACCEPTED'
      ? t('offers.note.withdrawAccepted', { name })
      : status === 'SENT'
        ? t('offers.note.withdrawSent', { name })
        : t('offers.note.withdrawUnsent', { name });
  return (
    <CommandForm
      name="WithdrawOffer"
      title={t('offers.action.WithdrawOffer')}
      submit={t('offers.action.WithdrawOffer')}
      danger
      initial={{ reason: '' }}
      payload={({ reason }) => ({ offerId, reason })}
      note={note}
      onDone={() => toast(t('offers.done.WithdrawOffer', { name }))}
      onClose={onClose}
    >
      {(form) => (
        <TextField form={form} name="reason" label={t('offers.field.reason')} multiline rows={3} required autoFocus />
      )}
    </CommandForm>
  );
}
