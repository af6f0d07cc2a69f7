import { z } from 'zod';
import { DictionaryCode } from '../company-settings/dictionaries.ts';
import { command } from '../shared/define.ts';
import { Day, Id, Reason } from '../shared/shapes.ts';
import { DeliveryAnswer, EliminationOutcome, InvalidCause, TypedRecommendation } from './application.ts';
import { letterRefusals, OwnLetter } from './letter.ts';
import { Stage } from './stages.ts';

const aggregate = 'application';
const staff = { staff: 'MANAGE_RECORD' } as const;
const system = { system: true } as const;
const onApplication = z.strictObject({ applicationId: Id });
const withReason = z.strictObject({ applicationId: Id, reason: Reason });
const toStage = z.strictObject({ applicationId: Id, to: Stage, reason: Reason });

export const applicationCommands = {
  /** The signed-in person delivers their confirmed resume to the position of an advertisement. */
  DeliverApplication: command({
    aggregate,
    payload: z.strictObject({
      positionId: Id,
      advertisementId: Id,
      answers: z.array(DeliveryAnswer).max(20).default([]),
      recommendationCode: TypedRecommendation.nullable().default(null),
    }),
    grants: [{ self: 'CREATE_DELIVERY' }],
    emits: ['RecordDelivered'],
    refusals: [
      'common.not_found',
      'position.unavailable',
      'delivery.duplicate',
      'delivery.limit_exceeded',
      'delivery.under_14',
      'delivery.under_18_agreement',
      'resume.block_incomplete',
      'resume.block_editing',
      'resume.statement_required',
      'privacy.consent_required',
    ],
    privacy: 'exempt',
  }),
  /** Staff open a record for a person they know, who consented or was asked to. */
  CreateApplication: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, positionId: Id }),
    grants: [staff],
    emits: ['RecordCreated'],
    refusals: [
      'common.not_found',
      'privacy.unauthorized',
      'position.unavailable',
      'delivery.duplicate',
      'record.locked_elsewhere',
    ],
    privacy: 'exempt',
  }),
  StartStep: command({
    aggregate,
    payload: onApplication,
    grants: [staff],
    emits: ['StepStarted'],
    refusals: ['record.locked_elsewhere'],
  }),
  HoldStep: command({
    aggregate,
    payload: withReason,
    grants: [staff],
    emits: ['StepHeld'],
    refusals: ['common.reason_required', 'record.locked_elsewhere'],
  }),
  PassStep: command({
    aggregate,
    payload: onApplication,
    grants: [staff],
    emits: ['StepPassed'],
    refusals: ['record.open_work', 'record.locked_elsewhere'],
  }),
  AdvanceStage: command({
    aggregate,
    payload: z.strictObject({ applicationId: Id, to: Stage }),
    grants: [staff],
    emits: ['StageAdvanced'],
    refusals: ['record.next_not_allowed', 'record.locked_elsewhere', 'offer.live_exists'],
  }),
  SkipStage: command({
    aggregate,
    payload: toStage,
    grants: [staff],
    emits: ['StageSkipped'],
    refusals: ['common.reason_required', 'record.skip_forbidden', 'record.locked_elsewhere', 'offer.live_exists'],
  }),
  ReturnStage: command({
    aggregate,
    payload: toStage,
    grants: [staff],
    emits: ['StageReturned'],
    refusals: ['common.reason_required', 'record.next_not_allowed', 'record.offer_sent', 'record.locked_elsewhere'],
  }),
  EliminateApplication: command({
    aggregate,
    payload: z.strictObject({
      applicationId: Id,
      reason: Reason,
      /** Of the company's list of reasons; the words say more. */
      reasonCode: DictionaryCode.nullable().default(null),
      outcome: EliminationOutcome.default('NOT_PASSED'),
      /** Whether the candidate is written to; the own page shows the end in any case. */
      notify: z.boolean().default(true),
    }),
    grants: [staff, system],
    emits: ['RecordEnded'],
    refusals: ['common.reason_required', 'record.offer_sent', 'dictionary.not_offered'],
  }),
  WithdrawApplication: command({
    aggregate,
    payload: z.strictObject({ applicationId: Id, reason: Reason.nullable().default(null) }),
    grants: [{ self: 'CREATE_DELIVERY' }],
    emits: ['RecordEnded'],
    refusals: ['record.withdraw_blocked'],
    privacy: 'exempt',
  }),
  TransferApplication: command({
    aggregate,
    payload: z.strictObject({ applicationId: Id, positionId: Id, reason: Reason.nullable().default(null) }),
    grants: [staff],
    emits: ['RecordTransferred'],
    refusals: [
      'common.not_found',
      'record.category_mismatch',
      'position.unavailable',
      'delivery.duplicate',
      'record.offer_sent',
      'record.locked_elsewhere',
    ],
  }),
  InvalidateApplication: command({
    aggregate,
    payload: z.strictObject({
      applicationId: Id,
      cause: InvalidCause,
      reason: Reason.nullable().default(null),
      notify: z.boolean().default(true),
    }),
    grants: [staff, system],
    emits: ['RecordInvalidated'],
    refusals: [],
    privacy: 'exempt',
  }),
  /** Writes to the candidate in own words, also once it is over. Channels that do not lead to them, or that they do without, are left out. */
  WriteToCandidate: command({
    aggregate,
    payload: z.strictObject({ applicationId: Id, letter: OwnLetter }),
    grants: [{ staff: 'VIEW_NOTIFICATION' }],
    emits: ['CandidateWrittenTo'],
    refusals: letterRefusals,
  }),
  LockApplication: command({
    aggregate,
    payload: withReason,
    grants: [staff],
    emits: ['RecordLocked'],
    refusals: ['common.reason_required', 'record.locked_elsewhere'],
  }),
  /** By people, or by the clock when the lock's days are over. */
  UnlockApplication: command({
    aggregate,
    payload: onApplication,
    grants: [staff, system],
    emits: ['RecordUnlocked'],
    refusals: [],
  }),
  RecordSigning: command({
    aggregate,
    payload: z.strictObject({ applicationId: Id, kind: z.enum(['TWO_PARTY', 'THREE_PARTY']) }),
    grants: [staff],
    emits: ['RecordEnded'],
    refusals: ['record.next_not_allowed', 'offer.status_unsupported'],
  }),
  /** A signed record comes back for onboarding. */
  StartOnboarding: command({
    aggregate,
    payload: z.strictObject({ applicationId: Id, plannedEntryDate: Day.nullable().default(null) }),
    grants: [staff, { staff: 'MANAGE_COLLECTION' }],
    emits: ['OnboardingStarted'],
    refusals: ['record.next_not_allowed', 'offer.status_unsupported'],
  }),
  /** The onboarding function: the only way to EMPLOYED and to an offer that is ON_BOARD. */
  ConfirmOnboarding: command({
    aggregate,
    payload: z.strictObject({ applicationId: Id, actualEntryDate: Day }),
    grants: [{ staff: 'MANAGE_COLLECTION' }],
    emits: ['RecordEnded'],
    refusals: ['record.onboard_only', 'offer.status_unsupported'],
  }),
  ReopenApplication: command({
    aggregate,
    payload: withReason,
    grants: [staff],
    emits: ['RecordReopened'],
    refusals: [
      'common.reason_required',
      'record.reopen_expired',
      'position.unavailable',
      'delivery.duplicate',
      'record.locked_elsewhere',
    ],
  }),
};
