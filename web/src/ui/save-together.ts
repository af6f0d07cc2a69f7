import { ApiProblem, asProblem } from '../api/problem.ts';
import { PartlySaved } from './partly-saved.ts';
import type { Known, SharedForm } from './shared-form.ts';

const isConflict = ({ code }: ApiProblem): boolean => code === 'common.version_conflict';
/** A form is put together with others', or relieved of wrong fields, so often before it is given up. */
const mostTries = 5;
const together = (now: ApiProblem, before: ApiProblem | undefined): ApiProblem =>
  before === undefined ? now : new ApiProblem({ ...now, errors: [...before.errors, ...now.errors] });

interface Saved<T> {
  /** What was typed, but for the fields that were refused. */
  readonly typed: T;
  /** What the server has now. */
  readonly mine: T;
  /** What another page saved meanwhile is among it. */
  readonly merged: boolean;
  /** The fields that were refused, where the rest was saved. */
  readonly wrong: PartlySaved | undefined;
}

/**
 * Saves a form: what another page saved meanwhile is put together with it by `meet`, and a field that is refused keeps nothing else from
 * being saved. Throws where nothing of it could be.
 */
export async function saveTogether<T>(
  form: SharedForm<T>,
  next: T,
  known: { readonly current: Known<T> },
  meet: (base: T, mine: T, now: Known<T>) => T | undefined,
): Promise<Saved<T>> {
  let [typed, mine, merged] = [next, next, false];
  let wrong: PartlySaved | undefined;
  for (let tries = 0; ; tries++)
    try {
      await form.save(mine, known.current.seen);
      return { typed, mine, merged, wrong };
    } catch (thrown) {
      const problem = asProblem(thrown);
      const before = known.current.value;
      const right = tries < mostTries ? form.withoutWrong?.(mine, before, problem) : undefined;
      if (right !== undefined) {
        wrong = new PartlySaved(together(problem, wrong));
        typed = form.withoutWrong?.(typed, before, problem) ?? typed;
        mine = right;
        if (form.same(mine, before)) throw wrong;
        continue;
      }
      if (!isConflict(problem) || tries === mostTries) throw wrong ?? problem;
      const met = meet(before, mine, await form.newest());
      if (met === undefined) throw problem;
      mine = met;
      merged = true;
    }
}
