import { useRef } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { WithPacks } from '../../ui/WithPacks.tsx';
import './offers.css';
import { idIn } from '../../model/id-in.ts';
import { useOfferPositionQuery } from './api.ts';
import { TermsFields } from './form/TermsFields.tsx';
import { firstTerms, termsOf } from './form/terms.ts';

interface Props {
  readonly applicationId: string;
  readonly positionId: string;
  readonly positionTitle: string;
  readonly track: string;
  /** Called once when the dialog is over: with the new offer, or without one when it was closed. */
  readonly onDone: (offerId?: string) => void;
}

/** Terms of a new offer for an application at the offer stage. Only a draft: nobody is asked and nothing is sent. */
export function DraftOfferDialog(props: Props) {
  return (
    <WithPacks names={['staffoffers']}>
      <DraftForm {...props} />
    </WithPacks>
  );
}

function DraftForm({ applicationId, positionId, positionTitle, track, onDone }: Props) {
  const t = useTranslate();
  const { data: found, isLoading } = useOfferPositionQuery({ positionId });
  const toast = useToast();
  const made = useRef<string>(undefined);
  const said = found?.data.details;
  // A form begins with its values once; without an answer it begins with what is usual.
  if (isLoading) return null;
  return (
    <CommandForm
      name="DraftOffer"
      title={t({ id: 'offers.action.DraftOffer' })}
      submit={t({ id: 'offers.action.DraftOffer' })}
      wide
      note={t({ id: 'offers.note.draft' })}
      initial={firstTerms(positionTitle, track, said)}
      payload={(values) => ({ ...termsOf(values), applicationId })}
      onDone={({ result }) => {
        made.current = idIn(result, 'offerId');
        toast(t({ id: 'offers.done.DraftOffer' }));
      }}
      onClose={() => onDone(made.current)}
    >
      {(form) => <TermsFields form={form} range={said?.pay ?? null} />}
    </CommandForm>
  );
}
