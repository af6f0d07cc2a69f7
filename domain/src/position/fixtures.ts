import type { PositionDetails } from '@talentlog/contracts';
import { aColleague } from '../account/colleague.fixture.ts';
import type { Fixtures } from '../shared/cells.ts';
import { happened, type Story, story, type Told, testId } from '../shared/testing.ts';
import { decidedPosition } from './deciders.ts';
import { position } from './position.ts';

export const positionId = testId(1);
export const hrId = testId(900);

export const positionDetails: PositionDetails = {
  title: '后端开发工程师',
  titleEn: 'Backend engineer',
  track: 'SOCIAL',
  category: 'RND',
  nature: 'FULL_TIME',
  department: '云平台部',
  locations: ['杭州'],
  education: 'BACHELOR',
  experience: 'Y3_5',
  recruitCategory: null,
  batch: '',
  pay: { unit: 'MONTH', min: 20_000, max: 35_000 },
  hiringCount: 2,
  duties: '设计并实现服务。',
  requirements: '熟悉一门语言。',
  hot: false,
  longTerm: false,
  top: false,
  allowMinor: false,
};

export const positionCreated = (id = positionId, details: Partial<PositionDetails> = {}): Told =>
  happened('PositionCreated', {
    positionId: id,
    details: { ...positionDetails, ...details },
    hrOwnerId: hrId,
    responsibleIds: [],
  });
const on = (type: string, more: object = {}): Told => happened(type, { positionId, ...more });

const draft = [positionCreated()];
const open = [...draft, on('PositionOpened')];

export const positionHistories = {
  NONE: [],
  DRAFT: draft,
  OPEN: open,
  PAUSED: [...open, on('PositionPaused')],
  FILLED: [...open, on('PositionFilled')],
  CLOSED: [...open, on('PositionClosed', { reason: '编制取消' })],
} satisfies Record<string, readonly Told[]>;

/** A position in that state, for decisions of other aggregates. */
export const aPosition = (
  state: keyof typeof positionHistories = 'OPEN',
  details: Partial<PositionDetails> = {},
): Story =>
  story(
    position,
    positionId,
    positionHistories[state].map((told) =>
      told.type === 'PositionCreated' ? positionCreated(positionId, details) : told,
    ),
  );

export const positionFixtures: Fixtures = {
  aggregate: decidedPosition,
  id: positionId,
  histories: positionHistories,
  valid: {
    CreatePosition: () => ({ payload: { details: positionDetails } }),
    EditPosition: () => ({ payload: { positionId, details: positionDetails } }),
    HandOverPosition: () => ({
      payload: { positionId, fromAccountId: hrId, toAccountId: testId(901) },
      related: { taker: aColleague(['HR'], testId(901)) },
    }),
    OpenPosition: () => ({ payload: { positionId } }),
    PausePosition: () => ({ payload: { positionId } }),
    FillPosition: () => ({ payload: { positionId } }),
    ClosePosition: () => ({ payload: { positionId, reason: '编制取消' } }),
    ReopenPosition: () => ({ payload: { positionId } }),
  },
};
