import type { applicationEvents, EventsOf, InvalidCause, Outcome, Stage } from '@talentlog/contracts';
import { withLetter } from '../job-seeker/index.ts';
import type { ApplicationData } from './data.ts';

type ApplicationEvent = EventsOf<typeof applicationEvents>;

const enter = (data: ApplicationData, stage: Stage, at: string): ApplicationData => ({
  ...data,
  stage,
  since: at,
  visited: [...data.visited, { stage, since: at }],
});

const over = (data: ApplicationData, at: string, outcome: Outcome | null, againOn?: string): ApplicationData => ({
  ...data,
  outcome,
  endedAt: at,
  againOn: againOn ?? null,
  lock: null,
  openWork: data.openWork.map((work) => ({ ...work, over: true })),
});

const outcomeOfCause: Readonly<Record<InvalidCause, Outcome | null>> = {
  DUPLICATE: 'DUPLICATE',
  CONSENT_WITHDRAWN: 'CONSENT_WITHDRAWN',
  FAKE: null,
  UNDER_14: null,
};

/** The fold of an application's data: its stage, how it ended, its lock, and the books that work and offers keep on it. */
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
      return over(data, event.at, event.data.outcome, event.data.againOn);
    case 'RecordTransferred':
      return over(data, event.at, 'TRANSFERRED', event.data.againOn);
    case 'RecordInvalidated':
      return { ...over(data, event.at, outcomeOfCause[event.data.cause]), invalidCause: event.data.cause };
    case 'OnboardingStarted':
      return enter({ ...data, outcome: null, endedAt: null, againOn: null }, 'ONBOARDING', event.at);
    case 'RecordReopened':
      return { ...data, outcome: null, invalidCause: null, endedAt: null, againOn: null, since: event.at };
    case 'CandidateWrittenTo':
      return { ...data, lettersAt: withLetter(data.lettersAt, event.at) };
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
