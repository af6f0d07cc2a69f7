import { day } from './hours.ts';
import type { Company } from './journey.ts';
import { morePositions } from './more-positions.ts';
import { demoPositions } from './positions.ts';
import type { Teller } from './teller.ts';

/** Opens every position and publishes it, then once more on the day it is shown as published. */
export async function publish(
  teller: Teller,
  as: Company['as'],
  idOf: Company['idOf'],
  today: Date,
): Promise<Company['positions']> {
  const published = new Map<
    string,
    { positionId: string; advertisementId: string; owner: string; title: string; type: 'SOCIAL' | 'CAMPUS' | 'INTERN' }
  >();
  for (const { key, owner, details, deadlineInDays, publishedDaysAgo } of [...demoPositions, ...morePositions]) {
    teller.at(new Date(today.getTime() - 65 * day));
    const hr = as(owner);
    const { positionId } = await teller.tell(hr, 'CreatePosition', { details, responsibleIds: [idOf('lead')] });
    await teller.tell(hr, 'OpenPosition', { positionId });
    const deadline = new Date(
      Math.floor(today.getTime() / day) * day + deadlineInDays * day + 16 * 3_600_000 - 1,
    ).toISOString();
    const channel = details.track === 'SOCIAL' ? 'SOCIAL_SITE' : 'CAMPUS_SITE';
    const { advertisementId } = await teller.tell(hr, 'CreateAdvertisement', {
      positionId,
      details: { channel, deadline },
    });
    await teller.tell(hr, 'PublishAdvertisement', { advertisementId });
    teller.at(new Date(today.getTime() - publishedDaysAgo * day - 3_600_000));
    await teller.tell(hr, 'UnpublishAdvertisement', { advertisementId });
    await teller.tell(hr, 'PublishAdvertisement', { advertisementId });
    published.set(key, {
      positionId: String(positionId),
      advertisementId: String(advertisementId),
      owner,
      title: details.title,
      type: details.track,
    });
  }
  return published;
}
