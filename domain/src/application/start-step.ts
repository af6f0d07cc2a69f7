import { accept } from '../shared/decider.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';
import { lockedElsewhere, needPerson } from './person.ts';

/** Somebody takes the step in hand. */
export const startStep = application.decider('StartStep', {
  needs: needPerson,
  decide: (context) =>
    lockedElsewhere(context) ??
    accept(application.fact('StepStarted', { ...aboutApplication(context), stage: context.data.stage })),
});
