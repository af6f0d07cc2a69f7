import { accept, refuse } from '../shared/decider.ts';
import { ownResume } from './own-resume.ts';
import { resume } from './resume.ts';

/** The person closes a block without saving it. */
export const cancelResumeBlock = resume.decider('CancelResumeBlock', {
  target: ownResume,
  offered: ({ data }) => data.editing.length > 0,
  decide: ({ id, data, payload }) => {
    const { block } = payload;
    if (!data.editing.includes(block)) return refuse('resume.invalid_transition', undefined, 'block');
    return accept(resume.fact('ResumeBlockEditingEnded', { jobSeekerId: id, block }));
  },
});
