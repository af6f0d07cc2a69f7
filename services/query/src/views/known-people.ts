import { type ViewWriter, when } from '@talentlog/runtime';
import type { AnyRow, FoldedView } from './folded-view.ts';
import { type Part, ruledPart } from './subject-projector.ts';
import { rowsOf, view } from './view.ts';

/** Whether the person agreed that their data is used, and whether that still counts. */
export type Consent = 'AUTHORIZED' | 'EXPIRED' | 'UNAUTHORIZED';

/** What a subject's projector keeps of a person for its search: what the people's own view says, heard from the same events. */
interface KnownPerson {
  readonly id: string;
  readonly name: string | null;
  readonly number: string;
  /** Only while a consent lives is a name found by typing it: it is masked or hidden otherwise. */
  readonly consent: Consent;
}

/** A row that is found by its person's name and number. */
export interface OfPerson {
  readonly personText: string;
}

const stranger = (id: string): KnownPerson => ({ id, name: null, number: '', consent: 'UNAUTHORIZED' });

/**
 * The people of one subject. A person has few rows of it, so name and number are copied into them: `copy` is the rows' `extend`, and
 * `part` keeps the people and repairs the copies when a name or a consent changes.
 */
export function knownPeople(name: string) {
  const people = view<KnownPerson>()({ name, version: 3, columns: [] });

  async function copy({ jobSeekerId }: { readonly jobSeekerId: string }, writer: ViewWriter): Promise<OfPerson> {
    const person = await rowsOf(people, writer).get(jobSeekerId);
    const name = person?.consent === 'AUTHORIZED' ? person.name : '';
    return { personText: [name, person?.number].filter(Boolean).join(' ') };
  }

  /** Whether nothing but stage and dates may be told of the person (DOMAIN.md section 6), neither by a row nor by a count. */
  async function isHidden({ jobSeekerId }: { readonly jobSeekerId: string }, writer: ViewWriter): Promise<boolean> {
    return ((await rowsOf(people, writer).get(jobSeekerId))?.consent ?? 'UNAUTHORIZED') === 'UNAUTHORIZED';
  }

  function part<R extends AnyRow & OfPerson, C extends string>(shownIn: FoldedView<R, C | 'jobSeekerId'>): Part {
    const learn = async (writer: ViewWriter, id: string, change: Partial<KnownPerson>) => {
      const known = rowsOf(people, writer);
      await known.put({ ...((await known.get(id)) ?? stranger(id)), ...change });
      for (const row of await rowsOf(shownIn, writer).find('jobSeekerId', id)) await shownIn.refresh(row, writer);
    };
    return ruledPart(people.schema, [
      when('JobSeekerCreated', ({ data: { jobSeekerId, name: called, number } }, writer: ViewWriter) =>
        learn(writer, jobSeekerId, { name: called, number }),
      ),
      when('ContactChanged', async ({ data }, writer: ViewWriter) => {
        if (data.field === 'name') await learn(writer, data.jobSeekerId, { name: data.after });
      }),
      when('ConsentGranted', ({ data }, writer: ViewWriter) =>
        learn(writer, data.jobSeekerId, { consent: 'AUTHORIZED' }),
      ),
      when('ConsentExpired', ({ data }, writer: ViewWriter) => learn(writer, data.jobSeekerId, { consent: 'EXPIRED' })),
      when('ConsentWithdrawn', ({ data }, writer: ViewWriter) =>
        learn(writer, data.jobSeekerId, { consent: 'UNAUTHORIZED' }),
      ),
    ]);
  }

  return { copy, isHidden, part };
}
