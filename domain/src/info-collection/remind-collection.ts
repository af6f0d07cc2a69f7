import { accept, refuse } from '../shared/decider.ts';
import { addHours, isBefore } from '../shared/time.ts';
import { aboutCollection, target } from './about.ts';
import { newLink } from './collection-link.ts';
import { infoCollection } from './info-collection.ts';

/** Asked once more; a link that is over is replaced. */
export const remindCollection = infoCollection.decider('RemindCollection', {
  target,
  decide: (context) => {
    const { data, now, settings, actor } = context;
    if (data.remindedAt !== null && isBefore(now, addHours(data.remindedAt, settings.remindHours)))
      return refuse('info.remind_too_often', { until: addHours(data.remindedAt, settings.remindHours) });
    const alive = data.link !== null && isBefore(now, data.link.expiresAt) ? data.link : undefined;
    const remindedBy = actor.id;
    if (alive)
      return accept(infoCollection.fact('CollectionReminded', { ...aboutCollection(context), ...alive, remindedBy }));
    const { link, issued } = newLink(context);
    return accept([
      infoCollection.fact('CollectionReminded', { ...aboutCollection(context), ...link, remindedBy }),
      issued,
    ]);
  },
});
