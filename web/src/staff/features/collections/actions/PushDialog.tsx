import { useTranslate } from '../../../../i18n/react.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { DialogProps } from './dialog-props.ts';
import { OutwardDialog } from './OutwardDialog.tsx';

export function PushDialog(props: DialogProps) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const { person, pushes, entry } = props.detail;
  const kind = pushes.some(({ outcome }) => outcome === 'PUSHED') ? 'UPDATE' : 'CREATE';
  const values = { name: nameOf(person), department: entry?.department ?? '', position: entry?.position ?? '' };
  return (
    <OutwardDialog {...props} name="PushCollectionToSap" note={t({ id: `collections.note.push${kind}` }, values)} />
  );
}
