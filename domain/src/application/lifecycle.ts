import type { InvalidCause, OfferStanding, Outcome, Stage, Track, WorkKind } from '@talentlog/contracts';
import { applicationEvents, type EventsOf } from '@talentlog/contracts';
import { lifecycle } from '../shared/lifecycle.ts';

/**
 * A recruitment record: one person on one position. It protects the order of the stages, that nothing is passed while work is
 * open, that an offer goes with every step behind stage 12, and that only onboarding ends as EMPLOYED. The stage is data, its
 * next ones a table per track (contracts, stages.ts); the step's status is the state. Recruiters move it, the person may
 * withdraw it, offers and interviews keep their own books on it. Source: DOMAIN.md section 4 and section 5, table 2.
 */
const bookkeeping = <const S extends string>(state: S) =>
  ({
    RecordLocked: state,
    RecordUnlocked: state,
    OfferOpened: state,
    OfferClosed: state,
    WorkOpened: state,
    WorkClosed: state,
  }) as const;

/** What an active record can do whatever its step status. */
const active = {
  StepHeld: 'UNDETERMINED',
  StepPassed: 'PASSED',
  StageSkipped: 'TO_HANDLE',
  StageReturned: 'TO_HANDLE',
  RecordTransferred: 'ENDED',
  RecordInvalidated: 'INVALID',
} as const;

type Ended = Extract<EventsOf<typeof applicationEvents>, { type: 'RecordEnded' }>;
const ended = {
  RecordEnded: [{ target: 'INVALID', guard: (event: Ended) => event.data.bucket === 'INVALID' }, { target: 'ENDED' }],
} as const;

export const applicationLifecycle = lifecycle(applicationEvents)({
  initial: 'NONE',
  states: {
    NONE: { on: { RecordDelivered: 'TO_HANDLE', RecordCreated: 'TO_HANDLE' } },
    TO_HANDLE: { on: { ...active, ...ended, ...bookkeeping('TO_HANDLE'), StepStarted: 'IN_PROGRESS' } },
    IN_PROGRESS: { on: { ...active, ...ended, ...bookkeeping('IN_PROGRESS') } },
    UNDETERMINED: { on: { ...active, ...ended, ...bookkeeping('UNDETERMINED') } },
    PASSED: { on: { ...active, ...ended, ...bookkeeping('PASSED'), StageAdvanced: 'TO_HANDLE' } },
    // Work and offers of an ended record are still closed one after the other.
    ENDED: {
      on: { OnboardingStarted: 'TO_HANDLE', RecordReopened: 'TO_HANDLE', OfferClosed: 'ENDED', WorkClosed: 'ENDED' },
    },
    INVALID: { on: { RecordReopened: 'TO_HANDLE', OfferClosed: 'INVALID', WorkClosed: 'INVALID' } },
  },
});

export interface ApplicationData {
  readonly number: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly advertisementId: string | null;
  readonly track: Track;
  readonly batch: string;
  readonly hrOwnerId: string;
  /** By the person, rather than by staff. */
  readonly delivered: boolean;
  readonly stage: Stage;
  /** Since when the record is at its stage. */
  readonly since: string;
  /** Every stage it entered, oldest first; the last one is the present one. */
  readonly visited: readonly { readonly stage: Stage; readonly since: string }[];
  readonly outcome: Outcome | null;
  readonly invalidCause: InvalidCause | null;
  readonly endedAt: string | null;
  readonly openWork: readonly { readonly work: WorkKind; readonly workId: string; readonly stage: Stage }[];
  readonly offers: readonly {
    readonly offerId: string;
    readonly status: OfferStanding;
    readonly collectionId: string | null;
  }[];
  readonly lock: { readonly lockedBy: string; readonly until: string } | null;
}

export const noApplication: ApplicationData = {
  number: '',
  jobSeekerId: '',
  positionId: '',
  advertisementId: null,
  track: 'SOCIAL',
  batch: '',
  hrOwnerId: '',
  delivered: false,
  stage: 'DELIVERED',
  since: '',
  visited: [],
  outcome: null,
  invalidCause: null,
  endedAt: null,
  openWork: [],
  offers: [],
  lock: null,
};

type ApplicationEvent = EventsOf<typeof applicationEvents>;

const enter = (data: ApplicationData, stage: Stage, at: string): ApplicationData => ({
  ...data,
  stage,
  since: at,
  visited: [...data.visited, { stage, since: at }],
});

const over = (data: ApplicationData, at: string, outcome: Outcome | null): ApplicationData => ({
  ...data,
  outcome,
  endedAt: at,
  lock: null,
});

const outcomeOfCause: Readonly<Record<InvalidCause, Outcome | null>> = {
  DUPLICATE: 'DUPLICATE',
  CONSENT_WITHDRAWN: 'CONSENT_WITHDRAWN',
  FAKE: null,
  UNDER_14: null,
};

export function evolveApplication(data: ApplicationData, event: ApplicationEvent): ApplicationData {
  switch (event.type) {
    case 'RecordDelivered':
    case 'RecordCreated': {
      const { number, jobSeekerId, positionId, track, batch, hrOwnerId, stage } = event.data;
      const advertisementId = event.type === 'RecordDelivered' ? event.data.advertisementId : null;
      const delivered = event.type === 'RecordDelivered';
      const begun = { number, jobSeekerId, positionId, track, batch, hrOwnerId, advertisementId, delivered };
      return enter({ ...data, ...begun }, stage, event.at);
    }
    case 'StepStarted':
    case 'StepHeld':
    case 'StepPassed':
      return data;
    case 'StageAdvanced':
    case 'StageSkipped':
    case 'StageReturned':
      return enter(data, event.data.to, event.at);
    case 'RecordEnded':
      return over(data, event.at, event.data.outcome);
    case 'RecordTransferred':
      return over(data, event.at, 'TRANSFERRED');
    case 'RecordInvalidated':
      return { ...over(data, event.at, outcomeOfCause[event.data.cause]), invalidCause: event.data.cause };
    case 'OnboardingStarted':
      return enter({ ...data, outcome: null, endedAt: null }, 'ONBOARDING', event.at);
    case 'RecordReopened':
      return { ...data, outcome: null, invalidCause: null, endedAt: null, since: event.at };
    default:
      return keepBooks(data, event);
  }
}

type Bookkeeping = Extract<
  ApplicationEvent,
  { type: 'RecordLocked' | 'RecordUnlocked' | 'OfferOpened' | 'OfferClosed' | 'WorkOpened' | 'WorkClosed' }
>;

function keepBooks(data: ApplicationData, event: Bookkeeping): ApplicationData {
  switch (event.type) {
    case 'RecordLocked':
      return { ...data, lock: { lockedBy: event.data.lockedBy, until: event.data.until } };
    case 'RecordUnlocked':
      return { ...data, lock: null };
    case 'OfferOpened':
    case 'OfferClosed': {
      const { offerId, status } = event.data;
      const known = data.offers.find((offer) => offer.offerId === offerId);
      const collectionId =
        ('collectionId' in event.data ? event.data.collectionId : null) ?? known?.collectionId ?? null;
      const others = data.offers.filter((offer) => offer.offerId !== offerId);
      return { ...data, offers: [...others, { offerId, status, collectionId }] };
    }
    case 'WorkOpened':
      return {
        ...data,
        openWork: [...data.openWork, { work: event.data.work, workId: event.data.workId, stage: data.stage }],
      };
    case 'WorkClosed':
      return { ...data, openWork: data.openWork.filter((open) => open.workId !== event.data.workId) };
  }
}
