import type { DictionaryName, ResumeBlock, ResumeBlocks } from '@talentlog/contracts';

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
    | 'untilNow'
    | 'listed'
    | 'suggested';
  /** The company's list that it is chosen of, or, of a text, that it suggests. */
  readonly list?: DictionaryName;
  /** Fields of the same block that stay folded until asked for. */
  readonly more?: true;
  /** As long as a line of a phone; the others stand in pairs. */
  readonly wide?: true;
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
const wide = true;
const span = [
  { name: 'start', kind: 'point' },
  { name: 'end', kind: 'point' },
  { name: 'untilNow', kind: 'untilNow', wide },
] as const;
const description = { name: 'description', kind: 'area' } as const;
const job = [
  { name: 'company', kind: 'text', wide },
  { name: 'title', kind: 'text', wide },
  { name: 'department', kind: 'text', wide },
  ...span,
  description,
] as const;

const basic: readonly (FieldSpec & { name: BasicField })[] = [
  { name: 'name', kind: 'text' },
  { name: 'gender', kind: 'gender' },
  { name: 'birthDate', kind: 'day' },
  { name: 'phone', kind: 'phone' },
  { name: 'email', kind: 'email', wide },
  { name: 'highestDegree', kind: 'degree' },
  { name: 'residence', kind: 'text' },
  { name: 'workYears', kind: 'number' },
  { name: 'selfEvaluation', kind: 'area' },
  { name: 'citizenship', kind: 'text', more },
  { name: 'nation', kind: 'listed', list: 'nation', more },
  { name: 'nativePlace', kind: 'text', more },
  { name: 'identityType', kind: 'identity', more },
  { name: 'identityNumber', kind: 'text', wide, more },
  { name: 'politicalStatus', kind: 'listed', list: 'politicalStatus', more },
  { name: 'maritalStatus', kind: 'listed', list: 'maritalStatus', more },
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
    { name: 'school', kind: 'text', wide },
    { name: 'degree', kind: 'degree' },
    { name: 'educationType', kind: 'listed', list: 'educationType' },
    { name: 'major', kind: 'text' },
    ...span,
    description,
  ],
  work: job,
  internship: job,
  project: [{ name: 'name', kind: 'text', wide }, { name: 'role', kind: 'text', wide }, ...span, description],
  training: [{ name: 'name', kind: 'text', wide }, { name: 'institution', kind: 'text', wide }, ...span, description],
  award: [
    { name: 'name', kind: 'text', wide },
    { name: 'level', kind: 'listed', list: 'awardLevel' },
    { name: 'date', kind: 'point' },
    description,
  ],
  campusPractice: [{ name: 'name', kind: 'text', wide }, { name: 'role', kind: 'text', wide }, ...span, description],
  language: [
    { name: 'name', kind: 'text' },
    { name: 'level', kind: 'listed', list: 'mastery' },
    { name: 'certificate', kind: 'suggested', list: 'languageTest', wide },
  ],
  skill: [{ name: 'name', kind: 'text' }, { name: 'level', kind: 'listed', list: 'mastery' }, description],
  family: [
    { name: 'relation', kind: 'listed', list: 'relationship' },
    { name: 'name', kind: 'text' },
    { name: 'employer', kind: 'text', wide },
    { name: 'phone', kind: 'phone' },
  ],
};
