import { z } from 'zod';
import {
  Education,
  Experience,
  PositionCategory,
  PositionNature,
  RecruitCategory,
  Track,
} from '../position/position.ts';
import { query } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import { many, Paging, Search } from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { Channel } from './advertisement.ts';
import { JobCard } from './job-card.ts';

export const PublishedWithin = z.enum(['3D', '1W', '1M', '3M', '6M', '1Y']);

/** The least a month pays, in yuan, as a list is filtered by. What is negotiable is in each. */
export const PayFrom = z.enum(['10000', '15000', '20000', '30000']);

export const Availability = z.object({
  status: z.enum([
    'APPLICABLE',
    'NOT_PUBLISHED',
    'DEADLINE_PASSED',
    'PAUSED',
    'FILLED',
    'CLOSED',
    'ALREADY_DELIVERED',
    'LIMIT_REACHED',
    'AGE_NOT_MET',
  ]),
  used: z.number().optional(),
  limit: z.number().optional(),
  /** The day from which a person whose application here ended may deliver again. */
  againOn: z.string().optional(),
});

/** How many there are of each choice; one that is left out has none. */
const Counts = z.record(z.string(), z.number());

export const advertisementQueries = {
  /**
   * Published advertisements; of those that were not pinned the lowest order first, then the newest. Facets count the whole result. A
   * page behind the last one shows the last.
   */
  jobList: query({
    params: z.strictObject({
      channel: many(Channel),
      track: many(Track),
      text: Search,
      category: many(PositionCategory),
      location: many(oneLine.max(40)),
      nature: many(PositionNature),
      recruitCategory: many(RecruitCategory),
      education: many(Education),
      experience: many(Experience),
      published: PublishedWithin.optional(),
      pay: PayFrom.optional(),
      sort: z.enum(['NEWEST', 'DEADLINE', 'PAY']).default('NEWEST'),
      ...Paging,
    }),
    result: z.object({
      jobs: z.array(JobCard),
      facets: z.object({
        track: Counts,
        category: Counts,
        location: Counts,
        nature: Counts,
        recruitCategory: Counts,
        experience: Counts,
        published: Counts,
        pay: Counts,
      }),
    }),
    grants: [{ guest: true }],
    reads: 'COMPANY',
    view: 'jobs',
  }),
  jobDetail: query({
    params: z.strictObject({ advertisementId: Id }),
    result: z.object({
      job: JobCard.extend({
        duties: z.string(),
        requirements: z.string(),
        hiringCount: z.number(),
        number: z.string(),
      }),
      /** For this viewer: the same function that guards the delivery. */
      availability: Availability,
      similar: z.array(JobCard),
    }),
    grants: [{ guest: true }],
    reads: 'COMPANY',
    view: 'jobs',
  }),
};
