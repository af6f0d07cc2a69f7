import { accept, refuse } from '../shared/decider.ts';
import { aboutCollection, target } from './about.ts';
import { infoCollection } from './info-collection.ts';
import { whyNot } from './why-not.ts';

/** Opened again before SAP was told. */
export const unlockCollection = infoCollection.decider('UnlockCollection', {
  target,
  illegal: (shown) => refuse('info.unlock_failed', whyNot(shown)),
  decide: (context) => accept(infoCollection.fact('CollectionUnlocked', aboutCollection(context))),
});
