import { claim } from '../claim/claim.ts';
import { positionId } from '../position/fixtures.ts';
import { position } from '../position/position.ts';
import { privacyAuthorization } from '../privacy-authorization/privacy-authorization.ts';
import type { Fixtures } from '../shared/cells.ts';
import { happened, type Story, story, type Told, testId, testSystem } from '../shared/testing.ts';
import { decidedJobSeeker } from './deciders.ts';
import { jobSeeker } from './job-seeker.ts';

export const jobSeekerId = testId(3);
export const phone = '+8613800138000';

export const jobSeekerCreated = (more: object = {}): Told =>
  happened('JobSeekerCreated', {
    jobSeekerId,
    accountId: null,
    source: 'STAFF',
    number: '1003',
    name: '王晨',
    phone,
    email: null,
    ...more,
  });

export const applicationOpened = (more: object = {}): Told =>
  happened('ApplicationOpened', {
    jobSeekerId,
    applicationId: testId(10),
    positionId,
    track: 'SOCIAL',
    batch: '',
    delivered: true,
    ...more,
  });
export const applicationClosed = (more: object = {}): Told =>
  happened('ApplicationClosed', { jobSeekerId, applicationId: testId(10), positionId, bucket: 'ENDED', ...more });

/** A comment for everybody, unless it is said otherwise. */
export const jobSeekerCommented = (more: object = {}): Told =>
  happened('JobSeekerCommented', {
    jobSeekerId,
    commentId: testId(11),
    text: '电话沟通过',
    private: false,
    mentions: [],
    authorId: testId(12),
    ...more,
  });

/** Staff brought a file of the person. */
export const jobSeekerFileAdded = (resumeFileId = testId(31)): Told =>
  happened('JobSeekerFileAdded', { jobSeekerId, resumeFileId });

/** A position of that recruiter. */
export const ownedBy = (positionId: string, hrOwnerId: string, responsibleIds: readonly string[] = []): Story =>
  story(position, positionId, [
    happened('PositionCreated', { positionId, details: undefined, hrOwnerId, responsibleIds }),
  ]);

const otherPositionId = testId(41);
/** The person once applied to a position of another colleague. */
const ofSomebodyElse = { [`place:${otherPositionId}`]: ownedBy(otherPositionId, testId(42)) };
const emailChanged = happened('ContactChanged', {
  ...{ jobSeekerId, field: 'email', before: null, after: 'w@example.com' },
  ...{ by: 'STAFF', agreedBy: [testId(42)], everywhere: false },
});
const elsewhere = { applicationId: testId(43), positionId: otherPositionId };

const chosen = happened('MessagesChosen', { jobSeekerId, off: [{ group: 'REMINDER', channel: 'MAIL' }], by: 'SELF' });
const known = [
  ...[jobSeekerCreated(), jobSeekerCommented(), jobSeekerFileAdded(), chosen],
  ...[applicationOpened(elsewhere), applicationClosed(elsewhere), emailChanged],
];
const nothingLeft = { files: 1, messages: 2, links: 1, streams: 5 };
/** It was begun to erase the person, and it ended. */
export const erasureBegun = (more: object = {}): Told =>
  happened('ErasureBegun', {
    jobSeekerId,
    accountId: null,
    cause: 'REQUEST',
    requestId: null,
    applicationIds: [],
    ...more,
  });
const erased = happened('JobSeekerErased', { jobSeekerId, receipt: nothingLeft });

export const jobSeekerHistories = {
  NONE: [],
  KNOWN: known,
  KNOWN_OWNER: [...known, happened('JobSeekerAccountJoined', { jobSeekerId, accountId: testId(4) })],
  ERASING: [...known, erasureBegun()],
  ERASED: [...known, erasureBegun(), erased],
} satisfies Record<string, readonly Told[]>;

/** A known person, for decisions of other aggregates. */
export const aJobSeeker = (...more: readonly Told[]): Story =>
  story(jobSeeker, jobSeekerId, [jobSeekerCreated(), ...more]);

/** A claim nobody holds, or the one its owner holds. */
export const aClaim = (ownerId?: string): Story =>
  story(claim, 'claim', ownerId === undefined ? [] : [happened('ClaimTaken', { ownerId })]);

export const jobSeekerFixtures: Fixtures = {
  aggregate: decidedJobSeeker,
  id: jobSeekerId,
  histories: jobSeekerHistories,
  policy: { AnnounceErasure: { KNOWN: 'jobSeeker.erase_not_due' } },
  valid: {
    CreateJobSeeker: () => ({ payload: { name: '王晨', phone }, related: { phone: aClaim() } }),
    EditJobSeeker: () => ({
      payload: { jobSeekerId, name: '王晨曦' },
      related: { 'present:phone': aClaim(jobSeekerId) },
    }),
    RevealContact: () => ({ payload: { jobSeekerId, reason: '约面试' } }),
    AddJobSeekerComment: () => ({ payload: { jobSeekerId, text: '电话沟通过' } }),
    AddJobSeekerTag: () => ({ payload: { jobSeekerId, tag: 'Golang' } }),
    RemoveResumeFileOnBehalf: () => ({ payload: { jobSeekerId, resumeFileId: testId(31) } }),
    PinJobSeekerComment: () => ({ payload: { jobSeekerId, commentId: testId(11) } }),
    RevealLoggedValue: () => ({
      payload: { jobSeekerId, stream: `jobSeeker-${jobSeekerId}`, revision: 0, path: 'phone', reason: '核对来电' },
    }),
    ChooseMessages: () => ({ payload: { jobSeekerId, off: [{ group: 'PROGRESS', channel: 'SMS' }] } }),
    Unsubscribe: () => ({ payload: { jobSeekerId, group: 'PROGRESS' }, actor: testSystem }),
    SubscribeAgain: () => ({ payload: { jobSeekerId, group: 'REMINDER' }, actor: testSystem }),
    AnnounceErasure: () => ({ payload: { jobSeekerId } }),
    WriteToPerson: () => ({
      payload: { jobSeekerId, letter: { channels: ['SMS'], sms: '{{name}}你好，我们有新的职位。' } },
    }),
    EraseJobSeeker: () => ({
      payload: { jobSeekerId },
      related: { person: aClaim(jobSeekerId), consent: story(privacyAuthorization, jobSeekerId, []) },
    }),
    FinishErasure: () => ({ payload: { jobSeekerId, receipt: nothingLeft } }),
    AgreeToContact: () => ({ payload: { jobSeekerId, field: 'email' }, related: ofSomebodyElse }),
    NoteContactProved: () => ({ payload: { jobSeekerId, field: 'phone' }, actor: testSystem }),
    ProposeContactChange: () => ({ payload: { jobSeekerId, email: 'w.new@example.com' }, related: ofSomebodyElse }),
  },
};
