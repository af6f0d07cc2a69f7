import type { Session } from '../types.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import { GenerateDialog } from './GenerateDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { SegmentDialog } from './SegmentDialog.tsx';
import { UrgeDialog } from './UrgeDialog.tsx';

const dialogs = {
  OpenAppointmentSession: OpenDialog,
  GenerateArrangements: GenerateDialog,
  InviteToSession: InviteDialog,
  AddSegment: SegmentDialog,
  ExtendSessionDeadline: ExtendDialog,
  UrgeSeekers: UrgeDialog,
  FinishAppointmentSession: FinishDialog,
  CancelAppointmentSession: CancelDialog,
};

/** What is done with a session, each after its dialog. */
export type Asking = keyof typeof dialogs;

interface Props {
  readonly asking: Asking;
  readonly session: Session;
  readonly selected: ReadonlySet<string>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The dialog of what was asked for. */
export function SessionDialog({ asking, ...about }: Props) {
  const Dialog = dialogs[asking];
  return <Dialog {...about} />;
}
