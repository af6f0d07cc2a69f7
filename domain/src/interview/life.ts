import { type Refusal, refuse } from '../shared/decider.ts';
import { addMinutes, isBefore } from '../shared/time.ts';
import type { Context } from './about.ts';
import type { InterviewState } from './data.ts';

export const isRunning = ({ life }: InterviewState): boolean => life === 'IN_INTERVIEW' || life === 'FINISHED';

/** An interview that began says so; any other state is just not the one for it. */
export const begun = ({ state }: { readonly state: InterviewState }): Refusal | undefined =>
  isRunning(state) ? refuse('interview.started') : undefined;

/** A reply counts until the start. */
export const tooLateToReply = ({ data, now }: Pick<Context, 'data' | 'now'>): Refusal | undefined =>
  isBefore(now, data.start) ? undefined : refuse('interview.started', { start: data.start });

/** From when an interview of that start may begin. */
export const startsFrom = (start: string): string => addMinutes(start, -30);

export const mayStart = ({ data, now }: Pick<Context, 'data' | 'now'>): boolean =>
  !isBefore(now, startsFrom(data.start));
