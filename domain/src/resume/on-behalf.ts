import type { Ref } from '../shared/aggregate.ts';
import { type Refusal, type Related, refuse } from '../shared/decider.ts';
import type { ResumeData } from './evolve.ts';
import { needFile, notBrought } from './own-file.ts';
import { needSeeker } from './person.ts';
import { resume } from './resume.ts';

interface Wish {
  readonly data: ResumeData;
  readonly payload: { readonly resumeFileId: string };
  readonly related: Related;
}

/** Staff name whose resume they mean. */
export const namedResume = ({ jobSeekerId }: { readonly jobSeekerId: string }): Ref => resume.ref(jobSeekerId);

/** Nobody writes on what a person wrote themselves. */
const theirs = ({ writtenByPerson }: ResumeData): Refusal | undefined =>
  writtenByPerson ? refuse('resume.written_by_person') : undefined;

/** What every decision of staff about what was read from a file has in common. */
export const onBehalf = {
  target: namedResume,
  offered: ({ data }: { readonly data: ResumeData }): boolean => !data.writtenByPerson,
  needs: (wish: { readonly id: string; readonly payload: { readonly resumeFileId: string } }) => ({
    ...needSeeker(wish),
    ...needFile(wish),
  }),
};

/** What keeps staff from deciding about what was read: it is no file they brought, or the resume is the person's own. */
export const notForStaff = ({ data, payload, related }: Wish): Refusal | undefined =>
  notBrought(related, payload.resumeFileId) ?? theirs(data);
