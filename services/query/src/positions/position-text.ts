import type { PositionDetails } from '@talentlog/contracts';

/** The words a position is found by. */
export const positionText = (details: PositionDetails | undefined): string =>
  details ? [details.title, details.titleEn, details.department, ...details.locations].filter(Boolean).join(' ') : '';
