// Public interface of `scope`: what other aggregates may import, and readers through `fold.ts`.
export { heldKind } from './held-work.ts';
export { needPositions, ownersIn, positionIn } from './owned-positions.ts';
export {
  asksForOwners,
  isInTalentBase,
  isOwn,
  isOwner,
  looksAfterTalent,
  mayAct,
  mayRead,
  mayTakeUp,
  ownersOfPosition,
  positionsActedFrom,
  rowScope,
  tasksReadFrom,
} from './scope.ts';
export { evaluationTasks, interviewTasks, offerTasks, screeningTasks, sessionTasks, type Task } from './tasks.ts';
