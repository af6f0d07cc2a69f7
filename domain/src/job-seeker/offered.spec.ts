import { expect, it } from '@jest/globals';
import { allowedActions } from '../allowed-actions.ts';
import { type Actor } from '../shared/decider.ts';
import { happened, onlooker, type Told, tell, testActor, testId } from '../shared/testing.ts';
import { aJobSeeker, jobSeekerCommented, jobSeekerId } from './fixtures.ts';

const [author, mentioned] = [testId(12), testId(13)];
const colleague = (id: string): Actor => ({ ...testActor, id });
const open = jobSeekerCommented();
const hidden = jobSeekerCommented({ commentId: testId(14), private: true, authorId: author, mentions: [mentioned] });
const pinned = (n: number) => happened('JobSeekerCommentPinned', { jobSeekerId, commentId: testId(n) });

/** Comments, who looks, and whether there is one that they may pin: the one pinned is not pinned again. */
const table: readonly (readonly [string, readonly Told[], string | undefined, boolean])[] = [
  ['no comment', [], undefined, false],
  ['one for everybody', [open], testActor.id, true],
  ['the only one pinned', [open, pinned(11)], testActor.id, false],
  ['one pinned, another not', [open, hidden, pinned(11)], author, true],
  ['one pinned, another that they may not read', [open, hidden, pinned(11)], testActor.id, false],
  ['a hidden one, to its author', [hidden], author, true],
  ['a hidden one, to who is mentioned', [hidden], mentioned, true],
  ['a hidden one, to a colleague', [hidden], testActor.id, false],
  ['a hidden one, to somebody', [hidden], undefined, true],
  ['a hidden one that is pinned, to somebody', [hidden, pinned(14)], undefined, false],
];

it.each(table)('pinning is offered with %s', (_what, comments, who, offered) => {
  const actions = allowedActions(
    'jobSeeker',
    tell(aJobSeeker(...comments)),
    onlooker(who === undefined ? undefined : colleague(who)),
  );
  expect(actions.includes('PinJobSeekerComment')).toBe(offered);
});
