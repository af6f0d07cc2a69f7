import type { ApplicationRow, NextStep, StepOfHr } from '@talentlog/contracts';
import { isBefore, liveOffer, takesAnswers, workInHand } from '@talentlog/domain/fold';
import type { Beside } from '../access/beside.ts';
import type { QueryContext } from '../bus/query-context.ts';
import { wasMissed } from '../interviews/index.ts';
import type { RowOf } from '../open-views.ts';
import { awaitsReply } from './awaits-reply.ts';
import { collectionIdOf, type OpenWork } from './open-work.ts';
import { stageDue } from './stage-due.ts';
import type { ApplicationStored } from './view.ts';

type Account = ReturnType<Beside['account']>;
type Turn = Pick<ApplicationRow, 'waitsFor' | 'nextStep' | 'dueAt'> & {
  /** Who it is, where one person is meant. */
  readonly waitsForAccount: Account | null;
};
type Names = Pick<Beside, 'account'>;
type At = Pick<QueryContext, 'now' | 'settings'>;

const turn = (waitsFor: string, nextStep: NextStep | null, dueAt: string | null = null, who?: Account): Turn => ({
  ...{ waitsFor, nextStep, dueAt },
  waitsForAccount: who ?? null,
});
const ofHr = (step: StepOfHr, dueAt: string | null = null): Turn => turn('HR', step, dueAt);

/**
 * Whose turn it is and what exactly they owe: open work names them, then a live offer, then the step itself. Lists, boards and
 * everybody's own work are told by this one table.
 */
export function turnOf(row: ApplicationStored, work: OpenWork, beside: Names, { now, settings }: At): Turn {
  if (row.bucket !== 'ACTIVE') return afterTheEnd(row, work, now) ?? turn('NOBODY', null);
  return (
    turnByWork(row, work, beside, now) ??
    turnByOffer(row, work, beside, now) ??
    ofHr(row.step ?? 'HANDLE', stageDue(row, settings))
  );
}

function turnByWork({ data }: ApplicationStored, work: OpenWork, { account }: Names, now: string): Turn | undefined {
  const first = workInHand(data);
  switch (first?.work) {
    case 'SCREENING': {
      const item = work.items.get(first.workId);
      return item && turn('SCREENER', 'SCREEN', item.data.deadline, account(item.data.screenerId));
    }
    case 'APPOINTMENT': {
      const appointment = work.appointments.get(first.workId);
      const session = appointment && work.sessions.get(appointment.data.appointmentSessionId);
      const dueAt = session?.data.deadline ?? null;
      // A time that was chosen becomes an interview by HR alone, and whoever chose none in time can choose none any more.
      if (appointment?.state === 'RESERVED') return ofHr('ARRANGE', appointment.data.reserved?.start ?? dueAt);
      return session && !takesAnswers(session, now) ? ofHr('ARRANGE') : turn('SEEKER', 'CHOOSE_TIME', dueAt);
    }
    case 'INTERVIEW': {
      const interview = work.interviews.get(first.workId);
      return interview && turnByInterview(interview, work, account, now);
    }
    default:
      return undefined;
  }
}

function turnByInterview(
  interview: RowOf<'interviews'>,
  { sheets }: OpenWork,
  account: Names['account'],
  now: string,
): Turn {
  const { start, end, interviewerIds } = interview.data;
  if (interview.state.reply === 'DECLINED') return ofHr('ARRANGE', start);
  const written = sheets.get(interview.id) ?? [];
  const missing = written.filter((sheet) => sheet.state === 'UNEVALUATED');
  if (written.length > 0 && missing.length === 0) return ofHr('CONCLUDE');
  // Nobody can write about whom nobody met.
  if (missing.length === written.length && wasMissed(interview)) return ofHr('CONCLUDE');
  if (awaitsReply(interview, now)) return turn('SEEKER', 'REPLY_INTERVIEW', start);
  const interviewer = missing[0]?.data.interviewerId ?? interviewerIds[0] ?? '';
  return turn('INTERVIEWER', 'EVALUATE', end, account(interviewer));
}

function turnByOffer(row: ApplicationStored, work: OpenWork, { account }: Names, now: string): Turn | undefined {
  const live = liveOffer(row.data);
  const offer = live && work.offers.get(live.offerId);
  switch (live?.status) {
    case 'SENT':
      return turn('SEEKER', 'ANSWER_OFFER', offer?.data.link?.expiresAt ?? null);
    case 'ACCEPTED':
      return turnByCollection(row, work, now);
    case 'PENDING_SEND': {
      if (offer?.state.approval === 'PASSED') return ofHr('SEND_OFFER');
      const step = offer?.state.approval === 'APPROVING' ? offer.data.steps[offer.data.currentStep] : undefined;
      return step ? turn('APPROVER', 'APPROVE', null, account(step.approverId)) : ofHr('SUBMIT_OFFER');
    }
    default:
      return undefined;
  }
}

function turnByCollection(row: ApplicationStored, { collections }: OpenWork, now: string): Turn | undefined {
  const collection = collections.get(collectionIdOf(row));
  const entry = collection?.data.entry?.entryDate ?? null;
  switch (collection?.state) {
    case 'TO_COLLECT':
      return ofHr('SEND_COLLECTION', entry);
    case 'COLLECTING': {
      const until = collection.data.link?.expiresAt ?? null;
      // Once the link is over only a reminder, which brings a new one, lets the candidate in again.
      const isOver = until !== null && !isBefore(now, until);
      return isOver ? ofHr('REMIND_COLLECTION', entry) : turn('SEEKER', 'FILL_COLLECTION', until);
    }
    case 'COLLECTED':
      return ofHr('REVIEW_COLLECTION', entry);
    case 'LOCKED':
      return collection.data.pushing === null ? ofHr('PUSH_COLLECTION', entry) : turn('SAP', 'WAIT_FOR_SAP');
    case 'PUSHED':
      return ofHr('CONFIRM_ONBOARDING', entry);
    default:
      return undefined;
  }
}

/** Who signed is still expected on their first day. */
function afterTheEnd(row: ApplicationStored, work: OpenWork, now: string): Turn | undefined {
  const found = row.data.outcome === 'EMPLOYED' ? undefined : turnByCollection(row, work, now);
  return found?.nextStep === 'CONFIRM_ONBOARDING' ? found : undefined;
}
