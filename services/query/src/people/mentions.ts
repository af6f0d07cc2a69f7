import { mayAct } from '@talentlog/domain/fold';
import { page } from '../access/pages.ts';
import { consentAt, personSeen } from '../access/person-seen.ts';
import { ofOthers } from '../access/scope.ts';
import { accountOf, type QueryContext, type QueryParams, type QueryResult } from '../bus/query-context.ts';
import type { Comment } from './kept-comments.ts';

type Row = QueryResult<'mentions'>['rows'][number];

/** Comments that mention the caller. Of a person whose consent does not live they are told by number, without the words. */
export function mentionsOf(params: QueryParams<'mentions'>, context: QueryContext) {
  const query = {
    where: [{ field: 'mentions' as const, in: [accountOf(context).accountId] }, ...ofOthers(context)],
    sort: [{ field: 'position' as const, descending: true }],
  };
  return page(context.views.personComments, query, params, (rows) => shown(rows, context));
}

async function shown(rows: readonly Comment[], context: QueryContext): Promise<Row[]> {
  const { views, now } = context;
  const account = accountOf(context);
  const persons = rows.map(({ jobSeekerId }) => jobSeekerId);
  const [people, consents, authors] = await Promise.all([
    views.people.getMany(persons),
    views.consents.getMany(persons),
    views.accounts.getMany(rows.map(({ authorId }) => authorId)),
  ]);
  return rows.map(({ id: commentId, jobSeekerId, at, authorId, text, private: hidden, mentions }) => {
    const consent = consentAt(consents.get(jobSeekerId), now);
    const { phone: _phone, email: _email, ...person } = personSeen(jobSeekerId, people.get(jobSeekerId), consent);
    return {
      commentId,
      at,
      author: { accountId: authorId, name: authors.get(authorId)?.data.name ?? '' },
      text: consent === 'AUTHORIZED' ? (text ?? '') : '',
      private: hidden,
      person,
      // Owners and assignees answer where they see the whole of the person.
      canReply: consent === 'AUTHORIZED' && mayAct('COMMENT', account, { isOwner: false, mentioned: mentions }),
    };
  });
}
