import type { SubscriberState } from '@talentlog/contracts';
import { type SubscriberData, subscriber } from '@talentlog/domain/fold';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import { subjectProjector } from '../views/subject-projector.ts';

type SubscriberStored = FoldedRow<SubscriberData, 'NONE' | SubscriberState>;

/** The systems that follow us. */
export const subscribers = foldedView<SubscriberStored>()({
  ...foldOnly,
  aggregate: subscriber,
  version: 2,
  columns: ['data.feedKeyId', 'data.formerKeyId', 'createdAt'],
});

export const subscribersProjector = subjectProjector('subscribers', [subscribers.part]);
