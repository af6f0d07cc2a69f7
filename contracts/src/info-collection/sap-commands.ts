import { z } from 'zod';
import { command } from '../shared/define.ts';
import { manyLines } from '../shared/human-text.ts';
import { Id, Reason } from '../shared/shapes.ts';

const aggregate = 'infoCollection';
const pusher = { staff: 'PUSH_SAP' } as const;
const system = { system: true } as const;
const Message = manyLines.max(2000).default('');

/** A locked collection on its way to SAP, and back for a correction. */
export const sapCommands = {
  PushCollectionToSap: command({
    aggregate,
    payload: z.strictObject({ collectionId: Id }),
    grants: [pusher],
    emits: ['SapPushRequested'],
    refusals: ['info.not_locked', 'info.push_failed', 'info.block_incomplete'],
  }),
  RecordSapPushed: command({
    aggregate,
    payload: z.strictObject({ collectionId: Id, pushId: Id, message: Message }),
    grants: [system],
    emits: ['SapPushed'],
    refusals: [],
    privacy: 'exempt',
  }),
  RecordSapPushFailed: command({
    aggregate,
    payload: z.strictObject({ collectionId: Id, pushId: Id, message: Message }),
    grants: [system],
    emits: ['SapPushFailed'],
    refusals: [],
    privacy: 'exempt',
  }),
  /** Opens a pushed collection for correction; the next push is an update. */
  ReopenCollection: command({
    aggregate,
    payload: z.strictObject({ collectionId: Id, reason: Reason }),
    grants: [pusher],
    emits: ['CollectionReopened'],
    refusals: ['info.unlock_failed', 'common.reason_required'],
  }),
};
