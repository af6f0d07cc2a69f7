import { accept, refuse } from '../shared/decider.ts';
import { ownResume } from './own-resume.ts';
import { unfinished } from './readiness.ts';
import { resume } from './resume.ts';

/** The person states that all of it is true; from now on it can be delivered. */
export const confirmResumeStatement = resume.decider('ConfirmResumeStatement', {
  target: ownResume,
  illegal: ({ data }) => unfinished(data),
  offered: ({ data }) => unfinished(data) === undefined,
  decide: ({ id, data, payload }) => {
    const refused = unfinished(data);
    if (refused) return refused;
    if (!payload.agreed) return refuse('resume.statement_required', undefined, 'agreed');
    return accept(resume.fact('ResumeStatementConfirmed', { jobSeekerId: id }));
  },
});
