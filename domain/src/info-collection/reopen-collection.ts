import { accept, refuse } from '../shared/decider.ts';
import { aboutCollection, target } from './about.ts';
import { infoCollection } from './info-collection.ts';

/** What SAP has already is opened for a correction, with a reason; the next push is an update. */
export const reopenCollection = infoCollection.decider('ReopenCollection', {
  target,
  illegal: ({ state }) => refuse('info.unlock_failed', { state }),
  decide: (context) =>
    accept(infoCollection.fact('CollectionReopened', { ...aboutCollection(context), reason: context.payload.reason })),
});
