import type { Education, ResumeBlocks } from '@talentlog/contracts';

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
