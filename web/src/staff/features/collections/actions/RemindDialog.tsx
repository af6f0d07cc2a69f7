import { dayAndClock } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { DialogProps } from './dialog-props.ts';
import { OutwardDialog } from './OutwardDialog.tsx';
import { useWays } from './use-ways.ts';

export function RemindDialog(props: DialogProps) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const ways = useWays();
  const { language } = useLanguage();
  const { person, remindedAt } = props.detail;
  const note = t(
    { id: 'collections.note.remind' },
    {
      name: nameOf(person),
      ways: ways(person),
      before: remindedAt === null ? 'none' : dayAndClock(remindedAt, language),
    },
  );
  return <OutwardDialog {...props} name="RemindCollection" note={note} />;
}
