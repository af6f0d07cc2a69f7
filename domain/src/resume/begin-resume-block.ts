import { accept } from '../shared/decider.ts';
import { begun, ownResume } from './own-resume.ts';
import { needSeeker } from './person.ts';
import { lockedInProcess } from './readiness.ts';
import { resume } from './resume.ts';

/** The person opens a block to edit it. */
export const beginResumeBlock = resume.decider('BeginResumeBlock', {
  target: ownResume,
  needs: needSeeker,
  decide: (context) => {
    const { id, payload, related } = context;
    const started = resume.fact('ResumeBlockEditingStarted', { jobSeekerId: id, block: payload.block });
    return lockedInProcess(related) ?? accept([...begun(context), started]);
  },
});
