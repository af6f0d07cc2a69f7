import { type Availability, availability, type PositionData } from '@talentlog/domain/fold';
import type { QueryContext } from '../bus/query-context.ts';
import type { AdvertisementStored } from './view.ts';

/** Stands for a position that the views have not caught up with. */
const noPosition: PositionData = { details: undefined, hrOwnerId: '', responsibleIds: [], advertisementIds: [] };

/** Whether this viewer could deliver: the very function that guards the command. */
export async function availabilityFor(
  row: AdvertisementStored,
  { views, caller, now, settings }: Pick<QueryContext, 'views' | 'caller' | 'now' | 'settings'>,
): Promise<Availability> {
  const jobSeekerId = caller.account?.jobSeekerId;
  const [position, person, resume] = await Promise.all([
    views.positions.get(row.positionId),
    jobSeekerId ? views.people.get(jobSeekerId) : undefined,
    jobSeekerId ? views.resumes.get(jobSeekerId) : undefined,
  ]);
  return availability({
    position: { state: position?.state ?? 'NONE', data: position?.data ?? noPosition },
    positionId: row.positionId,
    advertisement: { state: row.state, data: row.data },
    jobSeeker: person?.data,
    birthDate: resume?.data.blocks?.basic?.birthDate,
    settings,
    now,
  });
}
