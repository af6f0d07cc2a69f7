import { useTranslate } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { firstScreener, ScreenerFields } from '../../ui/ScreenerFields.tsx';

/** Gives an unanswered resume to somebody else; the old item is kept as it ended. */
export function ReassignForm({ itemId, onClose }: { itemId: string; onClose: () => void }) {
  const t = useTranslate();
  return (
    <CommandForm
      name="ReassignScreening"
      title={t({ id: 'staff.action.ReassignScreening' })}
      submit={t({ id: 'staff.action.ReassignScreening' })}
      initial={firstScreener()}
      payload={({ deadline, ...values }) => ({ ...values, deadline: deadline ?? '', screeningItemId: itemId })}
      onClose={onClose}
    >
      {(form) => <ScreenerFields form={form} />}
    </CommandForm>
  );
}
