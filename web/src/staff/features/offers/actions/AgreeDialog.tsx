import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { TermChanges } from '../drawer/TermChanges.tsx';
import { Terms } from '../drawer/Terms.tsx';
import type { DialogProps } from './dialog-props.ts';

const nothing = {};

/** Agreeing cannot be taken back: says what is agreed to and who is next. What changes meanwhile is agreed to once it was looked at. */
export function AgreeDialog({ detail, onClose }: DialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const [shown, setShown] = useState(detail);
  const { offerId, person, steps } = shown;
  const name = nameOf(person);
  const next = steps.slice(steps.findIndex(({ status }) => status === 'WAITING') + 1)[0];
  return (
    <CommandForm
      name="AgreeOffer"
      title={t({ id: 'offers.action.AgreeOffer' })}
      submit={t({ id: 'offers.action.AgreeOffer' })}
      initial={nothing}
      payload={() => ({ offerId })}
      note={
        next === undefined
          ? t({ id: 'offers.note.agreeLast' }, { name })
          : t({ id: 'offers.note.agree' }, { name, next: next.approver.name })
      }
      changes={<TermChanges before={shown} now={detail} />}
      onLook={() => setShown(detail)}
      onDone={() => toast(t({ id: 'offers.done.AgreeOffer' }, { name }))}
      onClose={onClose}
    >
      {() => <Terms detail={shown} />}
    </CommandForm>
  );
}
