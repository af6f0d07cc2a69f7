import { type ApiProblem, asProblem } from '../../../api/problem.ts';

export interface ItemResult {
  readonly id: string;
  /** Undefined when it was done. */
  readonly problem?: ApiProblem;
}

const atOnce = 4;

/**
 * Sends one command per item, a few at once, and tells each result as it comes. A refused item never stops the others; an
 * aborted run leaves the rest undone.
 */
export async function runBulk(
  ids: readonly string[],
  send: (id: string) => Promise<unknown>,
  onResult: (result: ItemResult) => void,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined && signal?.aborted !== true; id = waiting.shift()) {
      try {
        await send(id);
        onResult({ id });
      } catch (thrown) {
        onResult({ id, problem: asProblem(thrown) });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, ids.length) }, work));
}
