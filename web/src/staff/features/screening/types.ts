import type { QueryData } from '../../../api/index.ts';

export type ItemDetail = QueryData<'screeningItem'>;
export type Item = QueryData<'screeningItems'>['rows'][number];

/** Whether somebody is about to be rejected: the reason is due, or is being written. */
export type Rejecting = 'no' | 'unreasoned' | 'reasoned';

/** What is typed and chosen beside a verdict. */
export interface Words {
  readonly text: string;
  readonly recommendedPositionId: string;
}
