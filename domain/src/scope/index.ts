// The face of `scope`: what other aggregates, and readers through `fold.ts`, may take of it.
export { heldKind } from './held-work.ts';
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
