import type { ApplicationSource, InHand } from '@talentlog/contracts';
import { type ApplicationData, application, liveOffer } from '@talentlog/domain/fold';
import { when } from '@talentlog/runtime';
import { knownPeople, type OfPerson } from '../people/known-people.ts';
import { type FoldedRow, foldedView } from '../views/folded-view.ts';
import { subjectProjector } from '../views/subject-projector.ts';

export type Bucket = 'ACTIVE' | 'ENDED' | 'INVALID';

interface ApplicationNotes {
  /** Why its present step is held, or why it ended; gone with the person's key. */
  readonly reason: string | null;
  readonly source: ApplicationSource;
}

/** An application as lists and pages read it. */
export type ApplicationStored = FoldedRow<ApplicationData, string, ApplicationNotes> &
  OfPerson & { readonly bucket: Bucket; readonly inHand: InHand };

const people = knownPeople('applicationPerson');

const bucketOf = (state: string): Bucket => (state === 'ENDED' || state === 'INVALID' ? state : 'ACTIVE');

/** What somebody has of it: work of its step, or an offer that was not answered or refused; else it is HR's. */
function inHandOf(state: string, data: ApplicationData): InHand {
  if (bucketOf(state) !== 'ACTIVE') return 'NOBODY';
  return data.openWork[0]?.work ?? (liveOffer(data) ? 'OFFER' : 'NOTHING');
}

export const applications = foldedView<ApplicationStored>()({
  aggregate: application,
  version: 3,
  columns: [
    'jobSeekerId',
    'positionId',
    'assigneeIds',
    'tasks',
    'createdAt',
    'updatedAt',
    'state',
    'bucket',
    'inHand',
    'data.stage',
    'data.track',
    'data.since',
    'notes.source',
  ],
  indexes: [
    ['data.since'],
    ['createdAt'],
    // Who is under way came lately, so that a walk by time alone would pass over all the others first.
    ['bucket', 'data.since'],
    ['bucket', 'createdAt'],
    ['positionId', 'data.since'],
    ['positionId', 'createdAt'],
  ],
  // Nobody has an application itself as a task: counting that, too, tells of whole scopes.
  counts: ['positionId', 'data.stage', 'state', 'bucket', 'inHand', 'data.track', 'notes.source', 'tasks'],
  search: ({ personText }) => personText,
  notes: {
    none: { reason: null, source: 'SITE' },
    rules: [
      when('RecordDelivered', ({ data }, notes: ApplicationNotes) => ({
        ...notes,
        source: data.recommendationCode === null ? 'SITE' : 'RECOMMENDED',
      })),
      when('RecordCreated', ({ data }, notes: ApplicationNotes) => ({ ...notes, source: data.origin })),
      when(
        ['StepHeld', 'RecordEnded', 'StageReturned', 'RecordTransferred', 'RecordInvalidated', 'RecordReopened'],
        ({ data }, notes: ApplicationNotes) => ({ ...notes, reason: data.reason }),
      ),
      when('StageAdvanced', (_event, notes: ApplicationNotes) => ({ ...notes, reason: null })),
    ],
  },
  extend: async (row, writer) => ({
    ...(await people.copy(row, writer)),
    bucket: bucketOf(row.state),
    inHand: inHandOf(row.state, row.data),
  }),
});

export const applicationsProjector = subjectProjector('applications', [people.part(applications), applications.part]);
