const dayMs = 86_400_000;

/** The company's day, which begins at midnight in Shanghai. */
export const dayOf = (at: number): number => Math.floor((at + 8 * 3_600_000) / dayMs);

/** What all have spent together stands beside what each has, under a name that no owner has. */
export const everybody = '';
