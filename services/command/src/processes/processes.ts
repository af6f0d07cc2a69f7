import type { ApplicationData, InfoCollectionData, OfferData, PositionData } from '@talentlog/domain';
import type { Look, Process, Wish } from './process.ts';

/** Every process of the command side. Adding one is an entry here. */
export const processes: readonly Process[] = [
  {
    name: 'when-position-closed-then-stop-advertisements',
    on: ['PositionClosed'],
    async react({ data }, look) {
      const position = await look.load('position', String(data.positionId));
      return (position.data as PositionData).advertisementIds.map((advertisementId) => ({
        name: 'StopAdvertisement',
        payload: { advertisementId, cause: 'POSITION_CLOSED' },
      }));
    },
  },
  {
    name: 'when-record-ended-then-close-its-work',
    on: ['RecordEnded', 'RecordInvalidated', 'RecordTransferred'],
    async react({ data }, look) {
      // Signing and joining are ends that keep the offer.
      if (['EMPLOYED', 'SIGNED_TWO_PARTY', 'SIGNED_THREE_PARTY'].includes(String(data.outcome))) return [];
      const record = (await look.load('application', String(data.applicationId))).data as ApplicationData;
      return [...record.openWork.map(closing), ...(await withdrawals(record, look))];
    },
  },
  {
    name: 'when-consent-withdrawn-or-account-closed-then-end-records',
    on: ['ConsentWithdrawn', 'AccountClosed'],
    react: ({ data }) =>
      (data.applicationIds as string[]).map((applicationId) => ({
        name: 'InvalidateApplication',
        payload: { applicationId, cause: 'CONSENT_WITHDRAWN' },
      })),
  },
  {
    name: 'when-offer-withdrawn-then-archive-collection',
    on: ['OfferWithdrawn'],
    async react({ data }, look) {
      const { collectionId } = (await look.load('offer', String(data.offerId))).data as OfferData;
      if (collectionId === null) return [];
      const collection = await look.load('infoCollection', collectionId);
      const pushed = (collection.data as InfoCollectionData).pushedBefore;
      return pushed ? [] : [{ name: 'ArchiveCollection', payload: { collectionId } }];
    },
  },
];

const closing = ({ work, workId }: ApplicationData['openWork'][number]): Wish => {
  switch (work) {
    case 'SCREENING':
      return { name: 'CancelScreening', payload: { screeningItemId: workId } };
    case 'INTERVIEW':
      return { name: 'CancelInterview', payload: { interviewId: workId, reason: 'RECORD_ENDED' } };
    case 'APPOINTMENT':
      return { name: 'CancelAppointment', payload: { appointmentId: workId } };
  }
};

async function withdrawals({ offers }: ApplicationData, look: Look): Promise<Wish[]> {
  const wishes: Wish[] = [];
  for (const { offerId } of offers) {
    const { status } = (await look.load('offer', offerId)).state as unknown as { status: string };
    if (status === 'PENDING_SEND' || status === 'SENT' || status === 'ACCEPTED')
      wishes.push({ name: 'WithdrawOffer', payload: { offerId, cause: 'RECORD_ENDED', reason: 'RECORD_ENDED' } });
  }
  return wishes;
}
