import type { EventStore, OpenEvents } from '@talentlog/runtime';
import type { QueryHandlers } from './http/query-context.ts';
import { linkHandlers } from './links/link-pages.ts';
import { jobHandlers } from './public/jobs.ts';
import { deliveryHandlers } from './seeker/deliveries.ts';
import { seekerHandlers } from './seeker/resume.ts';
import { detailHandlers } from './staff/details.ts';
import { listHandlers } from './staff/lists.ts';
import { myWorkHandlers } from './staff/my-work.ts';
import { timelineHandlers } from './staff/timeline.ts';

/** The answer to every question of the contracts; a missing one does not compile. */
export const handlersFor = (store: EventStore, open: OpenEvents): QueryHandlers => ({
  ...jobHandlers,
  ...seekerHandlers,
  ...deliveryHandlers,
  ...linkHandlers,
  ...listHandlers,
  ...detailHandlers,
  ...myWorkHandlers,
  ...timelineHandlers(store, open),
});
