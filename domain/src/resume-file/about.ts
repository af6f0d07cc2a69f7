import type { ResumeFileData } from './evolve.ts';

interface Known {
  readonly id: string;
  readonly data: ResumeFileData;
}

/** What every fact about a file names. */
export const aboutFile = ({ id, data }: Known) => ({ resumeFileId: id, jobSeekerId: data.jobSeekerId });

/** A file with where it is stored, for whoever reads it next. */
export const storedFile = (known: Known) => {
  const { fileId, size, type, name } = known.data;
  return { ...aboutFile(known), fileId, size, type, name: name ?? '' };
};
