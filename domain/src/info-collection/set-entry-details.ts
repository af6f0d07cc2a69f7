import { accept, refuse } from '../shared/decider.ts';
import { aboutCollection, target } from './about.ts';
import { atRest } from './at-rest.ts';
import { infoCollection } from './info-collection.ts';

/** Where the person begins, as SAP asks it. */
export const setEntryDetails = infoCollection.decider('SetEntryDetails', {
  target,
  offered: atRest,
  illegal: () => refuse('info.lock_failed'),
  decide: (context) => {
    if (context.data.pushing !== null) return refuse('info.lock_failed', { because: 'PUSHING' });
    const { collectionId: _, ...entry } = context.payload;
    return accept(infoCollection.fact('EntryDetailsSet', { ...aboutCollection(context), entry }));
  },
});
