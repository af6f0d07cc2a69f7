import { accept, refuse } from '../shared/decider.ts';
import { aboutCollection, target } from './about.ts';
import { infoCollection } from './info-collection.ts';
import { whyNot } from './why-not.ts';

/** Where the person begins, as SAP asks it. */
export const setEntryDetails = infoCollection.decider('SetEntryDetails', {
  target,
  illegal: (shown) => refuse('info.lock_failed', whyNot(shown)),
  decide: (context) => {
    const { collectionId: _, ...entry } = context.payload;
    return accept(infoCollection.fact('EntryDetailsSet', { ...aboutCollection(context), entry }));
  },
});
