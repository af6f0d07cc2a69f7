import type { QueryContext, QueryResult } from '../http/query-context.ts';

/** What colleagues wrote of a person. A private comment is its author's, those it mentions and nobody else's. */
export async function commentsSeen(
  jobSeekerId: string,
  { views, caller }: QueryContext,
): Promise<QueryResult<'applicationDetail'>['comments']> {
  const me = caller.account?.accountId ?? '';
  const comments = ((await views.people.get(jobSeekerId))?.notes.comments ?? []).filter(
    ({ private: hidden, authorId, mentions }) => !hidden || authorId === me || mentions.includes(me),
  );
  const authors = await views.accounts.getMany(comments.map(({ authorId }) => authorId));
  return comments.map(({ at, authorId, text, private: hidden }) => ({
    at,
    author: { accountId: authorId, name: authors.get(authorId)?.data.name ?? '' },
    text: text ?? '',
    private: hidden,
  }));
}
