import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { type Position, usePositionWords } from '../words.ts';
import { type DirectAction, usePositionAct } from './use-position-act.ts';

const direct = ['OpenPosition', 'ReopenPosition', 'PausePosition', 'FillPosition'] as const satisfies DirectAction[];

/** What can be done with the position now. While steps are left, opening it is offered there and not here. */
export function PositionActions({ position, stepping }: { position: Position; stepping: boolean }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { busy, problem, act } = usePositionAct(position);
  const [closing, setClosing] = useState(false);
  const { positionId, allowedActions, state } = position;
  const offered = direct.filter((name) => !(stepping && name === 'OpenPosition'));
  const label = (name: DirectAction) =>
    name === 'OpenPosition' && state !== 'DRAFT'
      ? t({ id: 'positions.action.resume' })
      : t({ id: `positions.action.${name}` });
  return (
    <>
      {offered.map((name) => (
        <ActionButton
          key={name}
          action={name}
          allowed={allowedActions}
          label={label(name)}
          primary={name === 'OpenPosition' || name === 'ReopenPosition'}
          busy={busy}
          onRun={() => void act(name)}
        />
      ))}
      {allowedActions.includes('EditPosition') && (
        <Button icon="edit" onClick={() => navigate(`${paths.position(positionId)}/edit`)}>
          {t({ id: 'positions.action.EditPosition' })}
        </Button>
      )}
      <ActionButton
        action="ClosePosition"
        allowed={allowedActions}
        label={t({ id: 'positions.action.ClosePosition' })}
        danger
        onRun={() => setClosing(true)}
      />
      <ProblemNote problem={problem} />
      {closing && <ClosePosition position={position} onClose={() => setClosing(false)} />}
    </>
  );
}

/** Closing stops the advertisements too, so it says how many and asks why. */
function ClosePosition({ position, onClose }: { position: Position; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const words = usePositionWords();
  const { positionId, advertisements, details } = position;
  const count = advertisements.filter(({ state }) => state !== 'STOPPED').length;
  return (
    <CommandForm
      name="ClosePosition"
      title={t({ id: 'positions.action.ClosePosition' })}
      submit={t({ id: 'positions.action.ClosePosition' })}
      danger
      note={t({ id: 'positions.close.note' }, { count })}
      initial={{ reason: '' }}
      payload={({ reason }) => ({ positionId, reason })}
      onDone={() => toast(t({ id: 'positions.done.ClosePosition' }, { title: words.title(details) }))}
      onClose={onClose}
      fields={{ reason: { kind: 'text', label: 'positions.close.reason', rows: 3, required: true } }}
    />
  );
}
