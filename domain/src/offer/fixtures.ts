import { account } from '../account/account.ts';
import { infoCollection } from '../info-collection/info-collection.ts';
import { aLink } from '../link/fixtures.ts';
import { positionCreated } from '../position/fixtures.ts';
import { position } from '../position/position.ts';
import type { Fixtures } from '../shared/cells.ts';
import { anApplication, aPerson, cast } from '../shared/stories.ts';
import {
  given,
  happened,
  type Story,
  story,
  type Told,
  testActor,
  testId,
  testNow,
  testSystem,
} from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedOffer } from './deciders.ts';

export const offerId = testId(31);
export const { application: applicationId, jobSeeker: jobSeekerId, position: positionId } = cast;
export const collectionId = testId(32);
export const approver = { kind: 'account', id: testId(901) } as const;
export const second = { kind: 'account', id: testId(902) } as const;
export const linkId = 'a'.repeat(64);
export const holder = { kind: 'link', id: linkId, jobSeekerId } as const;
export const expiresAt = addDays(testNow, 7);
const about = { offerId, applicationId, jobSeekerId, positionId };
const link = { linkId, expiresAt };
const hrOwnerId = testActor.id;

export const terms = {
  type: 'CAMPUS',
  pay: { monthly: 20_000, months: 15, signOn: 0, note: '' },
  positionTitle: '交换机软件工程师',
  plannedEntryDate: '2027-07-01',
  probationMonths: 6,
  workLocation: '福州',
  approverIds: [approver.id],
  linkDays: 7,
  attachment: null,
  note: '',
} as const;

export const drafted = happened('OfferDrafted', { ...about, hrOwnerId, reissueOf: null, version: 1, ...terms });
export const submitted = happened('ApprovalSubmitted', {
  ...about,
  version: 1,
  approverIds: terms.approverIds,
  submittedBy: testActor.id,
});
const agreed = happened('StepAgreed', {
  ...about,
  hrOwnerId,
  step: 0,
  approverId: approver.id,
  final: true,
  nextApproverId: null,
});
const disagreed = happened('StepDisagreed', { ...about, hrOwnerId, step: 0, approverId: approver.id, reason: '预算' });
const cancelled = happened('ApprovalCancelled', { ...about, step: 0 });
export const text = { subject: '录用通知', content: '欢迎加入', sms: '请查看录用通知' };
export const sent = happened('OfferSent', {
  ...about,
  ...link,
  sentBy: testActor.id,
  ...text,
  paper: null,
  paperTemplate: null,
});
const accepted = happened('OfferAccepted', { ...about, hrOwnerId, collectionId });
const expired = happened('OfferExpired', { ...about, hrOwnerId });
export const withdrawn = happened('OfferWithdrawn', { ...about, cause: 'WITHDRAWN', reason: '编制取消' });

const approved = [drafted, submitted, agreed];
export const offerHistories = {
  NONE: [],
  UNAPPROVED: [drafted],
  APPROVING: [drafted, submitted],
  PASSED: approved,
  REFUSED: [drafted, submitted, disagreed],
  CANCELLED: [drafted, submitted, cancelled],
  SENT: [...approved, sent],
  ACCEPTED: [...approved, sent, accepted],
  ON_BOARD: [...approved, sent, accepted, happened('OfferOnBoarded', { ...about, actualEntryDate: '2027-07-01' })],
  REFUSED_BY_SEEKER: [...approved, sent, happened('OfferRefused', { ...about, hrOwnerId, reason: '薪资' })],
  EXPIRED: [...approved, sent, expired],
  WITHDRAWN: [drafted, withdrawn],
  WITHDRAWN_APPROVING: [drafted, submitted, withdrawn],
  WITHDRAWN_PASSED: [...approved, withdrawn],
  WITHDRAWN_REFUSED: [drafted, submitted, disagreed, withdrawn],
  WITHDRAWN_CANCELLED: [drafted, submitted, cancelled, withdrawn],
  WITHDRAWN_SENT: [...approved, sent, withdrawn],
  RENEWED: [...approved, sent, expired, happened('OfferLinkRenewed', { ...about, ...link, renewedBy: testActor.id })],
} satisfies Record<string, readonly Told[]>;

const known = (status: string) => happened('OfferOpened', { applicationId, offerId, status, collectionId: null });

/** The record at stage 12, as far as offers read it. */
export const record = (...more: readonly Told[]): Story => anApplication({ stage: 'OFFER', more });
export const collection = (...more: readonly Told[]): Story =>
  story(infoCollection, collectionId, [
    happened('CollectionCreated', { collectionId, jobSeekerId, applicationId, positionId, offerId }),
    ...more,
  ]);

/** Whom the letter of an offer names, and the position it is for. */
export const letterAbout: Readonly<Record<string, Story>> = {
  jobSeeker: aPerson(jobSeekerId),
  position: story(position, positionId, [positionCreated(positionId, { track: 'CAMPUS' })]),
};

const plain = () => ({ payload: { offerId }, related: { application: record() } });
const inTime = { now: testNow };

/** Accounts that may agree to offers, named as the approval loads them. */
export const approvers = (...ids: readonly string[]): Readonly<Record<string, Story>> =>
  Object.fromEntries(ids.map((id) => [`approver:${id}`, anAccount(id, ['OA'])]));

export const anAccount = (id: string, roles: readonly string[]): Story =>
  story(account, id, [
    happened('StaffAccountCreated', {
      accountId: id,
      jobSeekerId: null,
      personId: id,
      name: '审批人',
      loginName: id,
      phone: null,
      email: null,
      roles,
      language: 'zh-CN',
    }),
  ]);

export const offerFixtures = {
  aggregate: decidedOffer,
  id: offerId,
  histories: offerHistories,
  valid: {
    DraftOffer: () => ({ payload: { applicationId, ...terms }, related: { application: record() } }),
    EditOffer: () => ({ payload: { offerId, ...terms, workLocation: '北京' } }),
    SubmitOfferForApproval: () => ({ payload: { offerId }, related: approvers(approver.id) }),
    AgreeOffer: () => ({ payload: { offerId }, actor: approver }),
    DisagreeOffer: () => ({ payload: { offerId, reason: '预算' }, actor: approver }),
    ForwardOffer: () => ({
      payload: { offerId, toAccountId: second.id },
      actor: approver,
      related: approvers(second.id),
    }),
    HandOverApproval: () => ({
      payload: { offerId, fromAccountId: approver.id, toAccountId: second.id },
      related: approvers(second.id),
    }),
    CancelApproval: () => ({ payload: { offerId } }),
    SendOffer: () => ({
      ...plain(),
      payload: { offerId, ...text },
      related: { application: record(), known: aLink(), ...letterAbout },
    }),
    AcceptOffer: () => ({
      ...plain(),
      ...inTime,
      actor: holder,
      related: { application: record(), known: collection() },
    }),
    RefuseOffer: () => ({ ...plain(), ...inTime, payload: { offerId, reason: '薪资' }, actor: holder }),
    ExpireOffer: () => ({ ...plain(), now: expiresAt, actor: testSystem }),
    RemindOffer: () => ({ payload: { offerId, hoursLeft: 72 }, actor: testSystem }),
    WithdrawOffer: (state) => ({
      payload: { offerId, reason: '编制取消' },
      related: {
        application: record(known('PENDING_SEND')),
        ...(state === 'ACCEPTED' ? { collection: collection() } : {}),
      },
    }),
    ResendOfferLink: () => ({ ...plain(), related: { application: record(), link: aLink() } }),
    ReissueOffer: plain,
    MarkOfferOnBoard: () => ({ payload: { offerId } }),
  },
  policy: {
    MarkOfferOnBoard: { ACCEPTED: 'offer.onboard_manual_forbidden' },
  },
} satisfies Fixtures;

/** An offer after one of its histories. */
export const offerAt = (state: keyof typeof offerHistories) => given(decidedOffer, offerId, offerHistories[state]);
/** The same beside its application, which stands at the offer where nothing else is said. */
export const offerBeside = (state: keyof typeof offerHistories, application = record()) =>
  offerAt(state).related({ application, ...letterAbout });
/** Another offer of the same application that still lives. */
export const openOffer = happened('OfferOpened', {
  applicationId,
  offerId: testId(77),
  status: 'PENDING_SEND',
  collectionId: null,
});
export const ended = happened('RecordEnded', {
  applicationId,
  jobSeekerId,
  positionId,
  stage: 'OFFER',
  outcome: 'ABANDONED',
  bucket: 'ENDED',
  reason: null,
});
