import { sameAsAgreed } from '@talentlog/contracts';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { OfferDetail } from '../api.ts';
import { TermChanges } from '../drawer/TermChanges.tsx';
import { TermsFields } from '../form/TermsFields.tsx';
import { type TermsValues, termsOf, valuesOf } from '../form/terms.ts';

/** Changes the terms of an offer that is not sent yet. Says, while one types, when everybody has to agree again. */
export function EditOfferDialog({ detail, onClose }: { detail: OfferDetail; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const [shown, setShown] = useState(detail);
  const { offerId, approval } = detail;
  const before = valuesOf(detail);
  const asksAgain = (values: TermsValues) => !sameAsAgreed(termsOf(before), termsOf(values));
  return (
    <CommandForm
      name="EditOffer"
      title={t({ id: 'offers.action.EditOffer' })}
      submit={t({ id: 'shared.action.save' })}
      wide
      initial={before}
      changes={<TermChanges before={shown} now={detail} />}
      onLook={() => setShown(detail)}
      payload={(values) => ({ ...termsOf(values), offerId })}
      onDone={(_answer, values) =>
        toast(
          t({ id: approval === 'PASSED' && asksAgain(values) ? 'offers.done.OfferRevised' : 'offers.done.EditOffer' }),
        )
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <TermsFields form={form} range={detail.payRange} />
          {approval === 'PASSED' && (
            <p className={asksAgain(form.values) ? 'offer-notice warn' : 'offer-notice'} role="status">
              {t({ id: asksAgain(form.values) ? 'offers.note.asksAgain' : 'offers.note.staysAgreed' })}
            </p>
          )}
        </>
      )}
    </CommandForm>
  );
}
