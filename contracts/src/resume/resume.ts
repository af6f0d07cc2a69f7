import { z } from 'zod';
import { IdentityType } from '../info-collection/info-collection.ts';
import { Education } from '../position/position.ts';
import { CallablePhone, Day, Email, holdsAddress, Phone } from '../shared/shapes.ts';
import { genders } from './choices.ts';
import { description, documentNumber, line, optional, Point, range } from './fields.ts';

export const Gender = z.enum(genders);

const mainlandNumber = /^\d{17}[\dX]$/;

export const BasicBlock = z
  .strictObject({
    name: line(40),
    gender: optional(Gender),
    birthDate: optional(Day),
    phone: optional(Phone),
    email: optional(Email),
    citizenship: line(40),
    nation: line(40),
    nativePlace: line(100),
    identityType: optional(IdentityType),
    identityNumber: documentNumber(40),
    highestDegree: optional(Education),
    workYears: optional(z.int().min(0, { error: 'common.range' }).max(70, { error: 'common.range' })),
    residence: line(200),
    politicalStatus: line(40),
    maritalStatus: line(40),
    health: line(100),
    bloodType: line(10),
    heightCm: optional(z.number().min(30, { error: 'common.range' }).max(260, { error: 'common.range' })),
    weightKg: optional(z.number().min(10, { error: 'common.range' }).max(400, { error: 'common.range' })),
    emergencyContact: line(40),
    emergencyPhone: optional(CallablePhone),
    selfEvaluation: description,
  })
  .refine(
    ({ identityType, identityNumber }) =>
      identityType !== 'ID_CARD' || identityNumber === null || mainlandNumber.test(identityNumber),
    {
      error: 'common.identity_format',
      path: ['identityNumber'],
    },
  );
export type BasicBlock = z.infer<typeof BasicBlock>;

const EducationEntry = z.strictObject({
  school: line(100),
  degree: optional(Education),
  educationType: line(40),
  major: line(100),
  ...range,
  description,
});
const WorkEntry = z.strictObject({
  company: line(100),
  department: line(100),
  title: line(100),
  ...range,
  description,
});
const ProjectEntry = z.strictObject({ name: line(100), role: line(100), ...range, description });
const TrainingEntry = z.strictObject({ name: line(100), institution: line(100), ...range, description });
const AwardEntry = z.strictObject({ name: line(100), level: line(40), date: Point, description });
const PracticeEntry = z.strictObject({ name: line(100), role: line(100), ...range, description });
const LanguageEntry = z.strictObject({ name: line(40), level: line(100), certificate: line(100) });
const SkillEntry = z.strictObject({ name: line(100), level: line(40), description });
const FamilyEntry = z.strictObject({
  relation: line(40),
  name: line(40),
  employer: line(100),
  phone: optional(CallablePhone),
});

const many = <T extends z.ZodType>(entry: T) => z.array(entry).max(30, { error: 'common.range' });

/** The blocks of a resume and their shapes; each is edited and saved on its own. */
export const resumeBlocks = {
  basic: BasicBlock,
  education: many(EducationEntry),
  work: many(WorkEntry),
  internship: many(WorkEntry),
  project: many(ProjectEntry),
  training: many(TrainingEntry),
  award: many(AwardEntry),
  campusPractice: many(PracticeEntry),
  language: many(LanguageEntry),
  skill: many(SkillEntry),
  family: many(FamilyEntry),
};

/** The blocks as people may write them from now on; what is kept may be older than a rule. */
export const writtenBlocks = {
  ...resumeBlocks,
  basic: BasicBlock.refine(({ name }) => name === null || !holdsAddress(name), {
    error: 'common.name_address',
    path: ['name'],
  }),
};

export const ResumeBlocks = z.strictObject(resumeBlocks);
export type ResumeBlocks = z.infer<typeof ResumeBlocks>;
export const ResumeBlock = z.enum(
  Object.keys(resumeBlocks) as [keyof typeof resumeBlocks, ...(keyof typeof resumeBlocks)[]],
);
export type ResumeBlock = keyof ResumeBlocks;

/** A resume nobody has written in yet. */
export const emptyResume: ResumeBlocks = {
  basic: BasicBlock.parse({}),
  education: [],
  work: [],
  internship: [],
  project: [],
  training: [],
  award: [],
  campusPractice: [],
  language: [],
  skill: [],
  family: [],
};
