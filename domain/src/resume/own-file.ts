import { resumeFile } from '../resume-file/resume-file.ts';
import { type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';

/** Loads the file that a command is about. */
export const needFile = ({ payload }: { readonly payload: { readonly resumeFileId: string } }) => ({
  file: resumeFile.ref(payload.resumeFileId),
});

/** A file of somebody else is none. */
export const notOwnFile = (related: Related, jobSeekerId: string): Refusal | undefined =>
  loaded(related, 'file', resumeFile).data.jobSeekerId === jobSeekerId
    ? undefined
    : refuse('common.not_found', undefined, 'resumeFileId');

/** The paths that were read from the file. */
export const readIn = (related: Related): ReadonlySet<string> =>
  new Set(loaded(related, 'file', resumeFile).data.proposals?.map(({ path }) => path));
