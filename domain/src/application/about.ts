import type { Folded } from '../shared/aggregate.ts';
import type { DecideContext } from '../shared/decider.ts';
import type { ApplicationData } from './data.ts';

/** What any decision about an application knows. */
export type ApplicationContext = DecideContext<unknown, ApplicationData, string>;

/** What every fact about an application names, so that a reader needs no look-up. */
export const aboutApplication = ({ id, data }: Pick<Folded<ApplicationData>, 'id' | 'data'>) => ({
  applicationId: id,
  jobSeekerId: data.jobSeekerId,
  positionId: data.positionId,
});
