import { useTranslate } from '../../../../i18n/react.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { DialogProps } from './dialog-props.ts';
import { OutwardDialog } from './OutwardDialog.tsx';
import { useWays } from './use-ways.ts';

export function SendCollectionDialog(props: DialogProps) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const ways = useWays();
  const { person } = props.detail;
  const note = t({ id: 'collections.note.send' }, { name: nameOf(person), ways: ways(person) });
  return <OutwardDialog {...props} name="SendCollection" note={note} />;
}
