import { accept } from '../shared/decider.ts';
import { subscriber } from './subscriber.ts';

/** It goes on where it was: nothing that happened meanwhile is left out. */
export const resumeSubscriber = subscriber.decider('ResumeSubscriber', {
  decide: ({ id }) => accept(subscriber.fact('SubscriberResumed', { subscriberId: id })),
});
