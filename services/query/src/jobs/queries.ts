import type { advertisementQueries as contract } from '@talentlog/contracts';
import type { QueryHandlers } from '../bus/query-context.ts';
import { jobDetail } from './job-detail.ts';
import { jobList } from './job-list.ts';

/** The questions about the job market. */
export const jobQueries: Pick<QueryHandlers, keyof typeof contract> = { jobList, jobDetail };
