import { jobSeeker } from '../job-seeker/index.ts';
import { lockedInProcess, resume } from '../resume/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { resumeFile } from './resume-file.ts';

/** A file joins the person's resume, which it may begin, and waits to be checked. */
export const uploadResumeFile = resumeFile.decider('UploadResumeFile', {
  target: (_payload, { newId }) => resumeFile.ref(newId()),
  needs: ({ actor }) => ({
    resume: actor.jobSeekerId ? resume.ref(actor.jobSeekerId) : undefined,
    jobSeeker: actor.jobSeekerId ? jobSeeker.ref(actor.jobSeekerId) : undefined,
  }),
  decide: ({ id, payload, actor, related, settings }) => {
    const { jobSeekerId } = actor;
    if (jobSeekerId === undefined) return refuse('common.not_found');
    const { fileId, size, type, name } = payload.file;
    const joined = loaded(related, 'resume', resume);
    if (size === 0) return refuse('file.empty', undefined, 'file');
    if (joined.data.files.length >= settings.resumeFiles)
      return refuse('file.too_many', { limit: settings.resumeFiles });
    const locked = lockedInProcess(related);
    if (locked) return locked;
    const about = { jobSeekerId, resumeFileId: id, fileId, size, type };
    return accept(
      [
        resumeFile.fact('ResumeFileUploaded', { ...about, name }),
        ...(joined.state === 'EMPTY' ? [resume.factOn(jobSeekerId, 'ResumeCreated', { jobSeekerId })] : []),
        resume.factOn(jobSeekerId, 'ResumeFileAttached', { ...about, fileName: name }),
      ],
      { resumeFileId: id },
    );
  },
});
