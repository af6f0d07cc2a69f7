import type { Entry, PageRole } from './page.ts';
import type { Ids } from './payloads.ts';
import type { Side } from './side.ts';
import { unknownId } from './world.ts';

/** The ids of a side under the names that payloads have for them. */
export function idsOf(side: Side, role: PageRole, colleagues: Side): Ids {
  const { ids, staff } = side;
  const item = role === 'PR' ? side.itemOfResponsible : ids['screening item'];
  return named({ ...ids, 'screening item': item ?? '' }, staff.CO.accountId, colleagues);
}

/** The id of a side that a page of a personal link is about. */
export const idOfPage = ({ ids }: Side, { name, about }: Pick<Entry, 'name' | 'about'>): string =>
  ids[name === 'dataCopy' ? 'copy' : about] ?? '';

export const idsOfNobody = (person: string, colleagues: Side): Ids =>
  named(
    { ...Object.fromEntries(Object.keys(colleagues.ids).map((key) => [key, unknownId])), person },
    unknownId,
    colleagues,
  );

function named(ids: Readonly<Record<string, string>>, accountId: string, colleagues: Side): Ids {
  const { SC, IV, OA, HR } = colleagues.staff;
  const { 'screening item': item = '', 'data request': dataRequestId = '', session = '', collection = '' } = ids;
  return {
    positionId: ids.position ?? '',
    advertisementId: ids.advertisement ?? '',
    applicationId: ids.application ?? '',
    jobSeekerId: ids.person ?? '',
    resumeFileId: ids['resume file'] ?? '',
    screeningItemId: item,
    itemId: item,
    appointmentSessionId: session,
    sessionId: session,
    appointmentId: ids.appointment ?? '',
    interviewId: ids.interview ?? '',
    evaluationId: ids.evaluation ?? '',
    offerId: ids.offer ?? '',
    collectionId: collection,
    infoCollectionId: collection,
    notificationId: ids.message ?? '',
    commentId: ids.comment ?? '',
    dataRequestId,
    accountId,
    screenerId: SC.accountId,
    interviewerId: IV.accountId,
    principalId: HR.accountId,
    approverId: OA.accountId,
    toAccountId: HR.accountId,
    hrOwnerId: HR.accountId,
  };
}
