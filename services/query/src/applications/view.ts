import type { ApplicationSource, InHand, StepOfHr } from '@talentlog/contracts';
import { type ApplicationData, application, liveOffer, workHere } from '@talentlog/domain/fold';
import { when } from '@talentlog/runtime';
import { type FoldedRow, foldedView } from '../views/folded-view.ts';
import { knownPeople, type OfPerson } from '../views/known-people.ts';
import { subjectProjector } from '../views/subject-projector.ts';
import { givenWork } from './given-work.ts';
import { ownStep, type WorkGiven } from './own-step.ts';

export type Bucket = 'ACTIVE' | 'ENDED' | 'INVALID';

interface ApplicationNotes {
  /** Why its present step is held, or why it ended; gone with the person's key. */
  readonly reason: string | null;
  readonly source: ApplicationSource;
  /** What was given out at its present step. */
  readonly work: readonly WorkGiven[];
}

/** An application as lists and pages read it. */
export type ApplicationStored = FoldedRow<ApplicationData, string, ApplicationNotes> &
  OfPerson & {
    readonly bucket: Bucket;
    readonly inHand: InHand;
    /** Where it came from; null while nothing of its person may be told, so that neither a filter nor a count tells it. */
    readonly source: ApplicationSource | null;
    /** What HR does with it where it stands, while it is under way. */
    readonly step: StepOfHr | null;
    /** Since when nobody has had it in hand and it has stood as it stands; null where somebody has. */
    readonly idleSince: string | null;
  };

const people = knownPeople('applicationPerson');

const bucketOf = (state: string): Bucket => (state === 'ENDED' || state === 'INVALID' ? state : 'ACTIVE');

/** What somebody has of it: work of its step, or an offer that was not answered or refused; else it is HR's. */
function inHandOf(state: string, data: ApplicationData): InHand {
  if (bucketOf(state) !== 'ACTIVE') return 'NOBODY';
  return workHere(data)[0]?.work ?? (liveOffer(data) ? 'OFFER' : 'NOTHING');
}

export const applications = foldedView<ApplicationStored>()({
  aggregate: application,
  version: 7,
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
    'step',
    'idleSince',
    'data.stage',
    'data.track',
    'data.batch',
    'data.since',
    'source',
  ],
  indexes: [
    ['data.since'],
    ['createdAt'],
    // Who is under way came lately, so that a walk by time alone would pass over all the others first.
    ['bucket', 'data.since'],
    ['bucket', 'createdAt'],
    ['positionId', 'data.since'],
    ['positionId', 'createdAt'],
    ['inHand', 'idleSince'],
  ],
  // Nobody has an application itself as a task: counting that, too, tells of whole scopes.
  counts: [
    'positionId',
    'data.stage',
    'state',
    'bucket',
    'inHand',
    'step',
    'data.track',
    'data.batch',
    'source',
    'tasks',
  ],
  search: ({ personText }) => personText,
  notes: {
    none: { reason: null, source: 'SITE', work: [] },
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
      // What was waited for is over.
      when(['StepPassed', 'StageAdvanced', 'StageSkipped'], (_event, notes: ApplicationNotes) => ({
        ...notes,
        reason: null,
      })),
    ],
  },
  extend: async (row, writer) => {
    const { state, data, since, notes } = row;
    const inHand = inHandOf(state, data);
    const bucket = bucketOf(state);
    return {
      ...(await people.copy(row, writer)),
      bucket,
      inHand,
      source: (await people.isHidden(row, writer)) ? null : notes.source,
      step: bucket === 'ACTIVE' ? ownStep(state, data, notes.work) : null,
      idleSince: inHand === 'NOTHING' ? (since > data.since ? since : data.since) : null,
    };
  },
});

export const applicationsProjector = subjectProjector('applications', [
  people.part(applications),
  applications.part,
  givenWork(applications),
]);
