import { mayReadComment } from '@talentlog/domain/fold';
import type { QueryContext, QueryResult } from '../http/query-context.ts';

/** More than anybody reads of one person. */
const mostComments = 5000;

/** What colleagues wrote of a person, as far as the caller may read it. */
export async function commentsSeen(
  jobSeekerId: string,
  { views, caller }: QueryContext,
): Promise<QueryResult<'applicationDetail'>['comments']> {
  const me = caller.account?.accountId ?? '';
  const [person, kept] = await Promise.all([
    views.people.get(jobSeekerId),
    views.personComments.first({
      where: [{ field: 'jobSeekerId', in: [jobSeekerId] }],
      sort: [{ field: 'position' }],
      limit: mostComments,
    }),
  ]);
  const comments = kept.filter((comment) => mayReadComment(comment, me));
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
