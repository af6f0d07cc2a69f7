import { application, loadedApplication, waitsForInterview } from '../application/index.ts';
import { accept, beginsOn, refuse } from '../shared/decider.ts';
import { arrangement } from './arrangement.ts';
import { interview } from './interview.ts';
import { needInterviewers } from './interviewers.ts';
import { cannotBegin, cannotMeet } from './plan.ts';

/** Sets time, place and interviewers for an application at one of the interviews. */
export const arrangeInterview = interview.decider('ArrangeInterview', {
  begins: beginsOn(application, waitsForInterview),
  target: (_payload, { newId }) => interview.ref(newId()),
  needs: ({ payload }) => ({
    application: application.ref(payload.applicationId),
    ...needInterviewers(payload.interviewerIds),
  }),
  decide: (context) => {
    const { id, payload, related, actor, now } = context;
    const found = loadedApplication(related, 'application');
    if (found.revision < 0) return refuse('common.not_found', undefined, 'applicationId');
    if (!waitsForInterview(found))
      return refuse('application.invalid_transition', { stage: found.data.stage }, 'applicationId');
    const { start, end, place, interviewerIds, groupId } = payload;
    const plan = { interviewId: id, start, end, place, interviewerIds, groupId };
    const refused = cannotBegin(plan, now) ?? cannotMeet(plan, related);
    if (refused) return refused;
    const origin = { arrangedBy: actor.id, appointmentId: null, appointmentSessionId: null };
    const { arranged, follows } = arrangement(plan, found, origin, context);
    return accept([interview.fact('InterviewArranged', arranged), ...follows], { interviewId: id });
  },
});
