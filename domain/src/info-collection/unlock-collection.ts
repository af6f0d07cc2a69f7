import { accept, refuse } from '../shared/decider.ts';
import { aboutCollection, target } from './about.ts';
import { atRest } from './at-rest.ts';
import { infoCollection } from './info-collection.ts';

/** Opened again before SAP was told. */
export const unlockCollection = infoCollection.decider('UnlockCollection', {
  target,
  offered: atRest,
  illegal: ({ state }) => refuse('info.unlock_failed', { state }),
  decide: (context) =>
    context.data.pushing === null
      ? accept(infoCollection.fact('CollectionUnlocked', aboutCollection(context)))
      : refuse('info.unlock_failed', { because: 'PUSHING' }),
});
