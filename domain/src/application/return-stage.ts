import { accept, refuse } from '../shared/decider.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';
import { hasSentOffer } from './offers.ts';
import { lockedElsewhere, needPerson } from './person.ts';
import { stagesBack } from './stages.ts';

/** Takes the application back to a stage that it was at, until an offer was sent. */
export const returnStage = application.decider('ReturnStage', {
  offered: ({ data }) => stagesBack(data).length > 0 && !hasSentOffer(data),
  needs: needPerson,
  decide: (context) => {
    const { data, payload } = context;
    const { to, reason } = payload;
    if (!stagesBack(data).includes(to)) return refuse('record.next_not_allowed', { from: data.stage, to }, 'to');
    if (hasSentOffer(data)) return refuse('record.offer_sent');
    const locked = lockedElsewhere(context);
    if (locked) return locked;
    return accept(application.fact('StageReturned', { ...aboutApplication(context), from: data.stage, to, reason }));
  },
});
