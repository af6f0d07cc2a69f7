import type { CollectionContent, SapRecord } from '@talentlog/contracts';
import { jobSeekerHandle } from '../job-seeker/lifecycle.ts';
import { resumeHandle } from '../resume/lifecycle.ts';
import type { Related } from '../shared/aggregate.ts';
import { loadedIf } from '../shared/handle.ts';

/** For `needs`: where the collection does not ask what the person already told. */
export const needPerson = (jobSeekerId: string) => ({
  jobSeeker: { aggregate: 'jobSeeker', id: jobSeekerId } as const,
  resume: { aggregate: 'resume', id: jobSeekerId } as const,
});

/** Who SAP is told about: named as on the document, reached as the person's account says. */
export function personOf({ identity }: CollectionContent, related: Related): SapRecord['person'] {
  const seeker = loadedIf(related, 'jobSeeker', jobSeekerHandle)?.data;
  const basic = loadedIf(related, 'resume', resumeHandle)?.data.blocks.basic;
  return {
    name: identity.name,
    phone: seeker?.phone ?? null,
    email: seeker?.email ?? null,
    birthDate: basic?.birthDate ?? null,
    gender: basic?.gender ?? null,
  };
}
