import { companyId } from '@talentlog/contracts';
import type { Fixtures } from '../shared/cells.ts';
import { testId } from '../shared/testing.ts';
import { decidedOperations } from './deciders.ts';

const eventId = testId(71);
export const parkedEvent = {
  ...{ follower: 'notifier/queueing', eventId, stream: `offer-${testId(72)}`, settledBy: testId(4) },
};

export const operationsFixtures: Fixtures = {
  aggregate: decidedOperations,
  id: companyId,
  histories: { RUNNING: [] },
  valid: {
    NoteParkedRetry: () => ({ payload: parkedEvent }),
    NoteParkedDiscard: () => ({ payload: { ...parkedEvent, why: '模板已删除' } }),
    NoteKeptTimeEnd: () => ({ payload: { kind: 'MESSAGES', count: 12 } }),
  },
};
