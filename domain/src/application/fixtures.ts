import { emptyResume, type ResumeBlock, type Stage, type Track } from '@talentlog/contracts';
import { advertisementId, anAdvertisement } from '../advertisement/fixtures.ts';
import { aJobSeeker, applicationOpened, jobSeekerId } from '../job-seeker/fixtures.ts';
import { aPosition, positionDetails, positionId } from '../position/fixtures.ts';
import { position } from '../position/position.ts';
import { aConsent, testSeeker } from '../privacy-authorization/fixtures.ts';
import { resume } from '../resume/resume.ts';
import type { Fixtures } from '../shared/cells.ts';
import { happened, type Story, story, type Told, testActor, testId, testNow } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { application } from './application.ts';
import { decidedApplication } from './deciders.ts';

export const applicationId = testId(10);
export const otherId = testId(11);
export const offerId = testId(12);
export const collectionId = testId(13);
export const otherPositionId = testId(14);
const about = { applicationId, jobSeekerId, positionId };

/** An application that staff began, at a stage of its track. */
export const created = (stage: Stage = 'RESUME_SCREENING', track: Track = 'SOCIAL', more: object = {}): Told =>
  happened('RecordCreated', {
    ...about,
    number: 'R-1',
    track,
    batch: '',
    hrOwnerId: testActor.id,
    stage,
    origin: 'STAFF',
    createdBy: testActor.id,
    fromApplicationId: null,
    ...more,
  });

export const delivered = happened('RecordDelivered', {
  ...about,
  number: 'R-1',
  track: 'SOCIAL',
  batch: '',
  hrOwnerId: testActor.id,
  stage: 'DELIVERED',
  advertisementId,
  recommendationCode: null,
  answers: [],
});

export const started = happened('StepStarted', { ...about, stage: 'RESUME_SCREENING' });
export const held = happened('StepHeld', {
  ...about,
  stage: 'RESUME_SCREENING',
  cause: 'STAFF',
  reason: '等待补充材料',
});
export const passed = happened('StepPassed', { ...about, stage: 'RESUME_SCREENING' });
export const locked = (until = addDays(testNow, 30)): Told =>
  happened('RecordLocked', { ...about, lockedBy: testActor.id, until, cause: 'STAFF', reason: null });
export const endedAs = (outcome: string, at = testNow): Told =>
  happened('RecordEnded', { ...about, stage: 'RESUME_SCREENING', outcome, bucket: 'ENDED', reason: null }, at);
const abandoned = happened('RecordEnded', {
  ...about,
  stage: 'DELIVERED',
  outcome: 'ABANDONED',
  bucket: 'INVALID',
  reason: null,
});
const transferred = happened('RecordTransferred', {
  ...about,
  stage: 'RESUME_SCREENING',
  toPositionId: otherPositionId,
  toApplicationId: otherId,
  reason: null,
});
export const invalidated = happened('RecordInvalidated', {
  ...about,
  stage: 'RESUME_SCREENING',
  cause: 'DUPLICATE',
  reason: null,
});
export const offerIs = (status: 'PENDING_SEND' | 'SENT' | 'ACCEPTED'): Told =>
  happened('OfferOpened', {
    applicationId,
    offerId,
    status,
    collectionId: status === 'ACCEPTED' ? collectionId : null,
  });

export const applicationHistories = {
  NONE: [],
  TO_HANDLE: [created()],
  IN_PROGRESS: [created(), started],
  UNDETERMINED: [created(), held],
  PASSED: [created(), passed],
  ENDED: [created(), endedAs('NOT_PASSED')],
  ENDED_SIGNED: [created('SIGNING', 'CAMPUS'), offerIs('ACCEPTED'), endedAs('SIGNED_TWO_PARTY')],
  ENDED_EMPLOYED: [created('ONBOARDING'), offerIs('ACCEPTED'), endedAs('EMPLOYED')],
  ENDED_TRANSFERRED: [created(), transferred],
  ABANDONED_BEFORE_SCREENING: [delivered, abandoned],
  INVALID: [created(), invalidated],
} satisfies Record<string, readonly Told[]>;

/** The person of the fixtures with this application and, where told, others that are open. */
export const person = (...others: readonly string[]): Story =>
  aJobSeeker(...others.map((id) => applicationOpened({ applicationId: id, positionId: otherPositionId })));

/** Another application of the same person, named as `needPerson` names it, with its position, as `needPlaces` does. */
export const otherApplication = (...more: readonly Told[]): Readonly<Record<string, Story>> => ({
  jobSeeker: person(otherId),
  [`known:${otherPositionId}`]: target(),
  [`application:${otherId}`]: story(application, otherId, [
    created('RESUME_SCREENING', 'SOCIAL', { applicationId: otherId, positionId: otherPositionId }),
    ...more,
  ]),
});

/** The position one is transferred to. */
export const target = (
  details: Partial<typeof positionDetails> = {},
  open = true,
  id: string = otherPositionId,
): Story =>
  story(position, id, [
    happened('PositionCreated', {
      positionId: id,
      details: { ...positionDetails, ...details },
      hrOwnerId: testId(901),
      responsibleIds: [],
    }),
    ...(open ? [happened('PositionOpened', { positionId: id })] : []),
  ]);

const filled = {
  name: '王晨',
  gender: 'FEMALE',
  phone: '+8613800138000',
  email: 'wang@example.com',
  highestDegree: 'BACHELOR',
  residence: '福州',
} as const;
const education = {
  school: '福州大学',
  degree: 'BACHELOR',
  major: null,
  start: '2016-09',
  end: '2020-06',
  untilNow: false,
  description: null,
} as const;

/** The person's resume: complete and confirmed, unless told otherwise. */
export function aResume({
  birthDate = '1998-01-01',
  complete = true,
  confirmed = true,
  editing,
  name = filled.name,
}: {
  birthDate?: string;
  complete?: boolean;
  confirmed?: boolean;
  editing?: ResumeBlock;
  name?: string;
} = {}): Story {
  const basic = { ...emptyResume.basic, ...filled, birthDate, name };
  const content = { basic, education: complete ? [education] : [] };
  return story(resume, jobSeekerId, [
    happened('ResumeCreated', { jobSeekerId }),
    happened('ResumeBlockSaved', { jobSeekerId, block: 'basic', complete, content }),
    ...(complete && confirmed ? [happened('ResumeStatementConfirmed', { jobSeekerId })] : []),
    ...(editing ? [happened('ResumeBlockEditingStarted', { jobSeekerId, block: editing })] : []),
  ]);
}

export const delivery = { positionId, advertisementId };
/** Everything a delivery depends on, in order. */
export const readyToDeliver = () => ({
  position: aPosition(),
  advertisement: anAdvertisement(),
  jobSeeker: aJobSeeker(),
  resume: aResume(),
  privacyAuthorization: aConsent(),
});

const withPerson =
  (payload: object = {}) =>
  () => ({
    payload: { applicationId, ...payload },
    related: { jobSeeker: person() },
  });
const reason = '业务调整';

export const applicationFixtures = {
  aggregate: decidedApplication,
  id: applicationId,
  histories: applicationHistories,
  valid: {
    DeliverApplication: () => ({ payload: delivery, actor: testSeeker, related: readyToDeliver() }),
    CreateApplication: () => ({
      payload: { jobSeekerId, positionId },
      related: { position: aPosition(), jobSeeker: person(), privacyAuthorization: aConsent() },
    }),
    StartStep: withPerson(),
    HoldStep: withPerson({ reason }),
    PassStep: withPerson(),
    AdvanceStage: withPerson({ to: 'DEPT_SCREENING' }),
    SkipStage: withPerson({ to: 'FIRST_INTERVIEW', reason }),
    ReturnStage: withPerson({ to: 'DELIVERED', reason }),
    EliminateApplication: withPerson({ reason }),
    WithdrawApplication: () => ({ ...withPerson()(), actor: testSeeker }),
    TransferApplication: () => ({
      payload: { applicationId, positionId: otherPositionId },
      related: { jobSeeker: person(), position: target(), present: aPosition() },
    }),
    InvalidateApplication: withPerson({ cause: 'FAKE' }),
    WriteToCandidate: withPerson({ letter: { channels: ['SMS'], sms: '请来电' } }),
    LockApplication: withPerson({ reason }),
    UnlockApplication: withPerson(),
    RecordSigning: withPerson({ kind: 'TWO_PARTY' }),
    StartOnboarding: withPerson(),
    ConfirmOnboarding: withPerson({ actualEntryDate: '2027-07-01' }),
    ReopenApplication: () => ({
      payload: { applicationId, reason },
      related: { jobSeeker: person(), position: aPosition() },
    }),
  },
  policy: {
    PassStep: { PASSED: 'application.invalid_transition' },
    // What the stage, the lock or the offer forbid is told one by one in the spec.
    ReturnStage: everyActive('record.next_not_allowed'),
    UnlockApplication: everyActive('application.invalid_transition'),
    RecordSigning: everyActive('record.next_not_allowed'),
    ConfirmOnboarding: everyActive('record.onboard_only'),
  },
} satisfies Fixtures;

function everyActive(code: string): Record<string, string> {
  return { TO_HANDLE: code, IN_PROGRESS: code, UNDETERMINED: code, PASSED: code };
}
