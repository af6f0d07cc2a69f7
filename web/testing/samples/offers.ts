import type { QueryData } from '../../src/api/tables.ts';
import { id, person, position, qian, zhao } from './people.ts';

type Offer = QueryData<'offerDetail'>;
type Collection = QueryData<'collectionDetail'>;

/** An offer that Zhao Lei and then Qian Min agree to, as it was drafted. */
export const offerDetail = (changes: Partial<Offer> = {}): Offer => ({
  offerId: id(51),
  applicationId: id(1),
  person: person(),
  position,
  type: 'SOCIAL',
  approval: 'UNAPPROVED',
  status: 'PENDING_SEND',
  link: 'NOT_SENT',
  invalidReason: null,
  plannedEntryDate: '2026-12-07',
  expiresAt: null,
  sender: null,
  steps: [],
  currentApprover: null,
  version: 1,
  updatedAt: '2026-11-20T02:00:00.000Z',
  revision: 3,
  allowedActions: ['EditOffer', 'SubmitOfferForApproval', 'WithdrawOffer'],
  pay: { monthly: 30000, months: 13, signOn: 0, note: '' },
  payRange: { unit: 'MONTH', min: 16000, max: 35000 },
  before: null,
  probationMonths: 6,
  positionTitle: '测试开发工程师',
  approvers: [zhao, qian],
  attachment: null,
  paper: null,
  paperTemplate: null,
  workLocation: 'Hangzhou',
  note: '',
  linkDays: 7,
  missing: [],
  letter: null,
  endReason: null,
  language: 'en-US',
  ...changes,
});

/** One step of the approval. */
export const step = (
  approver: Offer['approvers'][number],
  status: string,
  changes: Partial<Offer['steps'][number]> = {},
): Offer['steps'][number] => ({ approver, status, at: null, reason: null, forwardedFrom: [], ...changes });

/** What a new colleague is asked to tell, nothing told yet. */
export const collectionDetail = (changes: Partial<Collection> = {}): Collection => ({
  collectionId: id(61),
  offerId: id(51),
  applicationId: id(1),
  person: person(),
  position,
  state: 'TO_COLLECT',
  pushing: false,
  pushError: null,
  remindedAt: null,
  submittedAt: null,
  entryDate: null,
  expiresAt: null,
  updatedAt: '2026-11-20T02:00:00.000Z',
  revision: 3,
  allowedActions: ['SendCollection'],
  content: {},
  entry: null,
  missing: [],
  rejection: null,
  pushes: [],
  masked: [],
  ...changes,
});
