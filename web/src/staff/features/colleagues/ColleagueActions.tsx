import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { Colleague } from './api.ts';
import { ColleagueForm } from './ColleagueForm.tsx';
import { type ColleagueAction, colleagueActions } from './colleague-actions.ts';
import { HandOver } from './HandOver.tsx';

const isGrave = (action: ColleagueAction) => action === 'WithdrawInvitation' || action === 'SuspendAccount';

/** What can be done with a colleague's account now; each is asked for, saying what happens. */
export function ColleagueActions({ colleague }: { readonly colleague: Colleague }) {
  const t = useTranslate();
  const [handsOver, setHandsOver] = useState(false);
  const { accountId, name, state } = colleague;
  const isIn = state !== 'INVITED' && state !== 'CLOSED';
  const [asking, setAsking] = useState<ColleagueAction>();
  return (
    <div className="colleague-actions">
      {colleagueActions.map((action) => (
        <ActionButton
          key={action}
          action={action}
          allowed={colleague.allowedActions}
          label={t({ id: `colleagues.action.${action}` })}
          small
          danger={isGrave(action)}
          onRun={() => setAsking(action)}
        />
      ))}
      {isIn && (
        <Button size="small" onClick={() => setHandsOver(true)}>
          {t({ id: 'colleagues.handOver.title' })}
        </Button>
      )}
      {handsOver && <HandOver accountId={accountId} name={name} onClose={() => setHandsOver(false)} />}
      {asking !== undefined && (
        <ColleagueForm action={asking} colleague={colleague} onClose={() => setAsking(undefined)} />
      )}
    </div>
  );
}
