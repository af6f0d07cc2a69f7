import { happened, now, type Told } from './story.ts';

interface File {
  readonly resumeFileId: string;
  readonly jobSeekerId: string;
  readonly fileId: string;
  readonly size: number;
  readonly type: string;
  readonly name: string;
}

/** A resume that was begun with a file. */
export const begunWith = (file: File, at = now): Told[] => [
  happened('resume', file.jobSeekerId, 'ResumeCreated', { jobSeekerId: file.jobSeekerId }, at),
  ...uploadedFile(file, at),
];

/** A file that its person put on their resume. */
export const uploadedFile = ({ name, ...file }: File, at = now): Told[] => [
  happened('resumeFile', file.resumeFileId, 'ResumeFileUploaded', { ...file, name }, at),
  happened('resume', file.jobSeekerId, 'ResumeFileAttached', { ...file, fileName: name }, at),
];
