import { needLink, voidLink } from '../link/index.ts';
import { accept } from '../shared/decider.ts';
import { aboutCollection, target } from './about.ts';
import { newLink } from './collection-link.ts';
import { infoCollection } from './info-collection.ts';

/** Sent back with a reason and the fields it is about; the old link is void. */
export const rejectCollection = infoCollection.decider('RejectCollection', {
  target,
  needs: ({ data }) => needLink(data.link),
  decide: (context) => {
    const { payload, actor } = context;
    const { link, issued } = newLink(context);
    const { reason, fields } = payload;
    return accept([
      infoCollection.fact('CollectionRejected', {
        ...aboutCollection(context),
        ...link,
        reason,
        fields,
        rejectedBy: actor.id,
      }),
      ...voidLink(context.related),
      issued,
    ]);
  },
});
