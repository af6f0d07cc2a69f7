import type { ApplicationRow, NextStep } from '@talentlog/contracts';
import { type ReactNode, useMemo } from 'react';
import { SeenContext, seenIn } from '../../../model/seen.ts';
import { StepButton } from './StepButton.tsx';
import { type RowAction, VerdictButtons } from './VerdictButtons.tsx';

const verdict: readonly RowAction[] = ['EliminateApplication', 'HoldStep', 'PassStep'];
/** What a row's step is done by, the likeliest last, where nothing more need be looked at. */
const actionsOf: Readonly<Partial<Record<NextStep, readonly RowAction[]>>> = {
  HANDLE: verdict,
  CONCLUDE: verdict,
  DECIDE_HELD: ['EliminateApplication', 'PassStep'],
  ASSIGN: ['AssignScreening'],
};

/** What one does about an application from its row; `children` where its step is done elsewhere, or by somebody else. */
export function StepButtons({ row, children }: { row: ApplicationRow; children: ReactNode }) {
  const seen = useMemo(() => seenIn(row), [row]);
  if (row.nextStep === 'ADVANCE' && row.nextStages.length > 0 && row.allowedActions.includes('AdvanceStage')) {
    return <StepButton row={row} />;
  }
  const offered = (actionsOf[row.nextStep ?? 'SCREEN'] ?? []).filter((name) => row.allowedActions.includes(name));
  if (offered.length === 0) return children;
  return (
    <SeenContext value={seen}>
      <VerdictButtons row={row} offered={offered} />
    </SeenContext>
  );
}
