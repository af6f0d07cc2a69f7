import { accept, refuse } from '../shared/decider.ts';
import { aboutCollection, target } from './about.ts';
import { infoCollection } from './info-collection.ts';

/** The bridge reports that SAP refused; the collection stays locked. */
export const recordSapPushFailed = infoCollection.decider('RecordSapPushFailed', {
  target,
  decide: (context) => {
    const { pushId, message } = context.payload;
    if (context.data.pushing !== pushId) return refuse('infoCollection.invalid_transition');
    return accept(
      infoCollection.fact('SapPushFailed', {
        ...aboutCollection(context),
        pushId,
        message,
        requestedBy: context.data.pushedBy,
      }),
    );
  },
});
