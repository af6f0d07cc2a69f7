import type { AdvertisementDetails, JobCard, PositionDetails } from '@talentlog/contracts';
import type { AdvertisementStored } from './view.ts';

/** An advertisement with everything a job seeker reads; one without details was never written to the end. */
export interface Advertised {
  readonly row: AdvertisementStored;
  readonly position: PositionDetails;
  readonly details: AdvertisementDetails;
}

export function advertised(row: AdvertisementStored): Advertised | undefined {
  const { position, data } = row;
  return position && data.details && { row, position, details: data.details };
}

export function card({ row, position, details }: Advertised): JobCard {
  const { title, titleEn, track, category, nature, department, locations, education } = position;
  const { experience, recruitCategory, pay, hot, longTerm, top } = position;
  return {
    advertisementId: row.id,
    positionId: row.positionId,
    title,
    titleEn,
    track,
    category,
    nature,
    department,
    locations,
    education,
    experience,
    recruitCategory,
    pay,
    hot: hot || details.adType === 'URGENT',
    longTerm,
    top,
    publishedAt: row.publishedAt ?? row.createdAt,
    deadline: details.deadline,
  };
}

export const cards = (rows: readonly AdvertisementStored[]): JobCard[] =>
  rows.flatMap((row) => {
    const found = advertised(row);
    return found ? [card(found)] : [];
  });
