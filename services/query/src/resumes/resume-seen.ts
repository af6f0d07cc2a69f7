import type { ResumeBlocks } from '@talentlog/contracts';
import type { QueryContext, QueryResult } from '../http/query-context.ts';
import { maskEmail, maskNumber, maskPhone } from '../people/person-seen.ts';
import { blocksOf, resumeFilesOf } from './blocks.ts';

const masked = <T>(value: T | null, mask: (value: T) => string): string | null => (value === null ? null : mask(value));

/**
 * A resume as staff read it: with consent only, and without what a contact must be revealed for, which is recorded. What was
 * read from a file repeats the contact line by line, and is between the person and the program.
 */
export async function resumeSeen(
  jobSeekerId: string,
  consent: string,
  context: QueryContext,
): Promise<QueryResult<'screeningItem'>['resume']> {
  if (consent !== 'AUTHORIZED') return null;
  const blocks = blocksOf(await context.views.resumes.get(jobSeekerId));
  const files = await resumeFilesOf(jobSeekerId, context);
  return { blocks: withoutContact(blocks), files: files.map((file) => ({ ...file, proposals: [] })) };
}

export function withoutContact(blocks: ResumeBlocks): Record<string, unknown> {
  const { basic, family } = blocks;
  return {
    ...blocks,
    basic: {
      ...basic,
      phone: masked(basic.phone, maskPhone),
      email: masked(basic.email, maskEmail),
      emergencyPhone: masked(basic.emergencyPhone, maskPhone),
      identityNumber: masked(basic.identityNumber, maskNumber),
    },
    family: family.map((relative) => ({ ...relative, phone: masked(relative.phone, maskPhone) })),
  };
}
