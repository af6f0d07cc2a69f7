import { accept } from '../shared/decider.ts';
import { aboutCollection, target } from './about.ts';
import { staleLink } from './collection-link.ts';
import { infoCollection } from './info-collection.ts';

/** Keeps what the person wrote so far. */
export const saveCollectionDraft = infoCollection.decider('SaveCollectionDraft', {
  target,
  offered: (shown) => staleLink(shown) === undefined,
  decide: (context) =>
    staleLink(context) ??
    accept(
      infoCollection.fact('CollectionDraftSaved', { ...aboutCollection(context), content: context.payload.content }),
    ),
});
