import type { Outcome, WorkKind } from '@talentlog/contracts';
import type { EventReader, RecordedEvent } from '@talentlog/runtime';

/** For as long nobody is told: the ten seconds in which the screen offers to take a move back, and the way there; an end is reopened in it. */
const heldBack = 15_000;

/** A move from a stage to another, that is taken back by another such move. */
const moves: readonly string[] = ['StageAdvanced', 'StageSkipped', 'StageReturned'];

/** What staff, or the rules of the company, end. The person's own end is confirmed at once. */
const ends: readonly string[] = ['RecordEnded', 'RecordInvalidated'];
const ofPerson: ReadonlySet<unknown> = new Set<Outcome>(['ABANDONED', 'CONSENT_WITHDRAWN']);

/** After these, the stage that a move before them came to is no longer news. */
const overtaking: readonly string[] = [...moves, ...ends, 'OnboardingStarted', 'RecordTransferred'];
/** Work whose own message names the stage that the person came to. */
const inviting: ReadonlySet<unknown> = new Set<WorkKind>(['INTERVIEW', 'APPOINTMENT']);
/** The events of an application that are told, or say whether another is. */
const told: readonly string[] = [...overtaking, 'RecordReopened'];

type Happened = Pick<RecordedEvent, 'type' | 'metadata' | 'data'>;
type Step = Happened & Pick<RecordedEvent, 'revision'>;
const timeOf = ({ metadata }: Happened): number => Date.parse(metadata.at);
const isSoonAfter = (before: Happened, after: Happened): boolean => timeOf(after) - timeOf(before) < heldBack;
const isMove = ({ type }: Happened): boolean => moves.includes(type);
const isEnd = ({ type, data }: Happened): boolean =>
  ends.includes(type) && !ofPerson.has(data.outcome) && !ofPerson.has(data.cause);
/** Whether it waits before it is told. */
const isHeld = (event: Happened): boolean => isMove(event) || isEnd(event);

/** When what happened may be told. */
export const mayBeToldAt = (event: Happened): number => (isHeld(event) ? timeOf(event) + heldBack : 0);

/**
 * Whether what happened is still news when its time has come. What was taken back or overtaken while nobody was told of it is none, and
 * what took it back is none either: it leads to where the person is known to be. A move is none where an invitation has named its stage
 * meanwhile. Answers the same whenever it is asked.
 */
export async function isNews(event: Happened & Pick<RecordedEvent, 'stream' | 'revision'>, store: EventReader) {
  const isReopening = event.type === 'RecordReopened';
  if (!isHeld(event) && !isReopening) return true;
  const history = await store.readStream(event.stream);
  const steps = history.filter(({ type }) => told.includes(type));
  const invitations = history.filter(({ type, data }) => type === 'WorkOpened' && inviting.has(data.work));
  const isUntold = (step: Step | undefined, next: Step | undefined): boolean =>
    isOvertaken(step, next) && !isInvitedAfter(step, next, invitations);
  const own = steps.findIndex(({ revision }) => revision === event.revision);
  if (isReopening) return !isUntold(steps[own - 1], event) || isUntold(steps[own - 2], steps[own - 1]);
  if (isUntold(event, steps[own + 1])) return false;
  if (isEnd(event)) return true;
  if (isInvitedAfter(event, steps[own + 1], invitations)) return false;
  const upTo = steps.slice(0, own + 1);
  const last = upTo.findLast((step, index) => !isUntold(upTo[index - 1], step));
  return last?.data.from !== event.data.to;
}

/** Whether nobody was told of the step, because the next one came too soon. A move that ends is told as the end, and an end is taken back by reopening alone. */
const isOvertaken = (step: Happened | undefined, next: Happened | undefined): boolean =>
  step !== undefined &&
  next !== undefined &&
  isSoonAfter(step, next) &&
  (isEnd(step) ? next.type === 'RecordReopened' : isMove(step) && overtaking.includes(next.type));

/** Whether the person was invited to an interview at the stage of the move while the move was held back. */
const isInvitedAfter = (step: Step | undefined, next: Step | undefined, invitations: readonly Step[]): boolean =>
  step !== undefined &&
  isMove(step) &&
  invitations.some(
    (one) =>
      one.revision > step.revision && (next === undefined || one.revision < next.revision) && isSoonAfter(step, one),
  );
