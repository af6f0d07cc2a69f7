import { decides } from '../shared/aggregate.ts';
import { closePosition } from './close-position.ts';
import { createPosition } from './create-position.ts';
import { editPosition } from './edit-position.ts';
import { fillPosition } from './fill-position.ts';
import { handOverPosition } from './hand-over-position.ts';
import { openPosition } from './open-position.ts';
import { pausePosition } from './pause-position.ts';
import { position } from './position.ts';
import { reopenPosition } from './reopen-position.ts';

/** The position with the decision of every command. */
export const decidedPosition = decides(position, {
  CreatePosition: createPosition,
  EditPosition: editPosition,
  HandOverPosition: handOverPosition,
  OpenPosition: openPosition,
  PausePosition: pausePosition,
  FillPosition: fillPosition,
  ClosePosition: closePosition,
  ReopenPosition: reopenPosition,
});
