import type { On } from '../views/view.ts';

export const sorts = {
  NEWEST: [
    { field: 'position.top', descending: true },
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
