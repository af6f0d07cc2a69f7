import { type Refusal, refuse } from '../shared/decider.ts';
import type { Settings } from '../shared/settings.ts';

/** Somebody agrees to the words that they were shown: where others are in force by now, they are asked again. */
export const otherThanShown = (agreed: string, { agreementVersion }: Settings): Refusal | undefined =>
  agreed === agreementVersion ? undefined : refuse('policy.outdated', { version: agreementVersion }, 'agreed');
