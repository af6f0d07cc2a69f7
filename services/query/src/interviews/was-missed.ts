import { isBefore } from '@talentlog/domain/fold';
import type { InterviewStored } from './view.ts';

/**
 * Whether somebody marked the candidate as absent, so that no sheet is to be waited for. At the end the clock marks everybody who did
 * not sign in: they may well have been there.
 */
export const wasMissed = ({ state, data }: Pick<InterviewStored, 'state' | 'data'>): boolean =>
  state.signIn === 'NOT_PRESENT' && data.attendedAt !== null && isBefore(data.attendedAt, data.end);
