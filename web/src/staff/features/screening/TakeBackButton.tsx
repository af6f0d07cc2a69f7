import { useTranslate } from '../../../i18n/react.tsx';
import { useCommand } from '../../model/use-command.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useNameOf } from '../../ui/PersonName.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { useToast } from '../../ui/use-toast.ts';
import type { ItemDetail } from './types.ts';

/** Takes a verdict back, until the application was moved because of it: the resume waits to be judged again. */
export function TakeBackButton({ item }: { item: ItemDetail }) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const { busy, problem, run } = useCommand();
  const takeBack = async () => {
    if ((await run('TakeBackVerdict', { screeningItemId: item.itemId })) === undefined) return;
    toast(t({ id: 'staff.screening.takenBack' }, { name: nameOf(item.person) }));
  };
  return (
    <>
      <ActionButton
        action="TakeBackVerdict"
        allowed={item.allowedActions}
        label={t({ id: 'staff.action.TakeBackVerdict' })}
        busy={busy}
        onRun={() => void takeBack()}
      />
      <ProblemNote problem={problem} />
    </>
  );
}
