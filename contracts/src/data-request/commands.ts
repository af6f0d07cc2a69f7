import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Id, Reason, Text } from '../shared/shapes.ts';
import { DataRequestAlarm, DataRequestKind } from './data-request.ts';

const aggregate = 'dataRequest';
const desk = [{ staff: 'ADMIN_PRIVACY' }] as const;
const dataRequestId = Id;

/** Nothing here asks for consent: whoever withdrew it keeps these rights. */
export const dataRequestCommands = {
  /** The person asks about themselves; the code sent to their phone is the proof. */
  SubmitDataRequest: command({
    aggregate,
    payload: z.strictObject({ kind: DataRequestKind, details: Text.default('') }),
    grants: [{ self: 'UPDATE_USER', stepUp: 'code' }],
    emits: ['DataRequestReceived'],
    refusals: ['dataRequest.already_open', 'dataRequest.details_required'],
    privacy: 'exempt',
  }),
  /** Staff write down what a person asked by letter or mail, and how it was made sure who they are. */
  EnterDataRequest: command({
    aggregate,
    payload: z.strictObject({
      jobSeekerId: Id,
      kind: DataRequestKind,
      details: Text.default(''),
      identityProof: Reason,
    }),
    grants: desk,
    emits: ['DataRequestReceived'],
    refusals: [
      'dataRequest.already_open',
      'dataRequest.details_required',
      'dataRequest.no_account',
      'dataRequest.account_suspended',
    ],
    privacy: 'exempt',
  }),
  TakeDataRequest: command({
    aggregate,
    payload: z.strictObject({ dataRequestId }),
    grants: desk,
    emits: ['DataRequestTaken'],
    refusals: [],
    privacy: 'exempt',
  }),
  /** Answers it, and does what it asks for: a copy can be fetched, the consent is withdrawn, the account closes, the data are erased. */
  FulfilDataRequest: command({
    aggregate,
    payload: z.strictObject({ dataRequestId, answer: Text.min(1, { error: 'common.required' }) }),
    grants: desk,
    emits: ['DataRequestFulfilled'],
    refusals: ['dataRequest.offer_accepted', 'dataRequest.account_suspended', 'jobSeeker.erase_colleague'],
    privacy: 'exempt',
  }),
  /** Their person thought better of it, or never asked: while the hour of an answered deletion is ahead, the request is in hand again. */
  StopDeletion: command({
    aggregate,
    payload: z.strictObject({ dataRequestId }),
    grants: desk,
    emits: ['DataRequestHeldUp'],
    refusals: ['dataRequest.stop_too_late'],
    privacy: 'exempt',
  }),
  RejectDataRequest: command({
    aggregate,
    payload: z.strictObject({ dataRequestId, reason: Reason }),
    grants: desk,
    emits: ['DataRequestRejected'],
    refusals: [],
    privacy: 'exempt',
  }),
  LapseDataRequest: command({
    aggregate,
    payload: z.strictObject({ dataRequestId }),
    grants: [{ system: true }],
    emits: ['DataRequestLapsed'],
    refusals: [],
    privacy: 'exempt',
  }),
  AlarmDataRequest: command({
    aggregate,
    payload: z.strictObject({ dataRequestId, alarm: DataRequestAlarm }),
    grants: [{ system: true }],
    emits: ['DataRequestAlarmed'],
    refusals: [],
    privacy: 'exempt',
  }),
};
