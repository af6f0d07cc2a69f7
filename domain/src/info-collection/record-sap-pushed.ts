import { accept, refuse } from '../shared/decider.ts';
import { aboutCollection, target } from './about.ts';
import { infoCollection } from './info-collection.ts';

/** The bridge reports that SAP has the person. */
export const recordSapPushed = infoCollection.decider('RecordSapPushed', {
  target,
  decide: (context) => {
    const { pushId, message } = context.payload;
    if (context.data.pushing !== pushId) return refuse('infoCollection.invalid_transition');
    return accept(
      infoCollection.fact('SapPushed', {
        ...aboutCollection(context),
        pushId,
        message,
        requestedBy: context.data.pushedBy,
      }),
    );
  },
});
