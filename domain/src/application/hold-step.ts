import { accept } from '../shared/decider.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';
import { lockedElsewhere, needPerson } from './person.ts';

/** Leaves the step undetermined, with a reason. */
export const holdStep = application.decider('HoldStep', {
  needs: needPerson,
  decide: (context) => {
    const locked = lockedElsewhere(context);
    if (locked) return locked;
    const { stage } = context.data;
    const { reason } = context.payload;
    return accept(application.fact('StepHeld', { ...aboutApplication(context), stage, cause: 'STAFF', reason }));
  },
});
