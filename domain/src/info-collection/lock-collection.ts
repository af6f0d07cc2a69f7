import { accept, refuse } from '../shared/decider.ts';
import { aboutCollection, target } from './about.ts';
import { infoCollection } from './info-collection.ts';

/** Nothing is changed any more; SAP may be told. */
export const lockCollection = infoCollection.decider('LockCollection', {
  target,
  illegal: ({ state }) => refuse('info.lock_failed', { state }),
  decide: (context) => accept(infoCollection.fact('CollectionLocked', aboutCollection(context))),
});
