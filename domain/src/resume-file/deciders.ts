import { jobSeekerRef } from '../job-seeker/contact.ts';
import { lockedInProcess } from '../resume/readiness.ts';
import { resume as resumes } from '../resume/resume.ts';
import { decides } from '../shared/aggregate.ts';
import { accept, refuse } from '../shared/decider.ts';
import { factOn, loaded } from '../shared/handle.ts';
import { type ResumeFileData } from './lifecycle.ts';
import { resumeFile } from './resume-file.ts';

interface Self {
  readonly id: string;
  readonly data: ResumeFileData;
}
const who = ({ id, data }: Self) => ({ resumeFileId: id, jobSeekerId: data.jobSeekerId });
const file = (self: Self) => {
  const { fileId, size, type, name } = self.data;
  return { ...who(self), fileId, size, type, name: name ?? '' };
};

/** Every command of the resumeFile with its decision. */
export const decidedResumeFile = decides(resumeFile, {
  UploadResumeFile: {
    target: (_payload, { newId }) => ({ aggregate: 'resumeFile', id: newId() }),
    needs: ({ actor }) => ({
      resume: actor.jobSeekerId ? { aggregate: resumes.name, id: actor.jobSeekerId } : undefined,
      jobSeeker: actor.jobSeekerId ? jobSeekerRef(actor.jobSeekerId) : undefined,
    }),
    decide: ({ id, payload, actor, related, settings }) => {
      const jobSeekerId = actor.jobSeekerId;
      if (jobSeekerId === undefined) return refuse('common.not_found');
      const { fileId, size, type, name } = payload.file;
      const resume = loaded(related, 'resume', resumes);
      if (size === 0) return refuse('file.empty', undefined, 'file');
      if (resume.data.files.length >= settings.resumeFiles)
        return refuse('file.too_many', { limit: settings.resumeFiles });
      const locked = lockedInProcess(related);
      if (locked) return locked;
      const attached = { jobSeekerId, resumeFileId: id, fileId, size, type, fileName: name };
      return accept(
        [
          { type: 'ResumeFileUploaded', data: { resumeFileId: id, jobSeekerId, fileId, size, type, name } },
          ...(resume.state === 'EMPTY' ? [factOn(resumes, jobSeekerId, 'ResumeCreated', { jobSeekerId })] : []),
          factOn(resumes, jobSeekerId, 'ResumeFileAttached', attached),
        ],
        { resumeFileId: id },
      );
    },
  },
  ClearResumeFile: { decide: (self) => accept({ type: 'ResumeFileCleared', data: file(self) }) },
  RejectResumeFile: {
    decide: (self) => accept({ type: 'ResumeFileRejected', data: { ...who(self), code: self.payload.code } }),
  },
  RecordResumeParsed: {
    decide: (self) => {
      const { proposals, textFileId } = self.payload;
      return accept({ type: 'ResumeFileParsed', data: { ...who(self), proposals, textFileId } });
    },
  },
  RecordResumeParseFailed: { decide: (self) => accept({ type: 'ResumeFileParseFailed', data: who(self) }) },
  RetryResumeParse: { decide: (self) => accept({ type: 'ResumeParseRetried', data: file(self) }) },
});
