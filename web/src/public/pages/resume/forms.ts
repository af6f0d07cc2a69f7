import type { Education, ResumeBlock, ResumeBlocks } from '@talentlog/contracts';

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

/** Marked with a star; a test keeps it equal to the contract's list, whose module would bring its validator to the phone. */
export const requiredFields: Readonly<Record<ResumeBlock, readonly string[]>> = {
  basic: ['name', 'gender', 'birthDate', 'phone', 'email', 'highestDegree', 'residence'],
  education: ['school', 'degree', 'start', 'end'],
  work: ['company', 'title', 'start', 'end'],
  internship: ['company', 'title', 'start', 'end'],
  project: ['name', 'start', 'end'],
  training: ['name'],
  award: ['name'],
  campusPractice: ['name'],
  language: ['name'],
  skill: ['name'],
  family: ['relation', 'name'],
};

export const degrees = [
  'PRIMARY',
  'JUNIOR_MIDDLE',
  'SENIOR_MIDDLE',
  'TECHNICAL_SECONDARY',
  'COLLEGE',
  'BACHELOR',
  'MASTER',
  'MBA',
  'DOCTORAL',
] as const satisfies readonly Education[];
export const genders = ['MALE', 'FEMALE'] as const satisfies readonly NonNullable<ResumeBlocks['basic']['gender']>[];
export const resumeIdentityTypes = [
  'ID_CARD',
  'PASSPORT',
  'HK_MACAO_PERMIT',
  'TAIWAN_PERMIT',
  'OTHER',
] as const satisfies readonly NonNullable<ResumeBlocks['basic']['identityType']>[];

/** One entry of a block as the form holds it. */
export type Entry = Readonly<Record<string, unknown>>;

/** Content of a block as a list of entries; `basic` is a list of one. */
export const entriesOf = (block: ResumeBlock, content: unknown): readonly Entry[] => {
  if (block === 'basic') return [typeof content === 'object' && content !== null ? (content as Entry) : {}];
  return Array.isArray(content) ? (content as Entry[]) : [];
};

/** Only known fields, empty ones as null: what the server is sent. */
export function contentOf(block: ResumeBlock, entries: readonly Entry[]): unknown {
  const clean = (entry: Entry) =>
    Object.fromEntries(
      blockForms[block].map(({ name, kind }) => {
        const value = entry[name];
        if (kind === 'untilNow') return [name, value === true];
        if (value === '' || value === undefined || value === null) return [name, null];
        const isNumber = kind === 'number' && Number.isFinite(Number(value));
        return [name, isNumber ? Number(value) : value];
      }),
    );
  return block === 'basic' ? clean(entries[0] ?? {}) : entries.map(clean);
}
