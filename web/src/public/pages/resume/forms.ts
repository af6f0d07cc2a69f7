import type { ResumeBlock, ResumeBlocks } from '@talentlog/contracts';

type BasicField = keyof ResumeBlocks['basic'];
type EntryOf<B extends ResumeBlock> = ResumeBlocks[B] extends readonly (infer E)[] ? E : ResumeBlocks[B];
/** Name of a field of any block. */
export type FieldName = { [B in ResumeBlock]: keyof EntryOf<B> & string }[ResumeBlock];

export interface FieldSpec {
  readonly name: FieldName;
  readonly kind:
    | 'text'
    | 'area'
    | 'day'
    | 'point'
    | 'number'
    | 'phone'
    | 'email'
    | 'gender'
    | 'degree'
    | 'identity'
    | 'untilNow';
  /** Fields of the same block that stay folded until asked for. */
  readonly more?: true;
}

export const blockNames = [
  'basic',
  'education',
  'work',
  'internship',
  'project',
  'training',
  'award',
  'campusPractice',
  'language',
  'skill',
  'family',
] as const satisfies readonly ResumeBlock[];

const more = true;
const span = [
  { name: 'start', kind: 'point' },
  { name: 'end', kind: 'point' },
  { name: 'untilNow', kind: 'untilNow' },
] as const;
const description = { name: 'description', kind: 'area' } as const;
const job = [
  { name: 'company', kind: 'text' },
  { name: 'title', kind: 'text' },
  { name: 'department', kind: 'text' },
  ...span,
  description,
] as const;

const basic: readonly (FieldSpec & { name: BasicField })[] = [
  { name: 'name', kind: 'text' },
  { name: 'gender', kind: 'gender' },
  { name: 'birthDate', kind: 'day' },
  { name: 'phone', kind: 'phone' },
  { name: 'email', kind: 'email' },
  { name: 'highestDegree', kind: 'degree' },
  { name: 'residence', kind: 'text' },
  { name: 'workYears', kind: 'number' },
  { name: 'selfEvaluation', kind: 'area' },
  { name: 'citizenship', kind: 'text', more },
  { name: 'nation', kind: 'text', more },
  { name: 'nativePlace', kind: 'text', more },
  { name: 'identityType', kind: 'identity', more },
  { name: 'identityNumber', kind: 'text', more },
  { name: 'politicalStatus', kind: 'text', more },
  { name: 'maritalStatus', kind: 'text', more },
  { name: 'health', kind: 'text', more },
  { name: 'bloodType', kind: 'text', more },
  { name: 'heightCm', kind: 'number', more },
  { name: 'weightKg', kind: 'number', more },
  { name: 'emergencyContact', kind: 'text', more },
  { name: 'emergencyPhone', kind: 'phone', more },
];

/** The fields of each block, in the order people fill them in. */
export const blockForms: Readonly<Record<ResumeBlock, readonly FieldSpec[]>> = {
  basic,
  education: [
    { name: 'school', kind: 'text' },
    { name: 'degree', kind: 'degree' },
    { name: 'major', kind: 'text' },
    ...span,
    description,
  ],
  work: job,
  internship: job,
  project: [{ name: 'name', kind: 'text' }, { name: 'role', kind: 'text' }, ...span, description],
  training: [{ name: 'name', kind: 'text' }, { name: 'institution', kind: 'text' }, ...span, description],
  award: [
    { name: 'name', kind: 'text' },
    { name: 'level', kind: 'text' },
    { name: 'date', kind: 'point' },
    description,
  ],
  campusPractice: [{ name: 'name', kind: 'text' }, { name: 'role', kind: 'text' }, ...span, description],
  language: [
    { name: 'name', kind: 'text' },
    { name: 'level', kind: 'text' },
    { name: 'certificate', kind: 'text' },
  ],
  skill: [{ name: 'name', kind: 'text' }, { name: 'level', kind: 'text' }, description],
  family: [
    { name: 'relation', kind: 'text' },
    { name: 'name', kind: 'text' },
    { name: 'employer', kind: 'text' },
    { name: 'phone', kind: 'phone' },
  ],
};
