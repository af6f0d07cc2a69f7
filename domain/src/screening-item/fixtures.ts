import type { ScreeningVerdict } from '@talentlog/contracts';
import type { Fixtures } from '../shared/cells.ts';
import { anAccount, anApplication, aPerson, cast } from '../shared/stories.ts';
import { happened, type Told, testActor, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedScreeningItem } from './deciders.ts';

export const itemId = testId(20);
export const deadline = addDays(testNow, 3);
/** Another one who judges resumes. */
export const taker = testId(22);
export const screener = { kind: 'account', id: cast.screener } as const;

const item = {
  screeningItemId: itemId,
  taskId: testId(21),
  applicationId: cast.application,
  jobSeekerId: cast.jobSeeker,
  positionId: cast.position,
  screenerId: cast.screener,
  creatorId: testActor.id,
  deadline,
};
const assigned = happened('ScreeningAssigned', { ...item, stage: 'RESUME_SCREENING', note: '', replacesItemId: null });
/** The item was answered so. */
export const screened = (verdict: ScreeningVerdict, more: object = {}): Told =>
  happened('ItemScreened', { ...item, verdict, opinion: 'Solid.', reason: '', recommendedPositionId: null, ...more });

/** Another screener has the resume as a new item. */
export const reassigned = happened('ItemReassigned', { ...item, newItemId: testId(23), newScreenerId: taker });

export const histories = {
  NONE: [],
  UNSCREENED: [assigned],
  PASS: [assigned, screened('PASS')],
  ELIMINATED: [assigned, screened('ELIMINATED')],
  UNDETERMINED: [assigned, screened('UNDETERMINED')],
  RECOMMENDED: [assigned, screened('RECOMMENDED')],
  OVERDUE: [assigned, happened('ItemOverdue', item)],
  CANCELLED: [assigned, happened('ItemCancelled', { ...item, cause: 'STAFF' })],
} satisfies Record<string, readonly Told[]>;

export const screenedApplication = anApplication({ stage: 'RESUME_SCREENING', works: [['SCREENING', itemId]] });
const answer = { screeningItemId: itemId, verdict: 'PASS', opinion: 'Good' };
const related = { application: screenedApplication };
const person = { [`person:${cast.jobSeeker}`]: aPerson(), screener: anAccount(cast.screener) };
const task = { screenerId: cast.screener, deadline };

export const screeningItemFixtures: Fixtures = {
  aggregate: decidedScreeningItem,
  id: itemId,
  histories,
  valid: {
    AssignScreening: () => ({
      payload: { applicationIds: [cast.application], ...task },
      related: { ...person, [`application:${cast.application}`]: anApplication({ stage: 'RESUME_SCREENING' }) },
    }),
    ScreenItem: () => ({ payload: answer, related, actor: screener }),
    ReviseItem: () => ({ payload: answer, related, actor: screener }),
    TakeBackVerdict: () => ({ payload: { screeningItemId: itemId }, related, actor: screener }),
    MarkItemOverdue: () => ({ payload: { screeningItemId: itemId }, related, actor: testSystem, now: deadline }),
    CancelScreening: () => ({ payload: { screeningItemId: itemId }, related }),
    HandOverScreening: () => ({
      payload: { screeningItemId: itemId, fromAccountId: cast.screener, toAccountId: taker },
      related: { screener: anAccount(taker) },
    }),
    ReassignScreening: () => ({
      payload: { screeningItemId: itemId, ...task },
      related: { ...person, [`application:${cast.application}`]: screenedApplication },
    }),
  },
};
