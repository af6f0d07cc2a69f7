import { CollectionContent, nextStages } from '@talentlog/contracts';
import type {
  AppointmentData,
  AppointmentSessionData,
  InfoCollectionData,
  InterviewData,
  JobSeekerData,
  OfferData,
  ScreeningItemData,
} from '@talentlog/domain';
import { addMinutes, isBefore } from '@talentlog/domain';
import { accountOf, type QueryContext, type QueryHandlers, refusedWith } from '../http/query-context.ts';
import type { FoldedRow } from '../views/folded-view.ts';
import { rowsOfApplication } from '../views/rows-of-application.ts';
import { actionsFor, listScope, reaches } from '../views/scope.ts';
import { accountRef, consentOf, languageOf, personSeen, positionRef } from '../views/seen.ts';
import type { WorkspaceRow } from '../views/workspace.ts';
import { resumeSeen } from './resume-seen.ts';
import {
  type ApplicationStored,
  applicationRow,
  collectionRow,
  interviewRow,
  notificationRow,
  offerRow,
  screeningRow,
  sessionRow,
} from './rows.ts';

/** How long a contact stays in clear after it was asked for. */
const revealMinutes = 15;

/** Whether any of the person's records is within the viewer's reach, as an owner or by a task on it. */
export async function mayView(row: ApplicationStored, context: QueryContext): Promise<boolean> {
  const account = accountOf(context);
  if (reaches('VIEW_JOB_SEEKER', account, row)) return true;
  for (const view of ['screeningItem', 'interview', 'offer']) {
    const { total } = await context.views.list(view, {
      where: [
        { field: 'data.applicationId', in: [row.id] },
        { field: 'assigneeIds', in: [account.accountId] },
      ],
      limit: 1,
    });
    if (total > 0) return true;
  }
  return false;
}

interface Comment {
  readonly at: string;
  readonly authorId: string;
  readonly text: string | null;
  readonly private: boolean;
  readonly mentions: readonly string[];
}

/** A private comment is its author's, those it mentions and nobody else's. */
async function commentsSeen(jobSeekerId: string, consent: string, { views, caller }: QueryContext) {
  if (consent === 'UNAUTHORIZED') return [];
  const person = (await views.get('jobSeeker', jobSeekerId)) as FoldedRow | undefined;
  const me = caller.account?.accountId ?? '';
  const comments = ((person?.notes.comments as Comment[] | undefined) ?? []).filter(
    ({ private: hidden, authorId, mentions }) => !hidden || authorId === me || mentions.includes(me),
  );
  return Promise.all(
    comments.map(async ({ at, authorId, text, private: hidden }) => ({
      at,
      author: await accountRef(views, authorId),
      text: text ?? '',
      private: hidden,
    })),
  );
}

type DetailNames =
  | 'applicationDetail'
  | 'personContact'
  | 'screeningItem'
  | 'sessionDetail'
  | 'offerDetail'
  | 'collectionDetail';

export const detailHandlers: Pick<QueryHandlers, DetailNames> = {
  async applicationDetail({ applicationId }, context) {
    const { views } = context;
    const account = accountOf(context);
    const row = (await views.get('application', applicationId)) as ApplicationStored | undefined;
    if (!row || !(await mayView(row, context))) return refusedWith('common.not_found');
    const base = await applicationRow(row, context);
    const { consent } = base.person;
    const shown = consent !== 'UNAUTHORIZED';
    const all = async <D, T>(
      view: string,
      show: (one: WorkspaceRow<D>, context: QueryContext) => Promise<T>,
    ): Promise<T[]> =>
      shown
        ? Promise.all((await rowsOfApplication<D>(views, view, applicationId)).map((one) => show(one, context)))
        : [];
    const offersVisible = reaches('VIEW_OFFER', account, row) || base.waitsFor === 'APPROVER';
    const collections = reaches('MANAGE_COLLECTION', account, row)
      ? await all<InfoCollectionData, Awaited<ReturnType<typeof collectionRow>>>('infoCollection', collectionRow)
      : [];
    const others = await views.list('application', {
      where: [{ field: 'jobSeekerId', in: [row.jobSeekerId] }],
      anyOf: listScope(['VIEW_JOB_SEEKER'], account),
      limit: 20,
    });
    const person = (await views.get('jobSeeker', row.jobSeekerId)) as FoldedRow<JobSeekerData> | undefined;
    const consentRow = (await views.get('privacyAuthorization', row.jobSeekerId)) as FoldedRow | undefined;
    const aboutPerson = [person, consentRow].flatMap((it) =>
      it
        ? actionsFor(
            { allowed: it.allowed, jobSeekerId: row.jobSeekerId, ownerIds: row.ownerIds, assigneeIds: row.assigneeIds },
            context,
          )
        : [],
    );
    return {
      data: {
        ...base,
        visited: row.data.visited.map(({ stage, since }) => ({ stage, at: since })),
        nextStages: row.state === 'PASSED' ? [...nextStages[row.data.track][row.data.stage]] : [],
        reason: shown ? ((row.notes.reason as string | null | undefined) ?? null) : null,
        resume: await resumeSeen(row.jobSeekerId, consent, context),
        screening: await all<ScreeningItemData, Awaited<ReturnType<typeof screeningRow>>>(
          'screeningItem',
          screeningRow,
        ),
        interviews: await all<InterviewData, Awaited<ReturnType<typeof interviewRow>>>('interview', interviewRow),
        offers: offersVisible ? await all<OfferData, Awaited<ReturnType<typeof offerRow>>>('offer', offerRow) : [],
        collection: collections[0] ?? null,
        comments: await commentsSeen(row.jobSeekerId, consent, context),
        notifications:
          shown && reaches('VIEW_NOTIFICATION', account, row) ? await notificationsOf(row.jobSeekerId, context) : [],
        others: await Promise.all(
          (others.rows as ApplicationStored[])
            .filter(({ id }) => id !== row.id)
            .map(async (other) => ({
              applicationId: other.id,
              position: await positionRef(views, other.positionId),
              stage: other.data.stage,
              bucket: other.bucket,
            })),
        ),
        personActions: consent === 'AUTHORIZED' ? aboutPerson : aboutPerson.filter((name) => name === 'RequestConsent'),
      },
    };
  },

  async personContact({ jobSeekerId }, context) {
    const account = accountOf(context);
    const person = (await context.views.get('jobSeeker', jobSeekerId)) as FoldedRow<JobSeekerData> | undefined;
    const at = (person?.notes.reveals as Record<string, string> | undefined)?.[account.accountId];
    const until = at && addMinutes(at, revealMinutes);
    if (!person || !until || !isBefore(context.now, until)) return refusedWith('auth.forbidden');
    if ((await consentOf(context.views, jobSeekerId, context.now)) !== 'AUTHORIZED')
      return refusedWith('privacy.unauthorized');
    return { data: { phone: person.data.phone, email: person.data.email, until } };
  },

  async screeningItem({ itemId }, context) {
    const row = (await context.views.get('screeningItem', itemId)) as WorkspaceRow<ScreeningItemData> | undefined;
    const account = accountOf(context);
    if (!row || !(reaches('SCREEN_RESUME', account, row) || reaches('MANAGE_SCREENING', account, row)))
      return refusedWith('common.not_found');
    const base = await screeningRow(row, context);
    return {
      data: {
        ...base,
        resume: await resumeSeen(row.jobSeekerId, base.person.consent, context),
        note: row.data.note ?? '',
      },
    };
  },

  async sessionDetail({ sessionId }, context) {
    const { views, now } = context;
    const row = (await views.get('appointmentSession', sessionId)) as WorkspaceRow<AppointmentSessionData> | undefined;
    if (!row?.data.facts || !reaches('MANAGE_INTERVIEW', accountOf(context), row))
      return refusedWith('common.not_found');
    const { facts } = row.data;
    const appointments = await views.list('appointment', {
      where: [{ field: 'data.appointmentSessionId', in: [sessionId] }],
      sort: [{ field: 'createdAt' }],
      limit: 500,
    });
    const told = new Set(appointments.rows.map(({ id }) => id));
    const seekers = await Promise.all([
      ...(appointments.rows as WorkspaceRow<AppointmentData>[]).map((one) => seekerSeen(one, row, context)),
      // Their appointments begin when the session opens.
      ...row.data.seekers
        .filter(({ appointmentId }) => !told.has(appointmentId))
        .map((invited) => invitedSeen(invited, context)),
    ]);
    const nameOf = new Map(seekers.map(({ appointmentId, person }) => [appointmentId, person.name || person.number]));
    const counting = row.data.holdings.filter(({ until }) => until === null || isBefore(now, until));
    return {
      data: {
        ...(await sessionRow(row, context)),
        site: facts.place.site,
        videoTool: facts.place.videoTool,
        durationMinutes: facts.durationMinutes,
        gapMinutes: facts.gapMinutes,
        contact: facts.place.contact,
        interviewers: await Promise.all(facts.interviewerIds.map((id) => accountRef(views, id))),
        segments: [...row.data.segments]
          .sort((a, b) => (a.start < b.start ? -1 : 1))
          .map((segment) => ({
            ...segment,
            taken: counting
              .filter(({ segmentId }) => segmentId === segment.segmentId)
              .map(({ appointmentId, until }) => ({
                appointmentId,
                name: nameOf.get(appointmentId) ?? '',
                held: until !== null,
              })),
          })),
        seekers,
      },
    };
  },

  async offerDetail({ offerId }, context) {
    const row = (await context.views.get('offer', offerId)) as WorkspaceRow<OfferData> | undefined;
    if (!row || !reaches('VIEW_OFFER', accountOf(context), row)) return refusedWith('common.not_found');
    const base = await offerRow(row, context);
    const { terms } = row.data;
    const open = base.person.consent === 'AUTHORIZED';
    return {
      data: {
        ...base,
        pay: open && terms?.pay ? { ...terms.pay } : null,
        probationMonths: terms?.probationMonths ?? 0,
        workLocation: terms?.workLocation ?? '',
        positionTitle: terms?.positionTitle ?? '',
        approvers: await Promise.all((terms?.approverIds ?? []).map((id) => accountRef(context.views, id))),
        attachment: open && terms?.attachment ? { ...terms.attachment } : null,
        note: open ? (terms?.note ?? '') : '',
        linkDays: terms?.linkDays ?? 7,
        letter: open ? ((row.notes.letter as string | undefined) ?? null) : null,
        language: await languageOf(context.views, row.jobSeekerId),
      },
    };
  },

  async collectionDetail({ collectionId }, context) {
    const row = (await context.views.get('infoCollection', collectionId)) as
      | WorkspaceRow<InfoCollectionData>
      | undefined;
    if (!row || !reaches('MANAGE_COLLECTION', accountOf(context), row)) return refusedWith('common.not_found');
    const base = await collectionRow(row, context);
    const open = base.person.consent === 'AUTHORIZED';
    const pushes =
      (row.notes.pushes as
        | { pushId: string; at: string; kind: string; outcome: string; message: string }[]
        | undefined) ?? [];
    return {
      data: {
        ...base,
        content: open ? { ...(row.data.content ?? CollectionContent.parse({})) } : {},
        entry: row.data.entry,
        rejection: (row.notes.rejection as { reason: string; fields: string[]; at: string } | null | undefined) ?? null,
        pushes: [...pushes].reverse(),
      },
    };
  },
};

async function seekerSeen(
  one: WorkspaceRow<AppointmentData>,
  session: WorkspaceRow<AppointmentSessionData>,
  context: QueryContext,
) {
  const seeker = session.data.seekers.find(({ appointmentId }) => appointmentId === one.id);
  const person = await personSeen(context.views, one.jobSeekerId, context.now);
  return {
    appointmentId: one.id,
    applicationId: one.data.applicationId,
    person,
    state: one.state as string,
    reservation: seeker?.reservation ?? ('UNRESERVED' as const),
    arranged: seeker?.arranged ?? false,
    urgedAt: seeker?.urgedAt ?? null,
    segmentId: one.data.reserved?.segmentId ?? null,
    reason: person.consent === 'UNAUTHORIZED' ? null : one.data.declineReason,
    allowedActions: actionsFor(one, context),
  };
}

/** Somebody in a session that nobody was told of yet. */
async function invitedSeen(
  {
    appointmentId,
    applicationId,
    jobSeekerId,
    reservation,
    arranged,
    urgedAt,
  }: AppointmentSessionData['seekers'][number],
  { views, now }: QueryContext,
) {
  const person = await personSeen(views, jobSeekerId, now);
  const chosen = { segmentId: null, reason: null, allowedActions: [] };
  return { appointmentId, applicationId, person, state: 'NONE', reservation, arranged, urgedAt, ...chosen };
}

async function notificationsOf(jobSeekerId: string, context: QueryContext) {
  const { rows } = await context.views.list('notification', {
    where: [{ field: 'jobSeekerId', in: [jobSeekerId] }],
    sort: [{ field: 'createdAt', descending: true }],
    limit: 50,
  });
  return Promise.all((rows as FoldedRow[]).map((row) => notificationRow(row, context)));
}
