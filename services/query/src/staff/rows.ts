import type {
  ApplicationRow,
  CollectionRow,
  InterviewRow,
  NotificationRow,
  OfferRow,
  PositionRow,
  ScreeningRow,
  SessionRow,
} from '@talentlog/contracts';
import type {
  ApplicationData,
  AppointmentSessionData,
  EvaluationData,
  InfoCollectionData,
  InterviewData,
  OfferData,
  PositionData,
  ScreeningItemData,
} from '@talentlog/domain';
import type { z } from 'zod';
import type { QueryContext } from '../http/query-context.ts';
import type { FoldedRow } from '../views/folded-view.ts';
import { actionsFor, reaches } from '../views/scope.ts';
import { accountRef, consentOf, maskEmail, maskPhone, personSeen, positionRef } from '../views/seen.ts';
import type { WorkspaceRow } from '../views/workspace.ts';

type Context = Pick<QueryContext, 'views' | 'caller' | 'admission' | 'now' | 'settings'>;
export type ApplicationStored = WorkspaceRow<ApplicationData> & { readonly bucket: 'ACTIVE' | 'ENDED' | 'INVALID' };

/** Without consent a row shows stage and dates only, and offers nothing but asking for consent (DOMAIN.md section 6). */
const gated = (consent: string, actions: string[]): string[] => (consent === 'AUTHORIZED' ? actions : []);

export async function applicationRow(row: ApplicationStored, context: Context): Promise<ApplicationRow> {
  const { views, now } = context;
  const { data } = row;
  const person = await personSeen(views, row.jobSeekerId, now);
  const turn = await turnOf(row, context);
  const tags =
    ((await views.get('jobSeeker', row.jobSeekerId)) as FoldedRow<{ tags?: readonly string[] }> | undefined)?.data
      .tags ?? [];
  return {
    applicationId: row.id,
    person,
    position: await positionRef(views, row.positionId),
    track: data.track,
    bucket: row.bucket,
    stage: data.stage,
    stepStatus: row.state as string,
    outcome: person.consent === 'UNAUTHORIZED' ? null : data.outcome,
    since: row.since > data.since ? row.since : data.since,
    deliveredAt: row.createdAt,
    ...turn,
    lockedBy: data.lock ? (await accountRef(views, data.lock.lockedBy)).name : null,
    tags: person.consent === 'UNAUTHORIZED' ? [] : [...tags],
    allowedActions: gated(person.consent, actionsFor(row, context)),
  };
}

/** Whose turn it is: open work names them, else it is HR's. */
async function turnOf(
  row: ApplicationStored,
  { views }: Context,
): Promise<Pick<ApplicationRow, 'waitsFor' | 'waitsForName' | 'dueAt'>> {
  if (row.bucket !== 'ACTIVE') return { waitsFor: 'NOBODY', waitsForName: null, dueAt: null };
  const [work] = row.data.openWork;
  if (work?.work === 'SCREENING') {
    const item = (await views.get('screeningItem', work.workId)) as WorkspaceRow<ScreeningItemData> | undefined;
    if (item)
      return {
        waitsFor: 'SCREENER',
        waitsForName: (await accountRef(views, item.data.screenerId)).name,
        dueAt: item.data.deadline,
      };
  }
  if (work?.work === 'APPOINTMENT') {
    const appointment = (await views.get('appointment', work.workId)) as
      | WorkspaceRow<{ appointmentSessionId: string }>
      | undefined;
    const session =
      appointment &&
      ((await views.get('appointmentSession', appointment.data.appointmentSessionId)) as
        | WorkspaceRow<AppointmentSessionData>
        | undefined);
    const waits = appointment?.state === 'RESERVED' ? 'HR' : 'SEEKER';
    return { waitsFor: waits, waitsForName: null, dueAt: session?.data.deadline ?? null };
  }
  if (work?.work === 'INTERVIEW') {
    const interview = (await views.get('interview', work.workId)) as WorkspaceRow<InterviewData> | undefined;
    const reply = (interview?.state as { reply?: string } | undefined)?.reply;
    if (interview && reply === 'PENDING_REPLY')
      return { waitsFor: 'SEEKER', waitsForName: null, dueAt: interview.data.start };
    const [first] = interview?.data.interviewerIds ?? [];
    if (interview && first)
      return {
        waitsFor: 'INTERVIEWER',
        waitsForName: (await accountRef(views, first)).name,
        dueAt: interview.data.end,
      };
  }
  const offer = row.data.offers.at(-1);
  if (offer?.status === 'SENT') {
    const sent = (await views.get('offer', offer.offerId)) as WorkspaceRow<OfferData> | undefined;
    return { waitsFor: 'SEEKER', waitsForName: null, dueAt: sent?.data.link?.expiresAt ?? null };
  }
  if (offer?.status === 'PENDING_SEND') {
    const pending = (await views.get('offer', offer.offerId)) as WorkspaceRow<OfferData> | undefined;
    const step =
      (pending?.state as { approval?: string } | undefined)?.approval === 'APPROVING'
        ? pending?.data.steps[pending.data.currentStep]
        : undefined;
    if (step)
      return { waitsFor: 'APPROVER', waitsForName: (await accountRef(views, step.approverId)).name, dueAt: null };
  }
  return { waitsFor: 'HR', waitsForName: null, dueAt: null };
}

export async function screeningRow(
  row: WorkspaceRow<ScreeningItemData>,
  context: Context,
): Promise<z.infer<typeof ScreeningRow>> {
  const { views, now } = context;
  const { data } = row;
  const person = await personSeen(views, row.jobSeekerId, now);
  return {
    itemId: row.id,
    taskId: data.taskId,
    applicationId: data.applicationId,
    person,
    position: await positionRef(views, row.positionId),
    state: row.state as string,
    screener: await accountRef(views, data.screenerId),
    creator: await accountRef(views, data.creatorId),
    createdAt: row.createdAt,
    deadline: data.deadline,
    opinion: person.consent === 'UNAUTHORIZED' ? null : (data.opinion ?? data.reason),
    allowedActions: gated(person.consent, actionsFor(row, context)),
  };
}

export async function interviewRow(
  row: WorkspaceRow<InterviewData>,
  context: Context,
): Promise<z.infer<typeof InterviewRow>> {
  const { views, now } = context;
  const { data } = row;
  const { life, reply, signIn } = row.state as { life: string; reply: string; signIn: string };
  const person = await personSeen(views, row.jobSeekerId, now);
  const { rows } = await views.list('evaluation', {
    where: [{ field: 'data.interviewId', in: [row.id] }],
    sort: [{ field: 'createdAt' }],
    limit: 50,
  });
  return {
    interviewId: row.id,
    applicationId: data.applicationId,
    person,
    position: await positionRef(views, row.positionId),
    stage: data.stage,
    life,
    reply,
    signIn,
    start: data.start,
    end: data.end,
    mode: data.place?.mode ?? '',
    place: data.place ? [data.place.site, data.place.meetingCode, data.place.contact].filter(Boolean).join(' · ') : '',
    placeDetails: actionsFor(row, context).includes('RescheduleInterview') && data.place ? { ...data.place } : null,
    interviewers: await Promise.all(data.interviewerIds.map((id) => accountRef(views, id))),
    evaluations: await Promise.all(
      (rows as WorkspaceRow<EvaluationData>[]).map((evaluation) => evaluationSeen(evaluation, person.consent, context)),
    ),
    allowedActions: gated(person.consent, actionsFor(row, context)),
  };
}

/** Who has still to evaluate does not see what the others wrote: only their own sheet and, for HR, all of them. */
async function evaluationSeen(row: WorkspaceRow<EvaluationData>, consent: string, context: Context) {
  const { caller, views } = context;
  const { data } = row;
  const account = caller.account;
  const mine = account?.accountId === data.interviewerId;
  const readable =
    consent === 'AUTHORIZED' && account !== undefined && (mine || reaches('MANAGE_RECORD', account, row));
  return {
    evaluationId: row.id,
    interviewer: await accountRef(views, data.interviewerId),
    state: row.state as string,
    result: readable ? data.result : null,
    scores: readable ? data.scores.map((score) => ({ ...score })) : [],
    text: readable ? data.text : null,
    allowedActions: gated(consent, actionsFor(row, context)),
  };
}

export async function sessionRow(
  row: WorkspaceRow<AppointmentSessionData>,
  context: Context,
): Promise<z.infer<typeof SessionRow>> {
  const { views } = context;
  const { facts, segments, seekers, deadline } = row.data;
  return {
    sessionId: row.id,
    name: facts?.name ?? '',
    position: await positionRef(views, row.positionId),
    stage: facts?.stage ?? '',
    state: row.state as string,
    mode: facts?.place.mode ?? '',
    principal: await accountRef(views, facts?.principalId ?? ''),
    deadline,
    seats: segments.reduce((sum, { seats }) => sum + seats, 0),
    reserved: seekers.filter(({ reservation }) => reservation === 'RESERVED').length,
    invited: seekers.length,
    arranged: seekers.filter(({ arranged }) => arranged).length,
    allowedActions: actionsFor(row, context),
  };
}

export async function offerRow(row: WorkspaceRow<OfferData>, context: Context): Promise<z.infer<typeof OfferRow>> {
  const { views, now } = context;
  const { data } = row;
  const { approval, status, link } = row.state as { approval: string; status: string; link: string };
  const person = await personSeen(views, row.jobSeekerId, now);
  const current = approval === 'APPROVING' ? data.steps[data.currentStep] : undefined;
  const sentBy = row.notes.sentBy as string | undefined;
  return {
    offerId: row.id,
    applicationId: data.applicationId,
    person,
    position: await positionRef(views, row.positionId),
    type: data.terms?.type ?? '',
    approval,
    status,
    link,
    invalidReason: data.invalidReason,
    plannedEntryDate: data.terms?.plannedEntryDate ?? '',
    expiresAt: data.link?.expiresAt ?? null,
    sender: sentBy ? await accountRef(views, sentBy) : null,
    steps: await Promise.all(
      data.steps.map(async ({ approverId, status: stepStatus, at, reason, forwardedFrom }) => ({
        approver: await accountRef(views, approverId),
        status: stepStatus,
        at,
        reason,
        forwardedFrom: await Promise.all(forwardedFrom.map((id) => accountRef(views, id))),
      })),
    ),
    currentApprover: current ? await accountRef(views, current.approverId) : null,
    version: data.version,
    updatedAt: row.updatedAt,
    allowedActions: gated(person.consent, offerActions(row, context)),
  };
}

/** Only the current approver may decide the current step. */
function offerActions(row: WorkspaceRow<OfferData>, context: Context): string[] {
  const current = row.data.steps[row.data.currentStep]?.approverId;
  const deciding = ['AgreeOffer', 'DisagreeOffer', 'ForwardOffer'];
  return actionsFor(row, context).filter(
    (name) =>
      name !== 'MarkOfferOnBoard' && (!deciding.includes(name) || current === context.caller.account?.accountId),
  );
}

export async function collectionRow(
  row: WorkspaceRow<InfoCollectionData>,
  context: Context,
): Promise<z.infer<typeof CollectionRow>> {
  const { views, now } = context;
  const { data, notes } = row;
  const person = await personSeen(views, row.jobSeekerId, now);
  return {
    collectionId: row.id,
    offerId: data.offerId,
    applicationId: data.applicationId,
    person,
    position: await positionRef(views, row.positionId),
    state: row.state as string,
    pushing: data.pushing !== null,
    pushError: (notes.pushError as string | null | undefined) ?? null,
    remindedAt: data.remindedAt,
    submittedAt: data.submittedAt,
    entryDate: data.entry?.entryDate ?? null,
    expiresAt: data.link?.expiresAt ?? null,
    updatedAt: row.updatedAt,
    allowedActions: gated(person.consent, actionsFor(row, context)),
  };
}

/** A message as staff see it. Its words are about a person: without live consent only that it was sent is told. */
export async function notificationRow(row: FoldedRow, context: Context): Promise<z.infer<typeof NotificationRow>> {
  const { notes } = row;
  const data = row.data as { jobSeekerId: string | null; channel: 'MAIL' | 'SMS'; attempt: number };
  const consent = data.jobSeekerId ? await consentOf(context.views, data.jobSeekerId, context.now) : 'AUTHORIZED';
  const isOpen = consent === 'AUTHORIZED';
  const text = (name: string) => (notes[name] as string | null | undefined) ?? '';
  const words = (name: string) => (isOpen ? text(name) : '');
  const receiver = words('receiver');
  return {
    notificationId: row.id,
    jobSeekerId: data.jobSeekerId,
    channel: data.channel,
    scene: text('scene'),
    receiver: receiver.includes('@') ? maskEmail(receiver) : receiver && maskPhone(receiver),
    subject: words('subject'),
    content: withoutTokens(words('content')),
    state: row.state as string,
    attempt: data.attempt,
    reason: (notes.failure as string | null | undefined) ?? null,
    queuedAt: text('queuedAt'),
    sentAt: (notes.sentAt as string | null | undefined) ?? null,
    allowedActions: isOpen
      ? row.allowed.filter((name) => name === 'ResendNotification' || name === 'CancelNotification')
      : [],
  };
}

/** Staff see that a link was sent, never the token that opens it. */
const withoutTokens = (content: string): string =>
  content.replace(/(\/(?:invite_reservation|invite_interview|send_offer|info_collection)\/)[\w-]{22}/g, '$1…');

export async function positionRow(
  row: FoldedRow<PositionData> & { readonly ownerIds: readonly string[] },
  context: Context,
): Promise<z.infer<typeof PositionRow>> {
  const { views } = context;
  const { rows } = await views.list('advertisement', { where: [{ field: 'positionId', in: [row.id] }], limit: 50 });
  const { total } = await views.list('application', { where: [{ field: 'positionId', in: [row.id] }], limit: 1 });
  const { details, hrOwnerId, responsibleIds } = row.data;
  if (details === undefined) throw new Error(`position ${row.id} has no details`);
  return {
    positionId: row.id,
    details,
    state: row.state as string,
    hrOwner: await accountRef(views, hrOwnerId),
    responsible: await Promise.all(responsibleIds.map((id) => accountRef(views, id))),
    advertisements: (rows as FoldedRow<{ number: string; details: never; publishedAt: string | null }>[])
      .filter(({ state }) => state !== 'DELETED')
      .map((ad) => ({
        advertisementId: ad.id,
        number: ad.data.number,
        state: ad.state as string,
        details: ad.data.details,
        publishedAt: ad.data.publishedAt,
        allowedActions: actionsFor({ ...ad, ownerIds: row.ownerIds }, context),
      })),
    applications: total,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    allowedActions: actionsFor(row, context),
  };
}
