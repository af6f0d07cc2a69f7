import type { CollectionContent } from '@talentlog/contracts';
import { aLink, linkId } from '../link/fixtures.ts';
import type { Fixtures } from '../shared/cells.ts';
import { happened, testActor, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedInfoCollection } from './deciders.ts';

export const collectionId = testId(1);
export const jobSeekerId = testId(3);
const about = { collectionId, jobSeekerId, applicationId: testId(2), positionId: testId(4), offerId: testId(5) };
export const holder = { kind: 'link', id: linkId, jobSeekerId } as const;
export const linkEnds = addDays(testNow, 15);
const link = { linkId, expiresAt: linkEnds };
export const pushId = testId(6);

const file = (name: string) => [{ fileId: 'b'.repeat(64), name, size: 1000, type: 'image/png' }];

/** A complete submission. */
export const content: CollectionContent = {
  contact: { address: '福州市仓山区金山大道 618 号', postcode: '' },
  emergency: { name: '林母', relation: '母亲', phone: '13800006021' },
  identity: { name: '林晓', type: 'ID_CARD', number: '11010519491231002X', validUntil: '2040-01-01', longTerm: false },
  bank: { bank: '招商银行', number: '6225880112345678' },
  work: { confirmed: true, entries: [] },
  relatives: { employed: false, people: [] },
  attachments: {
    idFront: file('front.png'),
    idBack: file('back.png'),
    badgePhoto: file('badge.png'),
    degreeCertificate: file('degree.png'),
    resignationProof: [],
    other: [],
  },
};

export const entry = {
  department: '研发部',
  position: '软件工程师',
  employeeGroup: '正式',
  employeeSubgroup: '校招',
  entryDate: '2027-07-01',
};

const created = happened('CollectionCreated', about);
const sent = happened('CollectionSent', { ...about, ...link, sentBy: testActor.id });
export const reminded = happened('CollectionReminded', { ...about, ...link, remindedBy: testActor.id });
const submitted = happened('CollectionSubmitted', { ...about, content, sentBy: testActor.id });
const entrySet = happened('EntryDetailsSet', { ...about, entry });
const person = { name: '林晓', phone: null, email: null, birthDate: null, gender: null };
export const pushRequested = happened('SapPushRequested', {
  ...about,
  pushId,
  kind: 'CREATE',
  record: { person, content, entry },
  requestedBy: testActor.id,
});
export const pushed = happened('SapPushed', { ...about, pushId, message: '', requestedBy: testActor.id });
export const pushFailed = happened('SapPushFailed', {
  ...about,
  pushId,
  message: '身份证号重复',
  requestedBy: testActor.id,
});
export const unlocked = happened('CollectionUnlocked', about);
export const reopened = happened('CollectionReopened', { ...about, reason: '银行卡号有误' });
export const locked = happened('CollectionLocked', about);
const toLocked = [created, sent, submitted, entrySet, locked];

export const collectionHistories = {
  NONE: [],
  TO_COLLECT: [created],
  COLLECTING: [created, sent],
  COLLECTED: [created, sent, submitted, entrySet],
  LOCKED: toLocked,
  PUSHING: [...toLocked, pushRequested],
  PUSHED: [...toLocked, pushRequested, pushed],
  ARCHIVED: [created, happened('CollectionArchived', { ...about, cause: 'OFFER_INVALID' })],
  /** The offer fell while SAP was still thinking. */
  ARCHIVED_PUSHING: [...toLocked, pushRequested, happened('CollectionArchived', { ...about, cause: 'OFFER_INVALID' })],
};

const plain = () => ({ payload: { collectionId } });
const bySystem = (more: object = {}) => ({ payload: { collectionId, ...more }, actor: testSystem });
const byHolder = () => ({ payload: { collectionId, content }, actor: holder });
/** Known, so that the facts written on it are checked. */
const withLink = { related: { link: aLink() } };

export const collectionFixtures = {
  aggregate: decidedInfoCollection,
  id: collectionId,
  histories: collectionHistories,
  valid: {
    SendCollection: () => ({ ...plain(), ...withLink }),
    SaveCollectionDraft: byHolder,
    RemindCollection: plain,
    SubmitCollection: byHolder,
    RejectCollection: () => ({
      payload: { collectionId, reason: '照片不清', fields: ['attachments.badgePhoto'] },
      ...withLink,
    }),
    SetEntryDetails: () => ({ payload: { collectionId, ...entry } }),
    LockCollection: plain,
    UnlockCollection: plain,
    PushCollectionToSap: plain,
    RecordSapPushed: () => bySystem({ pushId }),
    RecordSapPushFailed: () => bySystem({ pushId, message: '身份证号重复' }),
    ReopenCollection: () => ({ payload: { collectionId, reason: '银行卡号有误' } }),
  },
} satisfies Fixtures;
