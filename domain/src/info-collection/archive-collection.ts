import { needLink, voidLink } from '../link/one-time-link.ts';
import { accept } from '../shared/decider.ts';
import { aboutCollection, target } from './about.ts';
import { infoCollection } from './info-collection.ts';

/** The offer fell: the collection is put away and its link is over. */
export const archiveCollection = infoCollection.decider('ArchiveCollection', {
  target,
  needs: ({ data }) => needLink(data.link),
  decide: (context) =>
    accept([
      infoCollection.fact('CollectionArchived', { ...aboutCollection(context), cause: 'OFFER_INVALID' }),
      ...voidLink(context.related, 'CLOSED'),
    ]),
});
