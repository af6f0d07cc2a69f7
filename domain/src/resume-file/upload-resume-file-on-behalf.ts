import { jobSeeker } from '../job-seeker/index.ts';
import { accept, beginsOn, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { resumeFile } from './resume-file.ts';

/** Staff bring a file of a person; it is checked and read as any other, and proposed to staff. */
export const uploadResumeFileOnBehalf = resumeFile.decider('UploadResumeFileOnBehalf', {
  target: (_payload, { newId }) => resumeFile.ref(newId()),
  needs: ({ payload }) => ({ jobSeeker: jobSeeker.ref(payload.jobSeekerId) }),
  begins: beginsOn(jobSeeker, ({ data, settings }) => data.broughtFileIds.length < settings.resumeFiles),
  decide: ({ id, payload: { jobSeekerId, file }, actor, related, settings }) => {
    const person = loaded(related, 'jobSeeker', jobSeeker);
    const { fileId, size, type, name } = file;
    if (person.revision < 0) return refuse('common.not_found', undefined, 'jobSeekerId');
    if (size === 0) return refuse('file.empty', undefined, 'file');
    if (person.data.broughtFileIds.length >= settings.resumeFiles)
      return refuse('file.too_many', { limit: settings.resumeFiles });
    const about = { jobSeekerId, resumeFileId: id };
    return accept(
      [
        resumeFile.fact('ResumeFileBrought', { ...about, fileId, size, type, name, broughtBy: actor.id }),
        jobSeeker.factOn(jobSeekerId, 'JobSeekerFileAdded', about),
      ],
      { resumeFileId: id },
    );
  },
});
