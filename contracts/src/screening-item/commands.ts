import { z } from 'zod';
import { DictionaryCode } from '../company-settings/dictionaries.ts';
import { command } from '../shared/define.ts';
import { manyLines } from '../shared/human-text.ts';
import { Id, Instant, Text } from '../shared/shapes.ts';
import { ScreeningVerdict } from './screening-item.ts';

const manages = { staff: 'MANAGE_SCREENING' } as const;
const screens = { staff: 'SCREEN_RESUME' } as const;
const screeningItemId = Id;
const task = { screenerId: Id, deadline: Instant, note: Text.default('') };
const result = z.strictObject({
  screeningItemId,
  verdict: ScreeningVerdict,
  opinion: Text.default(''),
  /** To eliminate, this or one of the company's reasons. */
  reason: manyLines.max(500, { error: 'common.too_long' }).default(''),
  /** Which of the company's reasons it is. */
  reasonCode: DictionaryCode.nullable().default(null),
  /** Needed to recommend: the position the person would fit better. */
  recommendedPositionId: Id.nullable().default(null),
});
const answerRefusals = [
  'screening.overdue',
  'screening.not_your_task',
  'screening.position_required',
  'common.reason_required',
  'dictionary.not_offered',
  'common.not_found',
] as const;

export const screeningItemCommands = {
  /** Hands up to 500 resumes to one screener: one task, one item per resume. The result names the task and its items. */
  AssignScreening: command({
    aggregate: 'screeningItem',
    payload: z.strictObject({
      applicationIds: z.array(Id).min(1, { error: 'common.required' }).max(500, { error: 'common.too_long' }),
      ...task,
    }),
    grants: [manages],
    emits: ['ScreeningAssigned'],
    refusals: [
      'account.suspended',
      'screening.deadline_past',
      'record.locked_elsewhere',
      'common.not_found',
      'application.invalid_transition',
    ],
  }),
  ScreenItem: command({
    aggregate: 'screeningItem',
    payload: result,
    grants: [screens],
    emits: ['ItemScreened'],
    refusals: answerRefusals,
  }),
  ReviseItem: command({
    aggregate: 'screeningItem',
    payload: result,
    grants: [screens],
    emits: ['ItemRevised'],
    refusals: [...answerRefusals, 'screening.already_used'],
  }),
  /** As if nothing had been said: the item waits for its screener again. */
  TakeBackVerdict: command({
    aggregate: 'screeningItem',
    payload: z.strictObject({ screeningItemId }),
    grants: [screens],
    emits: ['VerdictTakenBack'],
    refusals: ['screening.overdue', 'screening.not_your_task', 'screening.already_used'],
  }),
  MarkItemOverdue: command({
    aggregate: 'screeningItem',
    payload: z.strictObject({ screeningItemId }),
    grants: [{ system: true }],
    emits: ['ItemOverdue'],
    refusals: [],
    privacy: 'exempt',
  }),
  CancelScreening: command({
    aggregate: 'screeningItem',
    payload: z.strictObject({ screeningItemId }),
    grants: [manages, { system: true }],
    emits: ['ItemCancelled'],
    refusals: [],
    privacy: 'exempt',
  }),
  /** Another screener has it from now on, with its deadline, its note and what was said so far. */
  HandOverScreening: command({
    aggregate: 'screeningItem',
    payload: z.strictObject({ screeningItemId, fromAccountId: Id, toAccountId: Id }),
    grants: [manages],
    emits: ['ItemHandedOver'],
    refusals: ['screening.overdue', 'account.cannot_take', 'common.not_found'],
    privacy: 'exempt',
  }),
  /** A new task with a new item; the old item is kept as it ended. */
  ReassignScreening: command({
    aggregate: 'screeningItem',
    payload: z.strictObject({ screeningItemId, ...task }),
    grants: [manages],
    emits: ['ItemReassigned'],
    refusals: [
      'account.suspended',
      'record.locked_elsewhere',
      'screening.deadline_past',
      'screening.already_used',
      'common.not_found',
      'application.invalid_transition',
    ],
  }),
};
