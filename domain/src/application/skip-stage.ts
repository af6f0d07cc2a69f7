import { accept, refuse } from '../shared/decider.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';
import { lockedElsewhere, needPerson } from './person.ts';
import { cannotEnterOffer, lockForOffer, maySkip, stagesBeyond } from './stages.ts';

/** Moves the application over what lies between, with a reason. */
export const skipStage = application.decider('SkipStage', {
  offered: ({ data }) => stagesBeyond(data).length > 0,
  needs: needPerson,
  decide: (context) => {
    const { data, payload } = context;
    const { to, reason } = payload;
    if (!maySkip(data, to)) return refuse('record.skip_forbidden', { from: data.stage, to }, 'to');
    const refused = lockedElsewhere(context) ?? cannotEnterOffer(context, to);
    if (refused) return refused;
    const skipped = application.fact('StageSkipped', { ...aboutApplication(context), from: data.stage, to, reason });
    return accept([skipped, ...lockForOffer(context, to)]);
  },
});
