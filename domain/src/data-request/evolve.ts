import type { DataRequestKind, dataRequestEvents, EventsOf, HeldUpWhy, SentLink } from '@talentlog/contracts';

/** What is asked by whom, until when, and how it was answered; words are null once the person was erased. */
export interface DataRequestData {
  readonly jobSeekerId: string;
  readonly kind: DataRequestKind;
  readonly details: string | null;
  readonly identityProof: string | null;
  /** Empty where the person asked in the portal. */
  readonly enteredBy: string;
  readonly receivedAt: string;
  readonly dueAt: string;
  readonly handledBy: string;
  /** The answer, or why it was rejected. */
  readonly answer: string | null;
  readonly answeredAt: string | null;
  readonly copyUntil: string | null;
  readonly link: SentLink | null;
  /** Why a deletion that was answered could not be carried out; null once it is answered again. */
  readonly heldUp: HeldUpWhy | null;
}

/** Nobody asked yet. */
export const noDataRequest: DataRequestData = {
  jobSeekerId: '',
  kind: 'ACCESS_COPY',
  details: null,
  identityProof: null,
  enteredBy: '',
  receivedAt: '',
  dueAt: '',
  handledBy: '',
  answer: null,
  answeredAt: null,
  copyUntil: null,
  link: null,
  heldUp: null,
};

/** The fold of a data request. */
export function evolveDataRequest(data: DataRequestData, event: EventsOf<typeof dataRequestEvents>): DataRequestData {
  switch (event.type) {
    case 'DataRequestReceived': {
      const { jobSeekerId, kind, details, identityProof, enteredBy, dueAt } = event.data;
      return { ...data, jobSeekerId, kind, details, identityProof, enteredBy, dueAt, receivedAt: event.at };
    }
    case 'DataRequestTaken':
      return { ...data, handledBy: event.data.handledBy };
    case 'DataRequestAlarmed':
    case 'DataRequestLapsed':
      return data;
    case 'DataRequestFulfilled': {
      const { answer, handledBy, copyUntil, link } = event.data;
      return { ...data, answer, handledBy, copyUntil, link, answeredAt: event.at, heldUp: null };
    }
    case 'DataRequestRejected': {
      const { reason, handledBy } = event.data;
      return { ...data, answer: reason, handledBy, answeredAt: event.at, heldUp: null };
    }
    case 'DataRequestHeldUp':
      return { ...data, answer: null, answeredAt: null, heldUp: event.data.why };
  }
}
