import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { DialogProps } from './dialog-props.ts';

/** Opens a pushed collection again; SAP keeps what it has until the next push. */
export function ReopenDialog({ detail, onClose }: DialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const { collectionId, person } = detail;
  return (
    <CommandForm
      name="ReopenCollection"
      title={t({ id: 'collections.action.ReopenCollection' })}
      submit={t({ id: 'collections.action.ReopenCollection' })}
      initial={{ reason: '' }}
      payload={({ reason }) => ({ collectionId, reason })}
      note={t({ id: 'collections.note.reopen' })}
      onDone={() => toast(t({ id: 'collections.done.ReopenCollection' }, { name: nameOf(person) }))}
      onClose={onClose}
      fields={{ reason: { kind: 'text', label: 'collections.field.reason', rows: 3, required: true } }}
    />
  );
}
