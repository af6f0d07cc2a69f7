import type { CollectionContent, EntryDetails, EventsOf, infoCollectionEvents, SentLink } from '@talentlog/contracts';

export interface InfoCollectionData {
  readonly jobSeekerId: string;
  readonly applicationId: string;
  readonly positionId: string;
  readonly offerId: string;
  readonly link: (SentLink & { readonly expiresAt: string }) | null;
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
