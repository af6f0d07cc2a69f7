import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Id, Reason } from '../shared/shapes.ts';
import { NewPositionDetails, PositionDetails } from './position.ts';

const grants = [{ staff: 'MANAGE_POSITION' }] as const;
const onPosition = z.strictObject({ positionId: Id });

export const positionCommands = {
  CreatePosition: command({
    aggregate: 'position',
    payload: z.strictObject({ details: NewPositionDetails, responsibleIds: z.array(Id).max(20).default([]) }),
    grants,
    emits: ['PositionCreated'],
    refusals: ['dictionary.not_offered', 'account.cannot_take'],
  }),
  EditPosition: command({
    aggregate: 'position',
    payload: z.strictObject({ positionId: Id, details: PositionDetails }),
    grants,
    emits: ['PositionEdited'],
    refusals: ['dictionary.not_offered'],
  }),
  /** Whoever leaves, or is to do something else, is followed by a colleague who may look after positions. */
  HandOverPosition: command({
    aggregate: 'position',
    payload: z.strictObject({ positionId: Id, fromAccountId: Id, toAccountId: Id }),
    grants: [{ staff: 'ADMIN_USER' }],
    emits: ['PositionHandedOver'],
    refusals: ['common.not_found', 'account.cannot_take'],
  }),
  OpenPosition: command({
    aggregate: 'position',
    payload: onPosition,
    grants,
    emits: ['PositionOpened'],
    refusals: [],
  }),
  PausePosition: command({
    aggregate: 'position',
    payload: onPosition,
    grants,
    emits: ['PositionPaused'],
    refusals: [],
  }),
  FillPosition: command({
    aggregate: 'position',
    payload: onPosition,
    grants,
    emits: ['PositionFilled'],
    refusals: [],
  }),
  ClosePosition: command({
    aggregate: 'position',
    payload: z.strictObject({ positionId: Id, reason: Reason }),
    grants,
    emits: ['PositionClosed'],
    refusals: ['common.reason_required'],
  }),
  ReopenPosition: command({
    aggregate: 'position',
    payload: onPosition,
    grants,
    emits: ['PositionReopened'],
    refusals: [],
  }),
};
