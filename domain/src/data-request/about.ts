import type { DataRequestKind } from '@talentlog/contracts';
import type { Claim } from '../claim/index.ts';
import type { Folded } from '../shared/aggregate.ts';
import type { DataRequestData } from './evolve.ts';

/** What every fact about a request names. */
export const aboutRequest = ({ id, data }: Pick<Folded<DataRequestData>, 'id' | 'data'>) => ({
  dataRequestId: id,
  jobSeekerId: data.jobSeekerId,
  kind: data.kind,
});

/** Held by the one open request of a kind that a person has. */
export const openKey = (jobSeekerId: string, kind: DataRequestKind): Claim => ({
  claim: 'data-request',
  key: `${jobSeekerId}:${kind}`,
});
