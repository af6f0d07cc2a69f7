import { lists } from './lists.ts';
import { policyRead } from './policies.ts';

/** What a fake server answers from the start: what hardly a test is about. */
export const always = [
  ['dictionaries', () => ({ lists })],
  ['policy', () => policyRead],
] as const;
