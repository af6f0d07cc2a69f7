import type { ApplicationRow } from '@talentlog/contracts';
import type { CommandName } from '../../../../api/index.ts';

/** Everything that can be done from an open record. */
export type RecordAction = CommandName &
  (
    | 'PassStep'
    | 'StartStep'
    | 'HoldStep'
    | 'EliminateApplication'
    | 'AdvanceStage'
    | 'SkipStage'
    | 'ReturnStage'
    | 'TransferApplication'
    | 'InvalidateApplication'
    | 'LockApplication'
    | 'UnlockApplication'
    | 'RecordSigning'
    | 'StartOnboarding'
    | 'ConfirmOnboarding'
    | 'ReopenApplication'
    | 'AssignScreening'
    | 'ArrangeInterview'
    | 'DraftOffer'
    | 'AddJobSeekerComment'
    | 'RequestConsent'
  );

interface Seen extends Pick<ApplicationRow, 'allowedActions' | 'bucket' | 'stage'> {
  readonly personActions: readonly string[];
  readonly person: Pick<ApplicationRow['person'], 'consent'>;
  readonly offers: readonly { readonly status: string }[];
}

const screeningStages = ['RESUME_SCREENING', 'DEPT_SCREENING'];
const interviewStages = ['FIRST_INTERVIEW', 'SECOND_INTERVIEW', 'HR_INTERVIEW', 'FINAL_INTERVIEW'];

/** Commands that begin a record of their own: the view of this one cannot list them, so stage and permission decide. */
function beginnings(row: Seen, may: (permission: string) => boolean): readonly RecordAction[] {
  if (row.bucket !== 'ACTIVE' || row.person.consent !== 'AUTHORIZED') return [];
  const live = row.offers.some(({ status }) => status !== 'INVALID');
  return [
    ...(screeningStages.includes(row.stage) && may('MANAGE_SCREENING') ? (['AssignScreening'] as const) : []),
    ...(interviewStages.includes(row.stage) && may('MANAGE_INTERVIEW') ? (['ArrangeInterview'] as const) : []),
    ...(row.stage === 'OFFER' && !live && may('MANAGE_OFFER') ? (['DraftOffer'] as const) : []),
  ];
}

/** What the viewer can do with this record now. */
export function offeredActions(row: Seen, may: (permission: string) => boolean): ReadonlySet<string> {
  return new Set([...row.allowedActions, ...row.personActions, ...beginnings(row, may)]);
}

/** Buttons in their order; the first that is offered is the primary one. The rest stand under "more". */
export const primaryOrder: readonly RecordAction[] = [
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
export const buttons: readonly RecordAction[] = [
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
];
export const underMore: readonly RecordAction[] = [
  'StartStep',
  'AddJobSeekerComment',
  'SkipStage',
  'ReturnStage',
  'TransferApplication',
  'LockApplication',
  'UnlockApplication',
  'InvalidateApplication',
];

export const actionKeys: Readonly<Partial<Record<RecordAction, string>>> = {
  PassStep: 'p',
  HoldStep: 'h',
  EliminateApplication: 'e',
  AdvanceStage: 's',
  AddJobSeekerComment: 'c',
  AssignScreening: 'a',
};

/** The one action a record asks for now. */
export const primaryOf = (offered: ReadonlySet<string>): RecordAction | undefined =>
  primaryOrder.find((action) => offered.has(action));
