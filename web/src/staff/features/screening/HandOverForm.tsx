import { rolesWith } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { ColleagueField } from '../../ui/ColleagueField.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import type { ItemDetail } from './types.ts';

/** Gives a resume that waits to another screener, with its deadline and what was said so far. */
export function HandOverForm({ item, onClose }: { item: ItemDetail; onClose: () => void }) {
  const t = useTranslate();
  const { itemId: screeningItemId, screener } = item;
  return (
    <CommandForm
      name="HandOverScreening"
      title={t({ id: 'staff.action.HandOverScreening' })}
      submit={t({ id: 'staff.action.HandOverScreening' })}
      note={t({ id: 'staff.note.handOverScreening' }, { name: screener.name })}
      initial={{ toAccountId: '' }}
      payload={({ toAccountId }) => ({ screeningItemId, fromAccountId: screener.accountId, toAccountId })}
      onClose={onClose}
    >
      {(form) => (
        <ColleagueField
          form={form}
          name="toAccountId"
          label={t({ id: 'staff.field.screener' })}
          roles={rolesWith('SCREEN_RESUME')}
        />
      )}
    </CommandForm>
  );
}
