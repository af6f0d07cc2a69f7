import { type CollectionContent, type EntryDetails, type EventsOf, infoCollectionEvents } from '@talentlog/contracts';
import { lifecycle } from '../shared/lifecycle.ts';

/**
 * An information collection: what a person who accepted an offer tells before the first day, until SAP has it. It protects that
 * only complete and locked data is pushed, one push at a time, and that a pushed collection is opened again only with a reason.
 * The person fills it in, recruiters check, lock and push it, the SAP bridge reports. Source: DOMAIN.md section 5, table 12.
 */
export const infoCollectionLifecycle = lifecycle(infoCollectionEvents)({
  initial: 'NONE',
  states: {
    NONE: { on: { CollectionCreated: 'TO_COLLECT' } },
    TO_COLLECT: {
      on: { CollectionSent: 'COLLECTING', EntryDetailsSet: 'TO_COLLECT', CollectionArchived: 'ARCHIVED' },
    },
    COLLECTING: {
      on: {
        CollectionDraftSaved: 'COLLECTING',
        CollectionReminded: 'COLLECTING',
        CollectionSubmitted: 'COLLECTED',
        EntryDetailsSet: 'COLLECTING',
        CollectionArchived: 'ARCHIVED',
      },
    },
    COLLECTED: {
      on: {
        CollectionRejected: 'COLLECTING',
        CollectionLocked: 'LOCKED',
        EntryDetailsSet: 'COLLECTED',
        CollectionArchived: 'ARCHIVED',
      },
    },
    LOCKED: {
      on: {
        CollectionUnlocked: 'COLLECTED',
        EntryDetailsSet: 'LOCKED',
        SapPushRequested: 'LOCKED',
        SapPushed: 'PUSHED',
        SapPushFailed: 'LOCKED',
        CollectionArchived: 'ARCHIVED',
      },
    },
    PUSHED: { on: { CollectionReopened: 'COLLECTED' } },
    // The answer to a push that was under way when the offer fell.
    ARCHIVED: { on: { SapPushed: 'ARCHIVED', SapPushFailed: 'ARCHIVED' } },
  },
});

export interface InfoCollectionData {
  readonly jobSeekerId: string;
  readonly applicationId: string;
  readonly positionId: string;
  readonly offerId: string;
  readonly link: { readonly linkId: string; readonly seed: string; readonly expiresAt: string } | null;
  /** The draft or the submission; null before the first and after the person was erased. */
  readonly content: CollectionContent | null;
  readonly entry: EntryDetails | null;
  readonly remindedAt: string | null;
  readonly submittedAt: string | null;
  /** Who sent it, and is told what becomes of it. */
  readonly sentBy: string;
  /** Push that is under way, and who asked for it. */
  readonly pushing: string | null;
  readonly pushedBy: string;
  /** SAP has the person: the next push is an update. */
  readonly pushedBefore: boolean;
}

export const noInfoCollection: InfoCollectionData = {
  jobSeekerId: '',
  applicationId: '',
  positionId: '',
  offerId: '',
  link: null,
  content: null,
  entry: null,
  remindedAt: null,
  submittedAt: null,
  sentBy: '',
  pushing: null,
  pushedBy: '',
  pushedBefore: false,
};

export function evolveInfoCollection(
  data: InfoCollectionData,
  event: EventsOf<typeof infoCollectionEvents>,
): InfoCollectionData {
  switch (event.type) {
    case 'CollectionCreated': {
      const { jobSeekerId, applicationId, positionId, offerId } = event.data;
      return { ...data, jobSeekerId, applicationId, positionId, offerId };
    }
    case 'CollectionSent':
    case 'CollectionRejected':
    case 'CollectionReminded': {
      const { linkId, seed, expiresAt } = event.data;
      const reminded = event.type === 'CollectionReminded' ? { remindedAt: event.at } : {};
      const sentBy = event.type === 'CollectionSent' ? event.data.sentBy : data.sentBy;
      return { ...data, ...reminded, sentBy, link: { linkId, seed, expiresAt } };
    }
    case 'CollectionDraftSaved':
      return { ...data, content: event.data.content };
    case 'CollectionSubmitted':
      return { ...data, content: event.data.content, submittedAt: event.at };
    case 'EntryDetailsSet':
      return { ...data, entry: event.data.entry };
    case 'SapPushRequested':
      return { ...data, pushing: event.data.pushId, pushedBy: event.data.requestedBy };
    case 'SapPushed':
      return { ...data, pushing: null, pushedBefore: true };
    case 'SapPushFailed':
      return { ...data, pushing: null };
    case 'CollectionLocked':
    case 'CollectionUnlocked':
    case 'CollectionReopened':
    case 'CollectionArchived':
      return data;
  }
}
