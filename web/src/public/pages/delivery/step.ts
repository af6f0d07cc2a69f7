import type { ResumeSeen } from '@talentlog/contracts';
import type { QueryData } from '../../../api/tables.ts';

export type Job = QueryData<'jobDetail'>['job'];
export type Readiness = QueryData<'deliveryReadiness'>;

/** What every step of a delivery is given. */
export interface StepProps {
  readonly job: Job;
  readonly readiness: Readiness;
  readonly resume: ResumeSeen;
  readonly reload: () => Promise<void>;
  readonly onNext: () => void;
  readonly onBack: () => void;
}
