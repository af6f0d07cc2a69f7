import type { LinkBecame } from '@talentlog/contracts';
import { isBefore } from '@talentlog/domain/fold';
import { type QueryContext, type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import { aboutPage } from './own-page.ts';

interface Was {
  readonly row: RowOf<'appointments'> | RowOf<'interviews'> | RowOf<'offers'> | RowOf<'collections'>;
  /** Of the link that its subject has now. */
  readonly linkId: string | undefined;
  readonly became: LinkBecame;
  readonly stage?: string;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** What a link that is over was for (DOMAIN.md section 6): enough to know what to do next, and nothing of its contents. */
export const linkOver: QueryHandlers['linkOver'] = async (_params, context) => {
  const { over } = context.admission;
  const was = over && (await found(over.subjectAggregate, over.subjectId, context));
  if (!over || was?.row.jobSeekerId !== over.jobSeekerId) return refusedWith('link.expired');
  const { row, linkId, became, stage = null, start = null, end = null } = was;
  const { position, contact } = await aboutPage(row, context);
  const about = await context.views.applications.get(row.data.applicationId);
  return {
    data: {
      purpose: over.purpose,
      became: linkId === over.linkId ? became : 'REPLACED',
      position,
      stage,
      start,
      end,
      goesOn: about?.bucket === 'ACTIVE',
      contact,
    },
  };
};

async function found(aggregate: string, id: string, { views, now }: QueryContext): Promise<Was | undefined> {
  switch (aggregate) {
    case 'appointment':
      return ofAppointment(await views.appointments.get(id), { views, now });
    case 'interview':
      return ofInterview(await views.interviews.get(id), now);
    case 'offer':
      return ofOffer(await views.offers.get(id));
    case 'infoCollection':
      return ofCollection(await views.collections.get(id));
    default:
      return undefined;
  }
}

async function ofAppointment(
  row: RowOf<'appointments'> | undefined,
  { views, now }: Pick<QueryContext, 'views' | 'now'>,
): Promise<Was | undefined> {
  if (row === undefined) return undefined;
  const { interviewId, appointmentSessionId, reserved, link } = row.data;
  const [interview, session] = await Promise.all([
    views.interviews.get(interviewId ?? ''),
    views.sessions.get(appointmentSessionId),
  ]);
  const became = { CANCELLED: 'CANCELLED', REJECTED: 'DECLINED', COMPLETED: 'HELD' } as const;
  const held = ofInterview(interview, now);
  const at = held ?? { start: reserved?.start, end: reserved?.end };
  const stage = session?.data.facts?.stage;
  return {
    ...{ row, linkId: link.linkId, start: at.start, end: at.end },
    ...(stage === undefined ? {} : { stage }),
    became: held?.became ?? became[row.state as keyof typeof became] ?? 'UNANSWERED',
  };
}

function ofInterview(row: RowOf<'interviews'> | undefined, now: string): Was | undefined {
  if (row === undefined) return undefined;
  const { life, reply, signIn } = row.state;
  const { stage, start, end, linkId } = row.data;
  const held =
    reply === 'DECLINED'
      ? 'DECLINED'
      : signIn === 'NOT_PRESENT'
        ? 'MISSED'
        : life !== 'FINISHED' && isBefore(now, end)
          ? 'TO_COME'
          : 'HELD';
  return { row, linkId, stage, start, end, became: life === 'CANCELLED' ? 'CANCELLED' : held };
}

const ends = { EXPIRED: 'UNANSWERED', REFUSED: 'DECLINED', SUPERSEDED: 'REPLACED', RECORD_ENDED: 'CANCELLED' } as const;

function ofOffer(row: RowOf<'offers'> | undefined): Was | undefined {
  if (row === undefined) return undefined;
  const { status } = row.state;
  const { invalidReason, link } = row.data;
  const answered = status === 'ACCEPTED' || status === 'ON_BOARD' ? 'ACCEPTED' : 'UNANSWERED';
  const ended = ends[invalidReason as keyof typeof ends] ?? 'WITHDRAWN';
  return { row, linkId: link?.linkId, stage: 'OFFER', became: status === 'INVALID' ? ended : answered };
}

function ofCollection(row: RowOf<'collections'> | undefined): Was | undefined {
  if (row === undefined) return undefined;
  const isOpen = row.state === 'COLLECTING' || row.state === 'TO_COLLECT';
  const received = row.state === 'ARCHIVED' ? 'WITHDRAWN' : 'RECEIVED';
  return { row, linkId: row.data.link?.linkId, stage: 'ONBOARDING', became: isOpen ? 'UNANSWERED' : received };
}
