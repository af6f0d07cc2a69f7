import { type OfferData, type OfferState, offer } from '@talentlog/domain/fold';
import { when } from '@talentlog/runtime';
import { offerTasks } from '../access/tasks.ts';
import { knownPeople, type OfPerson } from '../people/known-people.ts';
import { type FoldedRow, foldedView } from '../views/folded-view.ts';
import { subjectProjector } from '../views/subject-projector.ts';

interface OfferNotes {
  /** The words of the letter that was sent; gone with the person's key. */
  readonly letter: string | null;
  readonly sentBy: string | null;
}

/** An offer as lists and pages read it. */
export type OfferStored = FoldedRow<OfferData, OfferState, OfferNotes> & OfPerson;

const people = knownPeople('offerPerson');

export const offers = foldedView<OfferStored>()({
  aggregate: offer,
  version: 2,
  tasks: offerTasks,
  columns: [
    'jobSeekerId',
    'positionId',
    'assigneeIds',
    'tasks',
    'createdAt',
    'updatedAt',
    'state.approval',
    'state.status',
    'data.applicationId',
  ],
  search: ({ personText }) => personText,
  notes: {
    none: { letter: null, sentBy: null },
    rules: [when('OfferSent', ({ data: { content, sentBy } }): OfferNotes => ({ letter: content, sentBy }))],
  },
  extend: people.copy,
});

export const offersProjector = subjectProjector('offers', [people.part(offers), offers.part]);
