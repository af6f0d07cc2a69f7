import { accept } from '../shared/decider.ts';
import { aboutRequest } from './about.ts';
import { dataRequest } from './data-request.ts';

/** Somebody at the desk has it in hand. */
export const takeDataRequest = dataRequest.decider('TakeDataRequest', {
  decide: (context) =>
    accept(dataRequest.fact('DataRequestTaken', { ...aboutRequest(context), handledBy: context.actor.id })),
});
