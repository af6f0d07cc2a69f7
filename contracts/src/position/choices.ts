/** Which pipeline a position follows: its stages and its limits differ (DOMAIN.md section 4). */
export const tracks = ['SOCIAL', 'CAMPUS', 'INTERN'] as const;
