import { lastPosition } from './position.ts';
import { type ApiProblem, isPassing } from './problem.ts';
import type { QueryAnswer } from './queries.ts';

/**
 * How true a page is: `old` where what it shows could not be asked again, `behind` where what this tab did since is known not to be in it.
 */
export type Truth = 'current' | 'old' | 'behind';

interface Asked {
  readonly answer?: QueryAnswer;
  readonly problem?: ApiProblem;
}

/** How true an answer is that may be on the screen. */
export function truthOf({ answer, problem }: Asked): Truth {
  if (answer === undefined || problem === undefined || !isPassing(problem)) return 'current';
  return (lastPosition() ?? '') > (answer.position ?? '') ? 'behind' : 'old';
}
