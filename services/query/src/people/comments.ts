import { mayReadComment } from '@talentlog/domain/fold';
import type { QueryContext, QueryResult } from '../bus/query-context.ts';
import type { Comment } from './kept-comments.ts';
import type { PersonStored } from './view.ts';

/** More than anybody reads of one person. */
const mostComments = 5000;

/** Everything that colleagues wrote of a person, the oldest first. */
export const commentsOf = (
  jobSeekerId: string,
  { views }: Pick<QueryContext, 'views'>,
): Promise<readonly Comment[]> => {
  const where = [{ field: 'jobSeekerId', in: [jobSeekerId] }] as const;
  return views.personComments.first({ where, sort: [{ field: 'position' }], limit: mostComments });
};

/** What of it the caller may read. */
export async function commentsSeen(
  written: readonly Comment[],
  person: PersonStored | undefined,
  { views, caller }: QueryContext,
): Promise<QueryResult<'applicationDetail'>['comments']> {
  const me = caller.account?.accountId ?? '';
  const comments = written.filter((comment) => mayReadComment(comment, me));
  const authors = await views.accounts.getMany(comments.map(({ authorId }) => authorId));
  return comments.map(({ id: commentId, at, authorId, text, private: hidden }) => ({
    commentId,
    at,
    author: { accountId: authorId, name: authors.get(authorId)?.data.name ?? '' },
    text: text ?? '',
    private: hidden,
    pinned: commentId === person?.data.pinnedCommentId,
  }));
}

/** The person with the comments, which are not in their row, as deciding about them knows both. */
export const withComments = (person: PersonStored, written: readonly Comment[]): PersonStored => ({
  ...person,
  data: { ...person.data, comments: written.map(({ id: commentId, ...rest }) => ({ commentId, ...rest })) },
});
