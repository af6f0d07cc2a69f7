import { AdType } from '@talentlog/contracts';
import type { On } from '../views/view.ts';

export const sorts = {
  NEWEST: [
    { field: 'position.top', descending: true },
    { field: 'data.details.order' },
    { field: 'publishedAt', descending: true },
  ],
  DEADLINE: [{ field: 'data.details.deadline' }],
  PAY: [{ field: 'payTop', descending: true }],
} as const;

/** Published and not over its deadline, even before the deadline's event came. */
export const live = (now: string): On<'state' | 'data.details.deadline'>[] => [
  { field: 'state', in: ['PUBLISHED'] },
  { field: 'data.details.deadline', from: now },
];

/** A referral is opened by whoever was given its address; lists leave it out. */
export const listed: readonly On<'data.details.adType'>[] = [
  { field: 'data.details.adType', in: AdType.exclude(['REFERRAL']).options },
];
