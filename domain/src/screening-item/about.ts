import type { DecideContext } from '../shared/decider.ts';
import type { ScreeningItemData } from './evolve.ts';

/** What a decision about an item knows. */
export type Context<P = unknown> = DecideContext<P, ScreeningItemData, string>;

/** What every fact about an item names. */
export const aboutItem = ({ id, data }: Pick<Context, 'id' | 'data'>) => ({
  screeningItemId: id,
  taskId: data.taskId,
  applicationId: data.applicationId,
  jobSeekerId: data.jobSeekerId,
  positionId: data.positionId,
  screenerId: data.screenerId,
  creatorId: data.creatorId,
  deadline: data.deadline,
});
