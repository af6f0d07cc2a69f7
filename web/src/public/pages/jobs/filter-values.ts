import type { JobCard } from '@talentlog/contracts';
import type { QueryParams } from '../../../api/tables.ts';

type JobListParams = QueryParams<'jobList'>;

/** Every value, checked by the compiler to be all of them; the contract itself would bring its validator to the phone. */
const all = <T extends string>(values: Readonly<Record<T, true>>): readonly T[] => Object.keys(values) as T[];

export const tracks = all<JobCard['track']>({ SOCIAL: true, CAMPUS: true, INTERN: true });
export const natures = all<JobCard['nature']>({ FULL_TIME: true, PART_TIME: true, INTERNSHIP: true });
export const recruitCategories = all<NonNullable<JobCard['recruitCategory']>>({
  INTERNSHIP: true,
  SPRING: true,
  AUTUMN: true,
  ADVANCE: true,
});
export const experiences = all<JobCard['experience']>({
  ANY: true,
  FRESH: true,
  STUDENT: true,
  Y1: true,
  Y2: true,
  Y3: true,
  Y4: true,
  Y5: true,
  Y6: true,
  Y7: true,
  Y8: true,
  Y9: true,
  Y10_PLUS: true,
  Y3_5: true,
  Y5_PLUS: true,
  Y1_3: true,
});
export const publishedWithin = all<NonNullable<JobListParams['published']>>({
  '3D': true,
  '1W': true,
  '1M': true,
  '3M': true,
  '6M': true,
  '1Y': true,
});
export const payFrom = all<NonNullable<JobListParams['pay']>>({
  '10000': true,
  '15000': true,
  '20000': true,
  '30000': true,
});
export const sorts = all<NonNullable<JobListParams['sort']>>({ NEWEST: true, DEADLINE: true, PAY: true });
