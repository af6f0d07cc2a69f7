import type { MaskedField } from '@talentlog/contracts';
import {
  type JobSeekerData,
  jobSeeker,
  type PrivacyAuthorizationData,
  privacyAuthorization,
} from '@talentlog/domain/fold';
import { type ViewWriter, when } from '@talentlog/runtime';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import type { Consent } from '../views/known-people.ts';
import { ruledPart, subjectProjector } from '../views/subject-projector.ts';
import { rowsOf } from '../views/view.ts';
import { commented } from './kept-comments.ts';

interface PersonNotes {
  /** When each colleague last asked for something in clear, by `revealKey`. */
  readonly reveals: Readonly<Record<string, string>>;
}

/** A job seeker, with the consent that decides whether a search may find the name. */
export type PersonStored = FoldedRow<JobSeekerData, string, PersonNotes> & { readonly consent: Consent };
export type ConsentStored = FoldedRow<PrivacyAuthorizationData, Consent>;

/** Who asked for what. */
export const revealKey = (accountId: string, field: MaskedField): string =>
  field === 'contact' ? accountId : `${accountId} ${field}`;

export const consents = foldedView<ConsentStored>()({
  ...foldOnly,
  aggregate: privacyAuthorization,
  version: 2,
  columns: ['state', 'updatedAt', 'data.expiresAt'],
  indexes: [
    ['state', 'data.expiresAt'],
    ['state', 'updatedAt'],
  ],
});

export const people = foldedView<PersonStored>()({
  aggregate: jobSeeker,
  version: 6,
  without: (data) => (data.comments.length === 0 ? data : { ...data, comments: [] }),
  columns: ['updatedAt', 'consent', 'data.accountId'],
  search: ({ consent, data: { name, number } }) => (consent === 'AUTHORIZED' ? `${name ?? ''} ${number}` : number),
  notes: {
    none: { reveals: {} },
    rules: [
      when('ContactRevealed', ({ data, at }, notes: PersonNotes) => ({
        ...notes,
        reveals: { ...notes.reveals, [revealKey(data.revealedBy, data.field)]: at },
      })),
    ],
  },
  extend: async ({ id }, writer) => ({ consent: (await rowsOf(consents, writer).get(id))?.state ?? 'UNAUTHORIZED' }),
});

/** A consent that changed is carried into its person's row. */
const carried = ruledPart(consents.schema, [
  when(
    [
      ...(['ConsentGranted', 'ConsentExpired', 'ConsentWithdrawn', 'ConsentDeclined'] as const),
      ...(['ConsentRequested', 'ConsentReminded', 'ConsentAskedAnew'] as const),
    ],
    async (event, writer: ViewWriter) => {
      const { id } = await consents.apply(event, writer);
      const person = await rowsOf(people, writer).get(id);
      if (person) await people.refresh(person, writer);
    },
  ),
]);

export const peopleProjector = subjectProjector('people', [people.part, carried, commented]);
