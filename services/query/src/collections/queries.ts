import { CollectionContent, type infoCollectionQueries as contract } from '@talentlog/contracts';
import { missingForPush } from '@talentlog/domain/fold';
import { oneOf, page, withWords } from '../access/pages.ts';
import { listScope, sees } from '../access/scope.ts';
import { type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { collectionPage } from './collection-page.ts';
import { collectionValue, maskedIn, quotesMasked, withoutNumbers } from './masked.ts';
import { aroundOf, collectionRow, collectionRows } from './rows.ts';

/** The questions about collections of a new colleague's data. */
export const collectionQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async collections({ state, failed, text, ...paging }, context) {
    const query = {
      where: [
        ...oneOf('state', state),
        ...oneOf('pushFailed', failed ? ['yes'] : []),
        ...(await withWords(text, context)),
      ],
      anyOf: await listScope(['MANAGE_COLLECTION'], context),
      sort: [{ field: 'updatedAt', descending: true }],
    } as const;
    return page(context.views.collections, query, paging, (rows) => collectionRows(rows, context));
  },

  async collectionDetail({ collectionId }, context) {
    const row = await context.views.collections.get(collectionId);
    if (row === undefined) return refusedWith('common.not_found');
    const around = await aroundOf([row], context);
    if (!sees('MANAGE_COLLECTION', context, around.beside.owned(row))) return refusedWith('common.not_found');
    const base = collectionRow(row, around, context);
    const open = base.person.consent === 'AUTHORIZED';
    return {
      data: {
        ...base,
        content: open ? { ...withoutNumbers(row.data.content ?? CollectionContent.parse({})) } : {},
        entry: row.data.entry,
        missing: open ? missingForPush(row) : [],
        rejection: row.notes.rejection,
        pushes: row.notes.pushes
          .map((push) => ({ ...push, message: quotesMasked(push.message, row.data.content) }))
          .toReversed(),
        masked: open ? maskedIn(row.data.content) : [],
      },
    };
  },

  collectionValue,
  collectionPage,
};
