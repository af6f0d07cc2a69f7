import { accept } from '../shared/decider.ts';
import { addDays } from '../shared/time.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';
import { lockedElsewhere, needPerson } from './person.ts';

/** Binds the person to this application for some days: nobody moves them on another one. */
export const lockApplication = application.decider('LockApplication', {
  needs: needPerson,
  decide: (context) => {
    const refused = lockedElsewhere(context);
    if (refused) return refused;
    const until = addDays(context.now, context.settings.lockDays);
    const lock = { lockedBy: context.actor.id, until, cause: 'STAFF', reason: context.payload.reason } as const;
    return accept(application.fact('RecordLocked', { ...aboutApplication(context), ...lock }));
  },
});
