/** What a person may ask of whoever keeps their data (PIPL articles 44 to 48, DOMAIN.md section 2). */
export const dataRequestKinds = [
  'ACCESS_COPY',
  'CORRECTION',
  'WITHDRAWAL',
  'DELETION',
  'CLOSING',
  'EXPLANATION',
] as const;

/** States in which nobody answered yet. */
export const openDataRequestStates = ['RECEIVED', 'IN_PROGRESS'] as const;
