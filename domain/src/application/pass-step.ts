import { accept, refuse } from '../shared/decider.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';
import { type ApplicationData, workHere } from './data.ts';
import { lockedElsewhere, needPerson } from './person.ts';

const openWorkHere = (data: ApplicationData) => workHere(data)[0];

/** Passes the step, once, unless work of its stage is still open. */
export const passStep = application.decider('PassStep', {
  offered: ({ data, state }) => state !== 'PASSED' && openWorkHere(data) === undefined,
  needs: needPerson,
  decide: (context) => {
    const locked = lockedElsewhere(context);
    if (locked) return locked;
    // The machine takes a second one, as logs hold them; there is nothing to say twice.
    if (context.state === 'PASSED') return refuse('application.invalid_transition', { stage: context.data.stage });
    const open = openWorkHere(context.data);
    if (open) return refuse('record.open_work', { work: open.work });
    return accept(application.fact('StepPassed', { ...aboutApplication(context), stage: context.data.stage }));
  },
});
