import { accept, refuse } from '../shared/decider.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';
import { lockedElsewhere, needPerson } from './person.ts';
import { cannotEnterOffer, lockForOffer, mayAdvance, stagesAhead } from './stages.ts';

/** Moves a passed application on to one of the next stages of its track. */
export const advanceStage = application.decider('AdvanceStage', {
  offered: ({ data }) => stagesAhead(data).length > 0,
  needs: needPerson,
  decide: (context) => {
    const { data, payload } = context;
    const { to } = payload;
    if (!mayAdvance(data, to)) return refuse('record.next_not_allowed', { from: data.stage, to }, 'to');
    const refused = lockedElsewhere(context) ?? cannotEnterOffer(context, to);
    if (refused) return refused;
    const advanced = application.fact('StageAdvanced', { ...aboutApplication(context), from: data.stage, to });
    return accept([advanced, ...lockForOffer(context, to)]);
  },
});
