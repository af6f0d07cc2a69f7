import { KeyField } from '@talentlog/contracts';
import type { Folded } from '../shared/aggregate.ts';
import type { Fact } from '../shared/decider.ts';
import type { JobSeekerData } from './data.ts';
import { jobSeeker } from './job-seeker.ts';

type Contact = Partial<Readonly<Record<KeyField, string | null>>>;
type Person = Pick<Folded<JobSeekerData>, 'id' | 'data'>;

/** What changes, one entry for each key field that differs. */
const changesOf = ({ id, data }: Person, to: Contact) =>
  KeyField.options.flatMap((field) => {
    const after = to[field];
    if (after === undefined || after === data[field]) return [];
    return [{ jobSeekerId: id, field, before: data[field], after }];
  });

/** Change facts of the key fields that differ, for the person's own stream. */
export const contactChanges = (person: Person, to: Contact): Fact[] =>
  changesOf(person, to).map((change) => jobSeeker.fact('ContactChanged', change));

/** The same for decisions of others about a loaded person. */
export const contactFacts = (person: Person, to: Contact): Fact[] =>
  changesOf(person, to).map((change) => jobSeeker.factOn(person.id, 'ContactChanged', change));
