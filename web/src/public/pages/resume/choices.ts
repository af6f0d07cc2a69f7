import type { ResumeBlocks } from '@talentlog/contracts';

/** Documents that a resume asks for; onboarding takes more kinds. */
export const resumeIdentityTypes = [
  'ID_CARD',
  'PASSPORT',
  'HK_MACAO_PERMIT',
  'TAIWAN_PERMIT',
  'OTHER',
] as const satisfies readonly NonNullable<ResumeBlocks['basic']['identityType']>[];
