import { birthDateIn, type CollectionContent, type SapRecord } from '@talentlog/contracts';
import { jobSeeker, seekerIf } from '../job-seeker/index.ts';
import { resume } from '../resume/index.ts';
import type { Related } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';

/** For `needs`: loads the resume, whose basic data the collection does not ask again. */
export const needBasic = (jobSeekerId: string) => ({ resume: resume.ref(jobSeekerId) });

/** What the resume says of the person; undefined where there is none. */
export const basicOf = (related: Related) => loadedIf(related, 'resume', resume)?.data.blocks.basic;

/** For `needs`: loads all that SAP is told beside the collection. */
export const needPerson = (jobSeekerId: string) => ({
  jobSeeker: jobSeeker.ref(jobSeekerId),
  ...needBasic(jobSeekerId),
});

/** Who SAP is told about: named as on the document, reached as the person's account says. */
export function personOf({ identity }: CollectionContent, related: Related): SapRecord['person'] {
  const seeker = seekerIf(related)?.data;
  const basic = basicOf(related);
  return {
    name: identity.name,
    phone: seeker?.phone ?? null,
    email: seeker?.email ?? null,
    birthDate: basic?.birthDate ?? (identity.type === 'ID_CARD' ? (birthDateIn(identity.number) ?? null) : null),
    gender: basic?.gender ?? null,
  };
}
