import { longDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { DialogProps } from './dialog-props.ts';
import { lastDay } from './SendOfferDialog.tsx';

/** A new link by mail and SMS; the old one is void from then on. */
export function ResendLinkDialog({ detail, onClose }: DialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const { language } = useLanguage();
  const { offerId, person, linkDays } = detail;
  const initial: { readonly linkDays: number | null } = { linkDays };
  return (
    <CommandForm
      name="ResendOfferLink"
      title={t({ id: 'offers.action.ResendOfferLink' })}
      submit={t({ id: 'offers.action.ResendOfferLink' })}
      initial={initial}
      payload={(values) => ({ offerId, linkDays: values.linkDays })}
      note={t(
        { id: 'offers.note.resend' },
        {
          name: nameOf(person),
          ways: [person.email, person.phone].filter((way) => way !== null).join(t({ id: 'staff.filter.comma' })),
        },
      )}
      onDone={() => toast(t({ id: 'offers.done.ResendOfferLink' }, { name: nameOf(person) }))}
      onClose={onClose}
    >
      {(form) => (
        <NumberField
          form={form}
          name="linkDays"
          label={t({ id: 'offers.field.linkDays' })}
          hint={t({ id: 'offers.hint.until' }, { day: longDay(lastDay(form.values.linkDays ?? linkDays), language) })}
          min={1}
          max={60}
          whole
          unit={t({ id: 'offers.unit.days' })}
        />
      )}
    </CommandForm>
  );
}
