import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { PaperSheet } from '../../../ui/PaperSheet.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import type { FormState } from '../../../ui/use-form.ts';
import { type OfferDetail, useOfferPaperQuery } from '../api.ts';

type PaperLanguage = 'zh-CN' | 'en-US';

interface Props<V extends object> {
  readonly form: FormState<V & { paperLanguage: PaperLanguage | null }>;
  readonly detail: OfferDetail;
}

/** In which language the letter is printed, and how it will look. Only an attachment of the offer can take its place. */
export function PaperField<V extends object>({ form, detail }: Props<V>) {
  const t = useTranslate();
  const { paperLanguage } = form.values;
  const choices = [
    { value: 'zh-CN', label: t({ id: 'offers.paper.chinese' }) },
    { value: 'en-US', label: t({ id: 'offers.paper.english' }) },
  ];
  return (
    <>
      <SelectField
        form={form}
        name="paperLanguage"
        label={t({ id: 'offers.field.paper' })}
        hint={t({ id: 'offers.hint.paper' })}
        choices={choices}
        nullable={detail.attachment !== null}
        {...(detail.attachment === null
          ? {}
          : { placeholder: t({ id: 'offers.paper.none' }, { name: detail.attachment.name }) })}
      />
      {paperLanguage !== null && <Look offerId={detail.offerId} language={paperLanguage} />}
    </>
  );
}

/** Asked for when it is opened: whoever looks is noted as a reader of the offer. */
function Look({ offerId, language }: { offerId: string; language: PaperLanguage }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const { currentData, error } = useOfferPaperQuery({ offerId, language }, { skip: !open });
  const paper = currentData?.data;
  return (
    <details className="offer-paper" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t({ id: 'offers.paper.look' })}</summary>
      <QueryFailure failure={error} />
      {paper !== undefined && (
        <>
          <p className="muted">{t({ id: 'offers.paper.writtenWith' }, { version: paper.version })}</p>
          <PaperSheet trial={{ template: 'offer-letter', language, ...paper.texts, values: paper.values }} />
        </>
      )}
    </details>
  );
}
