import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { DialogProps } from './dialog-props.ts';

const nothing = {};

/** Agreeing cannot be taken back: says what is agreed to and who is next. */
export function AgreeDialog({ detail, onClose }: DialogProps) {
  const t = useT();
  const toast = useToast();
  const nameOf = useNameOf();
  const { offerId, person, steps } = detail;
  const name = nameOf(person);
  const next = steps.slice(steps.findIndex(({ status }) => status === 'WAITING') + 1)[0];
  return (
    <CommandForm
      name="AgreeOffer"
      title={t('offers.action.AgreeOffer')}
      submit={t('offers.action.AgreeOffer')}
      initial={nothing}
      payload={() => ({ offerId })}
      note={
        next === undefined
          ? t('offers.note.agreeLast', { name })
          : t('offers.note.agree', { name, next: next.approver.name })
      }
      onDone={() => toast(t('offers.done.AgreeOffer', { name }))}
      onClose={onClose}
    >
      {() => null}
    </CommandForm>
  );
}
