import { accept, refuse } from '../shared/decider.ts';
import type { Settings } from '../shared/settings.ts';
import { addHours, isBefore } from '../shared/time.ts';
import { aboutCollection, target } from './about.ts';
import { newLink } from './collection-link.ts';
import type { InfoCollectionData } from './evolve.ts';
import { infoCollection } from './info-collection.ts';

/** Nobody is reminded twice within the hours of the setting. */
const remindsFrom = ({ remindedAt }: InfoCollectionData, now: string, { remindHours }: Settings): string =>
  remindedAt === null ? now : addHours(remindedAt, remindHours);

/** Asked once more; a link that is over is replaced. */
export const remindCollection = infoCollection.decider('RemindCollection', {
  target,
  offered: ({ data, now, settings }) => !isBefore(now, remindsFrom(data, now, settings)),
  decide: (context) => {
    const { data, now, settings, actor } = context;
    const until = remindsFrom(data, now, settings);
    if (isBefore(now, until)) return refuse('info.remind_too_often', { until });
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
