import { contactFacts, needSeekerOf, seekerIf } from '../job-seeker/index.ts';
import { resume } from '../resume/index.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { factIfTaken, loadedIf } from '../shared/handle.ts';
import type { AccountData } from './evolve.ts';

/** Loads the person whose account it is; staff are nobody's job seeker. */
export const needSeeker = ({ data }: { readonly data: Pick<AccountData, 'jobSeekerId'> }) =>
  needSeekerOf(data.jobSeekerId);

/** The company knows the person by the same name and contact; staff accounts have no such person. */
export function alsoForPerson(related: Related, to: Parameters<typeof contactFacts>[1]): Fact[] {
  const seeker = seekerIf(related);
  return seeker && seeker.revision >= 0 ? contactFacts(seeker, to) : [];
}

/** Loads the resume of the person whose account it is, besides the person. */
export const needResume = ({ data }: { readonly data: AccountData }) => ({
  ...needSeeker({ data }),
  resume: data.jobSeekerId === null ? undefined : resume.ref(data.jobSeekerId),
});

/**
 * The resume that staff read names what was proved last, also while a delivery locks it: there it is changed nowhere else. It names
 * some e-mail whatever happens, being incomplete without.
 */
export function alsoOnResume(
  related: Related,
  to: { readonly phone?: string; readonly email?: string | null },
): Fact[] {
  const own = loadedIf(related, 'resume', resume);
  if (own === undefined) return [];
  const { phone, email } = own.data.blocks.basic;
  const next = { phone: to.phone ?? phone, email: to.email ?? email };
  if (next.phone === phone && next.email === email) return [];
  return factIfTaken(resume, own, 'ResumeContactChanged', { jobSeekerId: own.id, ...next });
}
