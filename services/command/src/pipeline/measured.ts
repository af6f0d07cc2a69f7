import type { Pipeline } from './command.ts';

/** How one command went, for whoever counts. Its name is one of ours: what has another was never asked of the pipeline. */
export interface MeasuredCommand {
  readonly name: string;
  readonly by: 'person' | 'worker';
  /** `failed`: neither was decided. */
  readonly outcome: 'accepted' | 'refused' | 'failed';
  readonly milliseconds: number;
}

/** The same, and tells how each command went. */
export const measured = (
  pipeline: Pipeline,
  by: MeasuredCommand['by'],
  tell: (told: MeasuredCommand) => void,
): Pipeline => ({
  async execute(request) {
    const since = performance.now();
    let outcome: MeasuredCommand['outcome'] = 'failed';
    try {
      const answer = await pipeline.execute(request);
      outcome = answer.ok ? 'accepted' : 'refused';
      return answer;
    } finally {
      tell({ name: request.name, by, outcome, milliseconds: performance.now() - since });
    }
  },
});
