import { CollectionContent, missingInCollection } from '@talentlog/contracts';
import type {
  AppointmentData,
  AppointmentSessionData,
  InfoCollectionData,
  InterviewData,
  JobSeekerData,
  LinkData,
  OfferData,
} from '@talentlog/domain';
import { isBefore } from '@talentlog/domain';
import type { QueryContext, QueryHandlers, QueryResult } from '../http/query-context.ts';
import { refusedWith } from '../http/query-context.ts';
import type { FoldedRow } from '../views/folded-view.ts';
import { actionsFor } from '../views/scope.ts';
import { accountRef, maskPhone, positionRef } from '../views/seen.ts';
import type { WorkspaceRow } from '../views/workspace.ts';

/** Five tries a day for the last four digits (DOMAIN.md section 2). */
const tailTries = 5;

/** The row a link page is about: the link's subject, or the signed-in person's own by id. Anything else does not exist for them. */
async function subject<D>(
  view: string,
  id: string | undefined,
  { views, admission, caller }: QueryContext,
): Promise<WorkspaceRow<D> | undefined> {
  const wanted = admission.link ? admission.link.subjectId : id;
  if (wanted === undefined) return undefined;
  const row = (await views.get(view, wanted)) as WorkspaceRow<D> | undefined;
  const holder = admission.link?.jobSeekerId ?? caller.account?.jobSeekerId;
  return row !== undefined && row.jobSeekerId === holder ? row : undefined;
}

const nameOf = async ({ views }: QueryContext, jobSeekerId: string): Promise<string> =>
  ((await views.get('jobSeeker', jobSeekerId)) as FoldedRow<JobSeekerData> | undefined)?.data.name ?? '';

/** Who to ask about it: the HR owner of the position. */
async function contactOf({ views }: QueryContext, positionId: string): Promise<string> {
  const position = (await views.get('position', positionId)) as FoldedRow<{ hrOwnerId: string }> | undefined;
  return position ? (await accountRef(views, position.data.hrOwnerId)).name : '';
}

export const linkHandlers: Pick<
  QueryHandlers,
  'linkOpened' | 'appointmentPage' | 'interviewPage' | 'offerPage' | 'collectionPage'
> = {
  async linkOpened(_params, context) {
    const { views, caller } = context;
    const { link } = caller;
    if (!link) return refusedWith('link.expired');
    const row = (await views.get('link', link.linkId)) as FoldedRow<LinkData> | undefined;
    if (!row) return refusedWith('link.expired');
    const about = await views.get(link.subjectAggregate, link.subjectId);
    const person = (await views.get('jobSeeker', link.jobSeekerId)) as FoldedRow<JobSeekerData> | undefined;
    const { stepUp } = row.data;
    return {
      data: {
        purpose: link.purpose,
        state: 'VALID',
        stepUp,
        satisfied: stepUp === 'none' || link.satisfied.includes(stepUp) || link.satisfied.includes('code'),
        expiresAt: row.data.expiresAt,
        position: about ? await positionRef(views, String(about.positionId ?? '')) : null,
        triesLeft: tailTries,
        maskedPhone: stepUp === 'code' && person?.data.phone ? maskPhone(person.data.phone) : null,
      },
    };
  },

  async appointmentPage({ id }, context) {
    const row = await subject<AppointmentData>('appointment', id, context);
    const session =
      row &&
      ((await context.views.get('appointmentSession', row.data.appointmentSessionId)) as
        | WorkspaceRow<AppointmentSessionData>
        | undefined);
    if (!row || !session?.data.facts) return refusedWith('common.not_found');
    const { data } = session;
    const { facts } = session.data;
    if (!facts) return refusedWith('common.not_found');
    const held = data.holdings.find(
      ({ appointmentId, until }) => appointmentId === row.id && until !== null && isBefore(context.now, until),
    );
    return {
      data: {
        appointmentId: row.id,
        name: await nameOf(context, row.jobSeekerId),
        position: await positionRef(context.views, row.positionId),
        stage: facts.stage,
        state: row.state as 'NOT_RESERVED',
        closed: session.state !== 'OPEN' || !isBefore(context.now, data.deadline),
        arranged: row.data.interviewId !== null,
        mode: facts.place.mode,
        site: facts.place.site,
        durationMinutes: facts.durationMinutes,
        deadline: data.deadline,
        contact: facts.place.contact || (await contactOf(context, row.positionId)),
        slots: slotsOf(row.id, data, context.now),
        held: held?.until ? { segmentId: held.segmentId, until: held.until } : null,
        reserved: row.data.reserved,
        editsLeft: Math.max(0, context.settings.appointmentEdits - row.data.edits),
        declineReason: row.data.declineReason,
        allowedActions: actionsFor(row, context),
      },
    };
  },

  async interviewPage({ id }, context) {
    const row = await subject<InterviewData>('interview', id, context);
    if (!row?.data.place) return refusedWith('common.not_found');
    const { data } = row;
    const { life, reply, signIn } = row.state as unknown as Pick<
      QueryResult<'interviewPage'>,
      'life' | 'reply' | 'signIn'
    >;
    return {
      data: {
        interviewId: row.id,
        name: await nameOf(context, row.jobSeekerId),
        position: await positionRef(context.views, row.positionId),
        stage: data.stage,
        life,
        reply,
        signIn,
        start: data.start,
        end: data.end,
        place: row.data.place,
        declineReason: data.declineReason,
        signInCode: reply === 'ACCEPTED' && life !== 'FINISHED' ? data.signInCode : null,
        allowedActions: actionsFor(row, context),
      },
    };
  },

  async offerPage({ id }, context) {
    const row = await subject<OfferData>('offer', id, context);
    const { status, link } = (row?.state ?? {}) as { status?: string; link?: string };
    // A draft is not an offer to the person yet.
    if (!row?.data.terms || status === undefined || status === 'PENDING_SEND') return refusedWith('common.not_found');
    const { terms, invalidReason, answeredAt } = row.data;
    return {
      data: {
        offerId: row.id,
        name: await nameOf(context, row.jobSeekerId),
        position: await positionRef(context.views, row.positionId),
        type: terms.type,
        status,
        link: link ?? 'EXPIRED',
        invalidReason,
        pay: terms.pay,
        plannedEntryDate: terms.plannedEntryDate ?? '',
        probationMonths: terms.probationMonths,
        workLocation: terms.workLocation,
        letter: String(row.notes.letter ?? ''),
        expiresAt: row.data.link?.expiresAt ?? null,
        answeredAt,
        attachment: terms.attachment,
        contact: await contactOf(context, row.positionId),
        allowedActions: actionsFor(row, context),
      },
    };
  },

  async collectionPage({ id }, context) {
    const row = await subject<InfoCollectionData>('infoCollection', id, context);
    if (!row || row.state === 'TO_COLLECT') return refusedWith('common.not_found');
    const content = row.data.content ?? CollectionContent.parse({});
    return {
      data: {
        collectionId: row.id,
        name: await nameOf(context, row.jobSeekerId),
        position: await positionRef(context.views, row.positionId),
        state: row.state as 'COLLECTING',
        content: { ...content },
        missing: missingInCollection(content),
        rejection: (row.notes.rejection as { reason: string; fields: string[]; at: string } | null | undefined) ?? null,
        expiresAt: row.data.link?.expiresAt ?? null,
        savedAt: (row.notes.savedAt as string | undefined) ?? null,
        contact: await contactOf(context, row.positionId),
        allowedActions: actionsFor(row, context),
      },
    };
  },
};

/** Seats left per segment; a hold that ran out counts as free although its event may still come. */
function slotsOf(appointmentId: string, { segments, holdings }: AppointmentSessionData, now: string) {
  const counting = holdings.filter(({ until }) => until === null || isBefore(now, until));
  return [...segments]
    .sort((a, b) => (a.start < b.start ? -1 : 1))
    .map(({ segmentId, start, end, seats }) => {
      const here = counting.filter((holding) => holding.segmentId === segmentId);
      return {
        segmentId,
        start,
        end,
        free: Math.max(0, seats - here.length),
        mine: here.some((holding) => holding.appointmentId === appointmentId),
      };
    });
}
