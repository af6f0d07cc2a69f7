import type { KeyField } from '@talentlog/contracts';
import type { Claim } from '../claim/holding.ts';
import type { Folded, Ref } from '../shared/aggregate.ts';
import type { Fact } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';
import { type JobSeekerData } from './lifecycle.ts';

/** A short number people can say, always the same for the same id. Two people may share it: it is a name, not a key. */
export const numberOf = (jobSeekerId: string): string =>
  String(1000 + (Number.parseInt(jobSeekerId.replaceAll('-', '').slice(-10), 16) % 9_999_000));

/** The claim by which a phone leads to one person; none without a phone. */
export const seekerPhone = (phone: string | null | undefined): Claim | undefined =>
  phone ? { claim: 'seeker-phone', key: phone } : undefined;

export const jobSeekerRef = (id: string): Ref => ({ aggregate: jobSeeker.name, id });

type Contact = Partial<Readonly<Record<KeyField, string | null>>>;
const fields: readonly KeyField[] = ['name', 'phone', 'email'];

/** Change records of the key fields that differ, for the person's own stream. */
export const contactChanges = (jobSeekerId: string, before: Pick<JobSeekerData, KeyField>, after: Contact): Fact[] =>
  fields
    .filter((field) => after[field] !== undefined && after[field] !== before[field])
    .map((field) =>
      jobSeeker.fact('ContactChanged', { jobSeekerId, field, before: before[field], after: after[field] ?? null }),
    );

/** The same for the stream of a loaded person. */
export const contactFacts = ({ id, data }: Folded<JobSeekerData>, after: Contact): Fact[] =>
  contactChanges(id, data, after).map((change) => ({ ...change, on: jobSeekerRef(id) }));
