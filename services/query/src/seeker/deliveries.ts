import type { DeliveryCard } from '@talentlog/contracts';
import type { ApplicationData, AppointmentData, InfoCollectionData, InterviewData, OfferData } from '@talentlog/domain';
import { accountOf, type QueryContext, type QueryHandlers } from '../http/query-context.ts';
import { rowsOfApplication } from '../views/rows-of-application.ts';
import { actionsFor } from '../views/scope.ts';
import type { WorkspaceRow } from '../views/workspace.ts';

type ApplicationRow = WorkspaceRow<ApplicationData> & { readonly bucket: DeliveryCard['bucket'] };

/** The cards of the signed-in person's deliveries; what waits for them comes first. */
export const deliveryHandlers: Pick<QueryHandlers, 'myDeliveries'> = {
  async myDeliveries({ bucket }, context) {
    const { views } = context;
    const jobSeekerId = accountOf(context).jobSeekerId;
    if (jobSeekerId === undefined)
      return { data: { deliveries: [], counts: { ACTIVE: 0, ENDED: 0, INVALID: 0 }, resumeLocked: false } };
    const mine = [{ field: 'jobSeekerId', in: [jobSeekerId] }];
    const counted = await views.countBy('application', 'bucket', { where: mine });
    const { rows } = await views.list('application', {
      where: [...mine, { field: 'bucket', in: [bucket] }],
      sort: [{ field: 'createdAt', descending: true }],
      limit: 100,
    });
    const cards = await Promise.all((rows as ApplicationRow[]).map((row) => card(row, context)));
    const count = (name: string) => counted.get(name) ?? 0;
    return {
      data: {
        deliveries: cards.sort((a, b) => Number(b.todo !== null) - Number(a.todo !== null)),
        counts: { ACTIVE: count('ACTIVE'), ENDED: count('ENDED'), INVALID: count('INVALID') },
        resumeLocked: count('ACTIVE') > 0,
      },
    };
  },
};

async function card(row: ApplicationRow, context: QueryContext): Promise<DeliveryCard> {
  const { data } = row;
  return {
    applicationId: row.id,
    positionId: data.positionId,
    advertisementId: data.advertisementId,
    title: row.title,
    titleEn: row.titleEn,
    track: data.track,
    bucket: row.bucket,
    stage: data.stage,
    stepStatus: row.bucket === 'ACTIVE' ? (row.state as string) : 'PASSED',
    outcome: data.outcome,
    visited: data.visited.map(({ stage }) => stage),
    deliveredAt: row.createdAt,
    since: data.since,
    todo: row.bucket === 'ACTIVE' ? await todoOf(row.id, context) : null,
    nextBy: null,
    allowedActions: actionsFor(row, context),
  };
}

/** The one thing the person is waited for, nearest to the end first. */
async function todoOf(applicationId: string, { views, now }: QueryContext): Promise<DeliveryCard['todo']> {
  const collection = (await rowsOfApplication<InfoCollectionData>(views, 'infoCollection', applicationId)).find(
    ({ state }) => state === 'COLLECTING',
  );
  if (collection)
    return { kind: 'COLLECTION', id: collection.id, until: collection.data.link?.expiresAt ?? null, seatsLeft: null };
  const offer = (await rowsOfApplication<OfferData>(views, 'offer', applicationId)).find(
    ({ state }) => (state as { status: string }).status === 'SENT',
  );
  if (offer) return { kind: 'OFFER', id: offer.id, until: offer.data.link?.expiresAt ?? null, seatsLeft: null };
  const interview = (await rowsOfApplication<InterviewData>(views, 'interview', applicationId)).find(
    ({ state, data }) => {
      const { life, reply } = state as { life: string; reply: string };
      return life === 'NOT_STARTED' && reply === 'PENDING_REPLY' && data.start > now;
    },
  );
  if (interview) return { kind: 'INTERVIEW', id: interview.id, until: interview.data.start, seatsLeft: null };
  const appointment = (await rowsOfApplication<AppointmentData>(views, 'appointment', applicationId)).find(
    ({ state }) => state === 'NOT_RESERVED' || state === 'IN_RESERVATION',
  );
  if (!appointment) return null;
  const session = await views.get('appointmentSession', appointment.data.appointmentSessionId);
  const { deadline, segments, holdings } = (session?.data ?? { deadline: null, segments: [], holdings: [] }) as {
    deadline: string | null;
    segments: { segmentId: string; seats: number }[];
    holdings: { segmentId: string }[];
  };
  const seats = segments.reduce((sum, { seats: all }) => sum + all, 0) - holdings.length;
  return deadline !== null && deadline < now
    ? null
    : { kind: 'APPOINTMENT', id: appointment.id, until: deadline, seatsLeft: Math.max(0, seats) };
}
