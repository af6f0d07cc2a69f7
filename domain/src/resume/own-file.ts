import { jobSeeker } from '../job-seeker/index.ts';
import { resumeFile } from '../resume-file/index.ts';
import { type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';

/** Loads the file that a command is about. */
export const needFile = ({ payload }: { readonly payload: { readonly resumeFileId: string } }) => ({
  file: resumeFile.ref(payload.resumeFileId),
});

const noFile = (): Refusal => refuse('common.not_found', undefined, 'resumeFileId');

/** A file of somebody else is none, nor is one that staff brought. */
export function notOwnFile(related: Related, jobSeekerId: string): Refusal | undefined {
  const { data } = loaded(related, 'file', resumeFile);
  return data.jobSeekerId === jobSeekerId && data.broughtBy === null ? undefined : noFile();
}

/** What staff did not bring of this person, or took away again, is no file to them. */
export const notBrought = (related: Related, resumeFileId: string): Refusal | undefined =>
  loaded(related, 'jobSeeker', jobSeeker).data.broughtFileIds.includes(resumeFileId) ? undefined : noFile();

/** The paths that were read from the file. */
export const readIn = (related: Related): ReadonlySet<string> =>
  new Set(loaded(related, 'file', resumeFile).data.proposals?.map(({ path }) => path));
