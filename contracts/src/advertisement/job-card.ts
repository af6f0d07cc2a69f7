import { z } from 'zod';
import {
  Education,
  Experience,
  Pay,
  PositionCategory,
  PositionNature,
  RecruitCategory,
  Track,
} from '../position/position.ts';
import { Id } from '../shared/shapes.ts';

/** A publication as a list of jobs shows it. */
export const JobCard = z.object({
  advertisementId: Id,
  positionId: Id,
  title: z.string(),
  titleEn: z.string(),
  track: Track,
  category: PositionCategory,
  nature: PositionNature,
  department: z.string(),
  locations: z.array(z.string()),
  education: Education,
  experience: Experience,
  recruitCategory: RecruitCategory.nullable(),
  pay: Pay,
  hot: z.boolean(),
  longTerm: z.boolean(),
  top: z.boolean(),
  publishedAt: z.string(),
  deadline: z.string(),
});
export type JobCard = z.infer<typeof JobCard>;
