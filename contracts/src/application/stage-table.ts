import type { Track } from '../position/position.ts';

/** Stages of a recruitment record, in order (DOMAIN.md section 4). */
export const stages = [
  'DELIVERED',
  'RESUME_SCREENING',
  'DEPT_SCREENING',
  'WRITTEN_EXAM',
  'PSYCH_EVALUATION',
  'FIRST_INTERVIEW',
  'SECOND_INTERVIEW',
  'HR_INTERVIEW',
  'FINAL_INTERVIEW',
  'REVIEW',
  'SYMPOSIUM',
  'OFFER',
  'SIGNING',
  'ONBOARDING',
] as const;
type Stage = (typeof stages)[number];

/** How far a step is. */
export const stepStatuses = ['TO_HANDLE', 'IN_PROGRESS', 'UNDETERMINED', 'PASSED'] as const;

/** Whether an application is under way. */
export const buckets = ['ACTIVE', 'ENDED', 'INVALID'] as const;

/** How a record ended. */
export const outcomes = [
  'EMPLOYED',
  'SIGNED_TWO_PARTY',
  'SIGNED_THREE_PARTY',
  'NOT_PASSED',
  'ABANDONED',
  'OFFER_REFUSED',
  'OFFER_EXPIRED',
  'NO_SHOW',
  'BREACHED',
  'POSITION_CLOSED',
  'TRANSFERRED',
  'DUPLICATE',
  'CONSENT_WITHDRAWN',
  'TALENT_POOL',
] as const;

/** Number of a stage, from 1: larger means nearer to employment, although no track walks them in exactly this order. */
export const stageNumber = (stage: Stage): number => stages.indexOf(stage) + 1;

type Row = readonly [stage: Stage, campus: readonly number[], social: readonly number[], intern: readonly number[]];

const rows: readonly Row[] = [
  ['DELIVERED', [2], [2], [2]],
  ['RESUME_SCREENING', [3, 4, 6], [3, 6], [3, 6]],
  ['DEPT_SCREENING', [4, 6], [6], [6]],
  ['WRITTEN_EXAM', [5, 6], [], [6]],
  ['PSYCH_EVALUATION', [6, 8, 10], [8, 10], [6]],
  ['FIRST_INTERVIEW', [5, 7, 8], [7, 8, 5], [8, 12]],
  ['SECOND_INTERVIEW', [5, 8, 9], [8, 9, 5], [8]],
  ['HR_INTERVIEW', [9, 10, 11, 12], [9, 10, 12], [12]],
  ['FINAL_INTERVIEW', [8, 10, 11], [10, 12], [12]],
  ['REVIEW', [11, 12], [12], [12]],
  ['SYMPOSIUM', [12], [], []],
  ['OFFER', [13, 14], [14], [14]],
  ['SIGNING', [14], [], []],
  ['ONBOARDING', [], [], []],
];

const column = (track: 1 | 2 | 3): Readonly<Record<Stage, readonly Stage[]>> =>
  Object.fromEntries(
    rows.map((row) => [row[0], row[track].map((number) => stages[number - 1] as Stage)]),
  ) as unknown as Readonly<Record<Stage, readonly Stage[]>>;

/** Where a passed record may advance to, by track. The last stage ends by the onboarding function only. */
export const nextStages: Readonly<Record<Track, Readonly<Record<Stage, readonly Stage[]>>>> = {
  CAMPUS: column(1),
  SOCIAL: column(2),
  INTERN: column(3),
};

const known = (track: Track): readonly Stage[] =>
  stages.filter(
    (stage) => nextStages[track][stage].length > 0 || stages.some((from) => nextStages[track][from].includes(stage)),
  );
/** Found once: lists ask for them for every button of every row. */
const knownStages: Readonly<Record<Track, readonly Stage[]>> = {
  CAMPUS: known('CAMPUS'),
  SOCIAL: known('SOCIAL'),
  INTERN: known('INTERN'),
};

/** Stages a track knows: those one can leave or enter in it. */
export const stagesOf = (track: Track): readonly Stage[] => knownStages[track];
