import { offerCommands, offerEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { noOffer, type OfferData, type OfferState } from './data.ts';
import { evolveOffer } from './evolve.ts';
import { offerMachine } from './machine.ts';

/** The offer as everybody may read it and write on it; its decisions stand in a file for each command. */
export const offer = defineAggregate<typeof offerCommands, typeof offerEvents, OfferData, OfferState>({
  name: 'offer',
  commands: offerCommands,
  events: offerEvents,
  machine: offerMachine,
  initialData: noOffer,
  evolve: evolveOffer,
  aside: ['OfferReminded'],
  ownership: ({ positionId, jobSeekerId, steps, currentStep }) => ({
    positionId,
    jobSeekerId,
    // Whoever had it in hand may still see it; only the one whose turn it is may decide.
    assignees: steps.slice(0, currentStep + 1).flatMap((step) => [step.approverId, ...step.forwardedFrom]),
  }),
});
