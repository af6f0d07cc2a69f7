import { accept } from '../shared/decider.ts';
import { aboutCollection, target } from './about.ts';
import { newLink } from './collection-link.ts';
import { infoCollection } from './info-collection.ts';

/** The person is asked, with a link of their own. */
export const sendCollection = infoCollection.decider('SendCollection', {
  target,
  decide: (context) => {
    const { link, issued } = newLink(context);
    return accept([
      infoCollection.fact('CollectionSent', { ...aboutCollection(context), ...link, sentBy: context.actor.id }),
      issued,
    ]);
  },
});
