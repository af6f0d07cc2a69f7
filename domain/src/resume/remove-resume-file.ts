import { accept, refuse } from '../shared/decider.ts';
import { ownResume } from './own-resume.ts';
import { needSeeker } from './person.ts';
import { lockedInProcess } from './readiness.ts';
import { resume } from './resume.ts';

/** The person takes a file off their resume. */
export const removeResumeFile = resume.decider('RemoveResumeFile', {
  target: ownResume,
  offered: ({ data }) => data.files.length > 0,
  needs: needSeeker,
  decide: ({ id, data, payload, related }) => {
    const { resumeFileId } = payload;
    if (!data.files.some((file) => file.resumeFileId === resumeFileId)) return refuse('common.not_found');
    return lockedInProcess(related) ?? accept(resume.fact('ResumeFileRemoved', { jobSeekerId: id, resumeFileId }));
  },
});
