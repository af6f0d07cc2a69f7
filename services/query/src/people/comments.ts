import { mayReadComment } from '@talentlog/domain/fold';
import type { QueryContext, QueryResult } from '../http/query-context.ts';

/** What colleagues wrote of a person, as far as the caller may read it. */
export async function commentsSeen(
  jobSeekerId: string,
  { views, caller }: QueryContext,
): Promise<QueryResult<'applicationDetail'>['comments']> {
  const me = caller.account?.accountId ?? '';
  const person = await views.people.get(jobSeekerId);
  const comments = (person?.notes.comments ?? []).filter((comment) => mayReadComment(comment, me));
  const authors = await views.accounts.getMany(comments.map(({ authorId }) => authorId));
  return comments.map(({ commentId, at, authorId, text, private: hidden }) => ({
    commentId,
    at,
    author: { accountId: authorId, name: authors.get(authorId)?.data.name ?? '' },
    text: text ?? '',
    private: hidden,
    pinned: commentId === person?.data.pinnedCommentId,
  }));
}
