import { KeyField } from '@talentlog/contracts';
import type { Folded } from '../shared/aggregate.ts';
import type { Fact } from '../shared/decider.ts';
import type { JobSeekerData } from './data.ts';
import { jobSeeker } from './job-seeker.ts';

type Contact = Partial<Readonly<Record<KeyField, string | null>>>;
type Person = Pick<Folded<JobSeekerData>, 'id' | 'data'>;

/** Who of the staff agrees to a change, and whether one of them answers for every position. */
export interface StaffAgreed {
  readonly agreedBy: readonly string[];
  readonly everywhere: boolean;
}

/** What changes, one entry for each key field that differs. */
const changesOf = ({ id, data }: Person, to: Contact) =>
  KeyField.options.flatMap((field) => {
    const after = to[field];
    if (after === undefined || after === data[field]) return [];
    return [{ jobSeekerId: id, field, before: data[field], after }];
  });

/** Change facts of the key fields that differ, by staff, for the person's own stream. */
export const contactChanges = (person: Person, to: Contact, { agreedBy, everywhere }: StaffAgreed): Fact[] =>
  changesOf(person, to).map((change) =>
    jobSeeker.fact('ContactChanged', { ...change, by: 'STAFF', agreedBy: [...agreedBy], everywhere }),
  );

/** The same by the person, for decisions of others about them. */
export const contactFacts = (person: Person, to: Contact): Fact[] =>
  changesOf(person, to).map((change) =>
    jobSeeker.factOn(person.id, 'ContactChanged', { ...change, by: 'SELF', agreedBy: [], everywhere: false }),
  );
