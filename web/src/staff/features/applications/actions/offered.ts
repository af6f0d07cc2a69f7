import type { ApplicationRow, NextStep } from '@talentlog/contracts';
import type { CommandName } from '../../../../api/index.ts';

/** Buttons of an open application, in their order. */
export const buttons = [
  'AdvanceStage',
  'PassStep',
  'DraftOffer',
  'ArrangeInterview',
  'AssignScreening',
  'ConfirmOnboarding',
  'StartOnboarding',
  'RecordSigning',
  'HoldStep',
  'EliminateApplication',
  'ReopenApplication',
  'RequestConsent',
] as const satisfies readonly CommandName[];

/** The rest, under "more". */
export const underMore = [
  'StartStep',
  'WriteToCandidate',
  'AddJobSeekerComment',
  'AddJobSeekerTag',
  'EditJobSeeker',
  'SkipStage',
  'ReturnStage',
  'TransferApplication',
  'LockApplication',
  'UnlockApplication',
  'InvalidateApplication',
] as const satisfies readonly CommandName[];

/** Everything that can be done from an open application. */
export type ApplicationAction = (typeof buttons | typeof underMore)[number];

/** Done by one press, because nothing leaves the house and nothing more need be asked. */
const atOnce = [
  'PassStep',
  'StartStep',
  'UnlockApplication',
  'RequestConsent',
] as const satisfies readonly ApplicationAction[];
export type ActionAtOnce = (typeof atOnce)[number];
/** The others ask in a form of their own. */
export type AskedAction = Exclude<ApplicationAction, ActionAtOnce>;

export const isAtOnce = (action: ApplicationAction): action is ActionAtOnce =>
  (atOnce as readonly ApplicationAction[]).includes(action);

/** What the viewer can do with this application now, and with the person. */
export const offeredActions = (
  row: Pick<ApplicationRow, 'allowedActions'> & { readonly personActions: readonly string[] },
): ReadonlySet<string> => new Set([...row.allowedActions, ...row.personActions]);

/** The first of these that is offered is the primary button. */
export const primaryOrder: readonly ApplicationAction[] = [
  'RequestConsent',
  'AdvanceStage',
  'DraftOffer',
  'ArrangeInterview',
  'AssignScreening',
  'StartOnboarding',
  'ConfirmOnboarding',
  'RecordSigning',
  'PassStep',
  'ReopenApplication',
];

export const actionKeys: Readonly<Partial<Record<ApplicationAction, string>>> = {
  PassStep: 'p',
  HoldStep: 'h',
  EliminateApplication: 'e',
  AdvanceStage: 's',
  AddJobSeekerComment: 'c',
  AssignScreening: 'a',
};

/** By what the step is done that everybody is told an application waits for. */
const actionOf: Readonly<Partial<Record<NextStep, ApplicationAction>>> = {
  HANDLE: 'PassStep',
  CONCLUDE: 'PassStep',
  DECIDE_HELD: 'PassStep',
  ASSIGN: 'AssignScreening',
  REASSIGN: 'AssignScreening',
  ARRANGE: 'ArrangeInterview',
  ADVANCE: 'AdvanceStage',
  DRAFT_OFFER: 'DraftOffer',
};

/** Give work to somebody: asked for where that is the next step, and never beside work that is under way. */
const gives: readonly ApplicationAction[] = ['AssignScreening', 'ArrangeInterview', 'DraftOffer'];

/** The one action an application asks for now: consent before everything, then its next step. */
export function primaryOf(offered: ReadonlySet<string>, nextStep: NextStep | null): ApplicationAction | undefined {
  const step = actionOf[nextStep ?? 'SCREEN'];
  if (step !== undefined && offered.has(step) && !offered.has('RequestConsent')) return step;
  return primaryOrder.find((action) => offered.has(action) && (nextStep === null || !gives.includes(action)));
}
