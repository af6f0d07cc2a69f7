import { type KnownTerms, type OfferData, type OfferState, offer, offerTasks } from '@talentlog/domain/fold';
import { when } from '@talentlog/runtime';
import { type FoldedRow, foldedView } from '../views/folded-view.ts';
import { knownPeople, type OfPerson } from '../views/known-people.ts';
import { subjectProjector } from '../views/subject-projector.ts';

interface OfferNotes {
  /** The words of the letter that was sent; gone with the person's key. */
  readonly letter: string | null;
  readonly sentBy: string | null;
  /** Which wording its paper was written with. */
  readonly paperTemplate: { readonly language: string; readonly track: string; readonly version: number } | null;
  /** The terms as they are, as the approvers were asked about them last, and before that. */
  readonly terms: AskedTerms | null;
  readonly asked: AskedTerms | null;
  readonly before: AskedTerms | null;
  readonly reissueOf: string | null;
  /** Why it was withdrawn or refused; gone with the person's key. */
  readonly endReason: string | null;
}

/** What an approval is about; pay is gone with the person's key. */
type AskedTerms = Pick<KnownTerms, 'pay' | 'type' | 'positionTitle' | 'plannedEntryDate'>;

const none: OfferNotes = {
  letter: null,
  sentBy: null,
  paperTemplate: null,
  terms: null,
  asked: null,
  before: null,
  reissueOf: null,
  endReason: null,
};
const askedTerms = ({ pay, type, positionTitle, plannedEntryDate }: AskedTerms): AskedTerms => ({
  pay,
  type,
  positionTitle,
  plannedEntryDate,
});

/** An offer as lists and pages read it. */
export type OfferStored = FoldedRow<OfferData, OfferState, OfferNotes> & OfPerson;

const people = knownPeople('offerPerson');

export const offers = foldedView<OfferStored>()({
  aggregate: offer,
  version: 3,
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
  indexes: [['updatedAt']],
  counts: ['positionId', 'state.approval', 'state.status'],
  search: ({ personText }) => personText,
  notes: {
    none,
    rules: [
      when('OfferDrafted', ({ data }, notes: OfferNotes) => ({
        ...notes,
        terms: askedTerms(data),
        reissueOf: data.reissueOf,
      })),
      when(['OfferEdited', 'OfferRevised'], ({ data }, notes: OfferNotes) => ({ ...notes, terms: askedTerms(data) })),
      when('ApprovalSubmitted', (_event, notes: OfferNotes) => ({
        ...notes,
        asked: notes.terms,
        before: notes.asked,
      })),
      when(['OfferWithdrawn', 'OfferRefused'], ({ data }, notes: OfferNotes) => ({ ...notes, endReason: data.reason })),
      when('OfferLinkRenewed', (_event, notes: OfferNotes) => ({ ...notes, endReason: null })),
      when('OfferSent', ({ data: { content, sentBy, paperTemplate } }, notes: OfferNotes) => ({
        ...notes,
        letter: content,
        sentBy,
        paperTemplate,
      })),
    ],
  },
  extend: people.copy,
});

export const offersProjector = subjectProjector('offers', [people.part(offers), offers.part]);
