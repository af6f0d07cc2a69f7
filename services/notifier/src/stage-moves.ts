import type { EventReader, RecordedEvent } from '@talentlog/runtime';

/** For as long nobody is told of a move: the ten seconds in which the screen offers to take it back, and the way there. */
const heldBack = 15_000;

/** A move from a stage to another, that is taken back by another such move. */
const moves: readonly string[] = ['StageAdvanced', 'StageSkipped', 'StageReturned'];

/** After these, the stage that a move before them came to is no longer news. */
const overtaking: readonly string[] = [
  ...moves,
  'OnboardingStarted',
  'RecordEnded',
  'RecordTransferred',
  'RecordInvalidated',
];

type Happened = Pick<RecordedEvent, 'type' | 'metadata'>;
const timeOf = ({ metadata }: Happened): number => Date.parse(metadata.at);
const isSoonAfter = (before: Happened, after: Happened): boolean => timeOf(after) - timeOf(before) < heldBack;
const isMove = ({ type }: Happened): boolean => moves.includes(type);

/** When what happened may be told. */
export const mayBeToldAt = (event: Happened): number => (isMove(event) ? timeOf(event) + heldBack : 0);

/**
 * Whether what happened is still news when its time has come. A move that was taken back or overtaken while nobody was told of it is
 * none, and the move that took it back is none either: it leads to where the person is known to be. Answers the same whenever it is asked.
 */
export async function isNews(
  event: Happened & Pick<RecordedEvent, 'stream' | 'revision' | 'data'>,
  store: EventReader,
) {
  if (!isMove(event)) return true;
  const steps = (await store.readStream(event.stream)).filter(({ type }) => overtaking.includes(type));
  const own = steps.findIndex(({ revision }) => revision === event.revision);
  const next = steps[own + 1];
  if (next !== undefined && isSoonAfter(event, next)) return false;
  const before = steps.slice(0, own + 1);
  const last = before.findLastIndex((step, index) => !isUntold(before[index - 1], step));
  return before[last]?.data.from !== event.data.to;
}

/** Whether nobody was told of the step before, because this one came too soon. */
const isUntold = (step: Happened | undefined, next: Happened): boolean =>
  step !== undefined && isMove(step) && isSoonAfter(step, next);
