import type { CollectionContent } from '@talentlog/contracts';
import { useMemo } from 'react';
import { askQuery } from '../../../api/queries.ts';
import type { QueryData } from '../../../api/tables.ts';
import { collisions } from '../../../ui/rebase.ts';
import type { Known, SharedForm } from '../../../ui/shared-form.ts';
import { useSharedForm } from '../../../ui/use-shared-form.ts';
import type { LinkContent } from '../links/LinkPage.tsx';
import type { LinkAccess } from '../links/use-link.ts';
import { draftOf, sentContent } from './content.ts';

type Page = QueryData<'collectionPage'>;

const knownOf = ({ collectionId: id, revision, content }: Page): Known<CollectionContent> => ({
  value: draftOf(content),
  seen: { id, revision },
});
const same = (one: CollectionContent, other: CollectionContent): boolean =>
  JSON.stringify(sentContent(one)) === JSON.stringify(sentContent(other));

const formOf = (collectionId: string, { params, send, token }: LinkAccess): SharedForm<CollectionContent> => ({
  key: `collection:${collectionId}`,
  save: (content, seen) => send('SaveCollectionDraft', { collectionId, content: sentContent(content) }, seen),
  newest: async () =>
    knownOf((await askQuery('collectionPage', params, token === undefined ? {} : { linkToken: token })).data),
  same,
  collisions: (base, mine, now) => collisions(sentContent(base), sentContent(mine), sentContent(now)),
});

/** The onboarding form, which its person may have open twice. */
export function useCollectionForm({ data, link, reload }: LinkContent<'collectionPage'>) {
  const { collectionId } = data;
  const { token, send } = link;
  const ownId = link.params.id;
  const form = useMemo(
    () => formOf(collectionId, { token, send, params: ownId === undefined ? {} : { id: ownId } }),
    [collectionId, token, send, ownId],
  );
  const shown = useMemo(() => knownOf(data), [data]);
  // Numbers of papers and of bank accounts are in it.
  return useSharedForm(form, shown, { disabled: false, keeper: 'memory', onSaved: reload });
}
