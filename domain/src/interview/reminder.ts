import { addHours } from '../shared/time.ts';

/** From when candidate and interviewers are reminded: in Shanghai, the day before at the same hour. */
export const remindsFrom = (start: string): string => addHours(start, -24);
