import { InvalidCause, Stage } from '@talentlog/contracts';
import type { Choice } from '../../../model/choice.ts';
import { actionForm } from './action-form.ts';
import type { Detail, Named } from './types.ts';

const why = { kind: 'text', rows: 3, label: 'staff.field.reason' } as const;
const reason = { reason: { ...why, required: true } } as const;
const noDay = (): { readonly day: string | null } => ({ day: null });

/** Asks for nothing but a reason. */
const withReason = {
  initial: () => ({ reason: '' }),
  fields: reason,
  payload: ({ applicationId }: Named, values: { readonly reason: string }) => ({ applicationId, ...values }),
  isKept: true,
} as const;

export const HoldForm = actionForm('HoldStep', withReason);
export const LockForm = actionForm('LockApplication', { ...withReason, note: 'staff.note.lock' });
export const ReopenForm = actionForm('ReopenApplication', { ...withReason, note: 'staff.note.reopen' });

const toOneOf = (stages: readonly string[], stage: (value: string) => string) =>
  ({
    to: {
      kind: 'choice',
      label: 'staff.field.toStage',
      required: true,
      choices: stages.map((value): Choice => ({ value, label: stage(value) })),
    },
    ...reason,
  }) as const;

/** To a stage that does not follow, with a reason. */
export const SkipForm = actionForm('SkipStage', {
  initial: ({ skipStages }: Detail) => ({ to: skipStages[0] ?? '', reason: '' }),
  fields: ({ skipStages }, { stage }) => toOneOf(skipStages, stage),
  payload: ({ applicationId }, { to, ...values }) => ({ applicationId, to: Stage.parse(to), ...values }),
  note: 'staff.note.move',
});

export const ReturnForm = actionForm('ReturnStage', {
  initial: ({ returnStages }: Detail) => ({ to: returnStages[0] ?? '', reason: '' }),
  fields: ({ returnStages }, { stage }) => toOneOf(returnStages, stage),
  payload: ({ applicationId }, { to, ...values }) => ({ applicationId, to: Stage.parse(to), ...values }),
  note: 'staff.note.move',
});

export const InvalidateForm = actionForm('InvalidateApplication', {
  initial: () => ({ cause: 'DUPLICATE', reason: '', notify: true }),
  fields: (_detail, { t }) => ({
    cause: {
      kind: 'choice',
      label: 'staff.field.cause',
      choices: InvalidCause.options.map((value) => ({ value, label: t({ id: `staff.invalidCause.${value}` }) })),
    },
    reason: why,
    notify: { kind: 'check', label: 'staff.field.tellCandidate', hint: 'staff.field.tellCandidateHint' },
  }),
  payload: ({ applicationId }: Named, { cause, reason, notify }) => ({
    applicationId,
    cause: InvalidCause.parse(cause),
    reason: reason === '' ? null : reason,
    notify,
  }),
  note: 'staff.note.invalidate',
  danger: true,
});

const kinds = ['TWO_PARTY', 'THREE_PARTY'] as const;

export const SigningForm = actionForm('RecordSigning', {
  initial: () => ({ kind: 'TWO_PARTY' }),
  fields: (_detail, { t }) => ({
    kind: {
      kind: 'choice',
      label: 'staff.field.agreement',
      choices: kinds.map((value) => ({ value, label: t({ id: `vocabulary.outcome.SIGNED_${value}` }) })),
    },
  }),
  payload: ({ applicationId }: Named, { kind }) => ({
    applicationId,
    kind: kinds.find((one) => one === kind) ?? 'TWO_PARTY',
  }),
  note: 'staff.note.signing',
});

export const StartOnboardingForm = actionForm('StartOnboarding', {
  initial: noDay,
  fields: { day: { kind: 'day', path: 'plannedEntryDate', label: 'staff.field.plannedEntryDate' } },
  payload: ({ applicationId }: Named, { day }) => ({ applicationId, plannedEntryDate: day }),
  note: 'staff.note.move',
});

/** The person really joined: the only way to that end. */
export const ConfirmOnboardingForm = actionForm('ConfirmOnboarding', {
  initial: noDay,
  fields: { day: { kind: 'day', path: 'actualEntryDate', label: 'staff.field.actualEntryDate', required: true } },
  payload: ({ applicationId }: Named, { day }) => ({ applicationId, actualEntryDate: day ?? '' }),
  note: 'staff.note.confirmOnboarding',
  isFinal: true,
});

/** A word or two by which colleagues find the person again. */
export const TagForm = actionForm('AddJobSeekerTag', {
  initial: () => ({ tag: '' }),
  fields: { tag: { kind: 'text', label: 'staff.overview.tags', required: true } },
  payload: ({ person: { jobSeekerId } }: Named, { tag }) => ({ jobSeekerId, tag }),
});
