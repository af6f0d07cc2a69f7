import { CollectionContent, missingInCollection } from '@talentlog/contracts';
import { infoCollection } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { aboutPage, ownRow } from '../links/index.ts';

/** A collection as the person fills it in. Before it is sent there is nothing to fill in. */
export const collectionPage: QueryHandlers['collectionPage'] = async ({ id }, context) => {
  const row = await ownRow(context.views.collections, id, context);
  if (!row || row.state === 'TO_COLLECT') return refusedWith('common.not_found');
  const content = row.data.content ?? CollectionContent.parse({});
  const { name, position, contact, owned } = await aboutPage(row, context);
  return {
    data: {
      collectionId: row.id,
      name,
      position,
      state: row.state,
      content: { ...content },
      missing: missingInCollection(content),
      rejection: row.notes.rejection,
      expiresAt: row.data.link?.expiresAt ?? null,
      savedAt: row.notes.savedAt,
      contact,
      revision: row.revision,
      allowedActions: actionsFor(infoCollection, row, owned, context),
    },
  };
};
