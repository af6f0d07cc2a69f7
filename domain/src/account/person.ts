import { contactFacts } from '../job-seeker/contact.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import type { AccountData } from './evolve.ts';

/** Loads the person whose account it is; staff are nobody's job seeker. */
export const needSeeker = ({ data }: { readonly data: AccountData }) => ({
  jobSeeker: data.jobSeekerId === null ? undefined : jobSeeker.ref(data.jobSeekerId),
});

export const seekerIf = (related: Related) => loadedIf(related, 'jobSeeker', jobSeeker);

/** The company knows the person by the same name and contact; staff accounts have no such person. */
export function alsoForPerson(related: Related, to: Parameters<typeof contactFacts>[1]): Fact[] {
  const seeker = seekerIf(related);
  return seeker && seeker.revision >= 0 ? contactFacts(seeker, to) : [];
}
