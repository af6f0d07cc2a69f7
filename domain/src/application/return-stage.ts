import type { Stage } from '@talentlog/contracts';
import { accept, refuse } from '../shared/decider.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';
import type { ApplicationData } from './data.ts';
import { hasSentOffer } from './offers.ts';
import { lockedElsewhere, needPerson } from './person.ts';

/** Another stage that it was at. */
const wasAt = ({ stage, visited }: ApplicationData, to: Stage): boolean =>
  to !== stage && visited.some((entered) => entered.stage === to);

/** Takes the application back to a stage that it was at, until an offer was sent. */
export const returnStage = application.decider('ReturnStage', {
  offered: ({ data }) => data.visited.some(({ stage }) => wasAt(data, stage)) && !hasSentOffer(data),
  needs: needPerson,
  decide: (context) => {
    const { data, payload } = context;
    const { to, reason } = payload;
    if (!wasAt(data, to)) return refuse('record.next_not_allowed', { from: data.stage, to }, 'to');
    if (hasSentOffer(data)) return refuse('record.offer_sent');
    const locked = lockedElsewhere(context);
    if (locked) return locked;
    return accept(application.fact('StageReturned', { ...aboutApplication(context), from: data.stage, to, reason }));
  },
});
