import type { QueryData } from '../../../api/index.ts';

export type Interview = QueryData<'interviewDetail'>;
export type Evaluation = Interview['evaluations'][number];
