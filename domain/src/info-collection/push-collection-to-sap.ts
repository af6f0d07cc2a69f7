import type { SapRecord } from '@talentlog/contracts';
import { accept, refuse } from '../shared/decider.ts';
import { aboutCollection, blockOf, target } from './about.ts';
import { infoCollection } from './info-collection.ts';
import { untold } from './missing-for-push.ts';
import { needPerson, personOf } from './person.ts';
import { whyNot } from './why-not.ts';

/** Asks the SAP bridge to tell SAP, once at a time. */
export const pushCollectionToSap = infoCollection.decider('PushCollectionToSap', {
  target,
  offered: ({ data }) => untold(data).length === 0,
  illegal: (shown) => refuse(shown.path === 'PUSHING' ? 'info.push_failed' : 'info.not_locked', whyNot(shown)),
  needs: ({ data }) => needPerson(data.jobSeekerId),
  decide: (context) => {
    const { data, related, newId, actor } = context;
    const { entry, content } = data;
    const [missing] = untold(data);
    if (missing !== undefined || entry === null || content === null)
      return refuse('info.block_incomplete', { block: blockOf(missing ?? 'content') });
    const record: SapRecord = { person: personOf(content, related), content, entry };
    const pushId = newId();
    const kind = data.pushedBefore ? 'UPDATE' : 'CREATE';
    return accept(
      infoCollection.fact('SapPushRequested', {
        ...aboutCollection(context),
        pushId,
        kind,
        record,
        requestedBy: actor.id,
      }),
      { pushId },
    );
  },
});
