/** What a person may ask of whoever keeps their data (PIPL articles 44 to 48, DOMAIN.md section 2). */
export const dataRequestKinds = [
  'ACCESS_COPY',
  'CORRECTION',
  'WITHDRAWAL',
  'DELETION',
  'CLOSING',
  'EXPLANATION',
] as const;

/** So long the last message has to leave once a deletion is answered: with the person's key its words go, too. */
const hoursToTell = 1;

/** From when the data are erased of somebody whose deletion was answered then. */
export const erasesAt = (answeredAt: string): string =>
  new Date(Date.parse(answeredAt) + hoursToTell * 3_600_000).toISOString();

/** States in which nobody answered yet. */
export const openDataRequestStates = ['RECEIVED', 'IN_PROGRESS'] as const;
