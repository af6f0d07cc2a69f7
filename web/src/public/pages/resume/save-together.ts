import type { ResumeBlock } from '@talentlog/contracts';
import { runCommand } from '../../../api/commands.ts';
import type { Seen } from '../../../api/own-writes.ts';
import { ApiProblem, asProblem } from '../../../api/problem.ts';
import { askQuery } from '../../../api/queries.ts';
import type { CommandInput } from '../../../api/tables.ts';
import { PartlySaved } from '../../../ui/partly-saved.ts';
import { type Known, readable, sameBlock } from './block-collision.ts';
import { contentOf, type Entry, entriesOf } from './entries.ts';
import { withoutWrong } from './without-wrong.ts';

type Entries = readonly Entry[];

const save = (block: ResumeBlock, entries: Entries, seen: Seen) =>
  // The form knows blocks by name only; the server checks the content against the block's shape.
  runCommand('SaveResumeBlock', { block, content: contentOf(block, entries) } as CommandInput<'SaveResumeBlock'>, {
    seen,
  });

/** The block as the server has it now. */
async function newest(block: ResumeBlock): Promise<Known> {
  const { jobSeekerId: id, revision, blocks } = (await askQuery('myResume', {})).data;
  return { entries: readable(block, entriesOf(block, blocks[block])), seen: { id, revision } };
}

const isConflict = ({ code }: ApiProblem): boolean => code === 'common.version_conflict';
/** A form is put together with others', or relieved of wrong fields, so often before it is given up. */
const mostTries = 5;
const together = (now: ApiProblem, before: ApiProblem | undefined): ApiProblem =>
  before === undefined ? now : new ApiProblem({ ...now, errors: [...before.errors, ...now.errors] });

interface Saved {
  /** What was typed, but for the fields that were refused. */
  readonly typed: Entries;
  /** What the server has now. */
  readonly mine: Entries;
  /** What another page saved meanwhile is among it. */
  readonly merged: boolean;
  /** The fields that were refused, where the rest was saved. */
  readonly wrong: PartlySaved | undefined;
}

/**
 * Saves a block: what another page saved meanwhile is put together with it by `meet`, and a field that is refused keeps nothing else from
 * being saved. Throws where nothing of it could be.
 */
export async function saveTogether(
  block: ResumeBlock,
  next: Entries,
  known: { readonly current: Known },
  meet: (base: Entries, mine: Entries, now: Known) => Entries | undefined,
): Promise<Saved> {
  let [typed, mine, merged] = [next, next, false];
  let wrong: PartlySaved | undefined;
  for (let tries = 0; ; tries++)
    try {
      await save(block, mine, known.current.seen);
      return { typed, mine, merged, wrong };
    } catch (thrown) {
      const problem = asProblem(thrown);
      const before = known.current.entries;
      const right = tries < mostTries ? withoutWrong(block, mine, before, problem) : undefined;
      if (right !== undefined) {
        wrong = new PartlySaved(together(problem, wrong));
        typed = withoutWrong(block, typed, before, problem) ?? typed;
        mine = right;
        if (sameBlock(block, mine, before)) throw wrong;
        continue;
      }
      if (!isConflict(problem) || tries === mostTries) throw wrong ?? problem;
      const met = meet(before, mine, await newest(block));
      if (met === undefined) throw problem;
      mine = met;
      merged = true;
    }
}
