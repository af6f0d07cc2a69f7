import { z } from 'zod';
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
  /** Needed to eliminate. */
  reason: manyLines.max(500, { error: 'common.too_long' }).default(''),
  /** Needed to recommend: the position the person would fit better. */
  recommendedPositionId: Id.nullable().default(null),
});
const answerRefusals = [
  'screening.overdue',
  'screening.not_your_task',
  'screening.position_required',
  'common.reason_required',
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
