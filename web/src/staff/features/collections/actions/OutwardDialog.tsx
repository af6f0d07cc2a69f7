import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { DialogProps } from './dialog-props.ts';

const nothing = {};

type Outward = 'SendCollection' | 'RemindCollection' | 'PushCollectionToSap';

/** A command that asks nothing but to be sure, because it leaves the house. */
export function OutwardDialog({ name, note, detail, onClose }: DialogProps & { name: Outward; note: string }) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const { collectionId, person } = detail;
  return (
    <CommandForm
      name={name}
      title={t({ id: `collections.action.${name}` })}
      submit={t({ id: `collections.action.${name}` })}
      initial={nothing}
      payload={() => ({ collectionId })}
      note={note}
      onDone={() => toast(t({ id: `collections.done.${name}` }, { name: nameOf(person) }))}
      onClose={onClose}
    />
  );
}
