import type { QueryData } from '../../../api/index.ts';

export type ItemDetail = QueryData<'screeningItem'>;
export type Item = QueryData<'screeningItems'>['rows'][number];
