import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { HandOverForm } from './HandOverForm.tsx';
import { ReassignForm } from './ReassignForm.tsx';
import type { ItemDetail } from './types.ts';

/** For those who hand work out: take it back, or give it to somebody else. */
export function ScreeningActions({ item }: { item: ItemDetail }) {
  const t = useTranslate();
  const [asking, setAsking] = useState<'CancelScreening' | 'HandOverScreening' | 'ReassignScreening' | null>(null);
  const { allowedActions, itemId, screener } = item;
  const cancel = t({ id: 'staff.action.CancelScreening' });
  const close = () => setAsking(null);
  return (
    <div className="action-bar">
      <ActionButton
        action="CancelScreening"
        allowed={allowedActions}
        label={cancel}
        onRun={() => setAsking('CancelScreening')}
      />
      <ActionButton
        action="HandOverScreening"
        allowed={allowedActions}
        label={t({ id: 'staff.action.HandOverScreening' })}
        onRun={() => setAsking('HandOverScreening')}
      />
      <ActionButton
        action="ReassignScreening"
        allowed={allowedActions}
        label={t({ id: 'staff.action.ReassignScreening' })}
        onRun={() => setAsking('ReassignScreening')}
      />
      {asking === 'CancelScreening' && (
        <CommandForm
          name="CancelScreening"
          title={cancel}
          submit={cancel}
          note={t({ id: 'staff.note.cancelScreening' }, { name: screener.name })}
          danger
          initial={{}}
          payload={() => ({ screeningItemId: itemId })}
          onClose={close}
        />
      )}
      {asking === 'HandOverScreening' && <HandOverForm item={item} onClose={close} />}
      {asking === 'ReassignScreening' && <ReassignForm itemId={itemId} onClose={close} />}
    </div>
  );
}
