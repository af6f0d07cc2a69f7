/** Lifts the data of one event type from a version to the next; pure, run at every read. Shaped as the runtime's Upcaster. */
export interface EventUpcaster {
  readonly type: string;
  readonly from: number;
  readonly upcast: (data: Data, metadata: { readonly commandId: string }) => Data;
}

type Data = Readonly<Record<string, unknown>>;

/** A step after which data reads as before: what was open is sealed from then on, or a field is not written any more. */
const asItWas = (type: string): EventUpcaster => ({ type, from: 1, upcast: (data) => data });

/** Their links were named by a hash and kept a seed; they are read as they are. */
const withLink = [
  ...['LinkIssued', 'OfferSent', 'OfferReminded', 'OfferLinkRenewed'],
  ...['CollectionSent', 'CollectionReminded', 'CollectionRejected'],
  ...['AppointmentInvited', 'AppointmentReopened', 'AppointmentUrged', 'AppointmentDeadlineExtended'],
];

const placeBesideFacts: EventUpcaster = {
  type: 'SessionCreated',
  from: 1,
  upcast: ({ facts, ...rest }) => {
    const { place, ...others } = facts as Data;
    return { ...rest, facts: others, place };
  },
};

/** The sealed hash is left aside: at the start it was carried into the store of credentials, under the id of its commit. */
const hashElsewhere: EventUpcaster = {
  type: 'PasswordChanged',
  from: 1,
  upcast: ({ personal: _sealed, passwordHash: _hash, ...rest }, { commandId }) => ({
    ...rest,
    credentialId: commandId,
  }),
};

/**
 * Every step from an event version that was ever released to the next. Changing the shape of a released event means: raise the
 * version in its contract, add a step here, add a sample (`npm run samples`); the old samples stay and must still be read.
 */
export const upcasters: readonly EventUpcaster[] = [
  { type: 'NotificationQueued', from: 1, upcast: (data) => ({ ...data, applicationId: null, positionId: null }) },
  ...withLink.map(asItWas),
  ...['InterviewArranged', 'InterviewRescheduled', 'SessionCancelled', 'PositionClosed'].map(asItWas),
  placeBesideFacts,
  { type: 'ContactRevealed', from: 1, upcast: (data) => ({ ...data, field: 'contact' }) },
  { type: 'ContactRevealed', from: 2, upcast: (data) => ({ ...data, reason: null }) },
  { type: 'NotificationQueued', from: 2, upcast: (data) => ({ ...data, link: null }) },
  hashElsewhere,
  { type: 'PhoneChanged', from: 1, upcast: (data) => ({ ...data, former: null }) },
  // Interviewers were told of no answer but a refusal.
  { type: 'InterviewAccepted', from: 1, upcast: (data) => ({ ...data, interviewerIds: [] }) },
  // Everybody who was moved was told.
  { type: 'SlotAdjusted', from: 1, upcast: (data) => ({ ...data, notify: true }) },
  // Of files read before, the text was not kept.
  { type: 'ResumeFileParsed', from: 1, upcast: (data) => ({ ...data, lines: [] }) },
  // No letter was printed then.
  { type: 'OfferSent', from: 2, upcast: (data) => ({ ...data, paper: null, paperTemplate: null }) },
  // Whoever typed an address then was not asked to read a code there.
  { type: 'EmailChanged', from: 1, upcast: (data) => ({ ...data, former: null, proved: false }) },
  // Nobody was asked then, and it was not said whether the person or a colleague did it.
  { type: 'ContactChanged', from: 1, upcast: (data) => ({ ...data, by: null, agreedBy: [], everywhere: false }) },
];
