import { type ResumeBlocks, scopeFor } from '@talentlog/contracts';
import type { KnownContacts } from '../access/known-contact.ts';
import { maskedLine, maskedText } from '../access/masked-line.ts';
import { maskEmail, maskNumber, maskPhone } from '../access/masks.ts';
import type { QueryContext, QueryResult } from '../bus/query-context.ts';
import { blocksOf, fileSeen, filesOn } from './blocks.ts';
import { contactsOf } from './contacts-of.ts';

const masked = <T>(value: T | null, mask: (value: T) => string): string | null => (value === null ? null : mask(value));

/**
 * A resume as staff read it: with consent only, and without what a contact must be revealed for, which is recorded. What was
 * read from a file repeats the contact line by line, and is between the person and the program; a file is often called by it.
 */
export async function resumeSeen(
  jobSeekerId: string,
  consent: string,
  context: QueryContext,
): Promise<QueryResult<'screeningItem'>['resume']> {
  if (consent !== 'AUTHORIZED') return null;
  const [row, contacts] = await Promise.all([context.views.resumes.get(jobSeekerId), contactsOf(jobSeekerId, context)]);
  const files = (await filesOn(row, context)).map((file) => fileSeen(file, [], context));
  const blocks = withoutContact(blocksOf(row));
  const mayAsk = scopeFor('VIEW_CONTACT', context.caller.account?.roles ?? []) !== undefined;
  return {
    blocks: mayAsk ? blocks : withoutWrittenContact(blocks, contacts),
    files: files.map((file) => ({ ...file, name: maskedLine(file.name, contacts), proposals: [] })),
  };
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

/** What is masked as a contact already, by `withoutContact`. */
const maskedAlready: ReadonlySet<string> = new Set(['phone', 'email', 'emergencyPhone', 'identityNumber']);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Any text that people write of themselves may say how they are reached, be it a description, the name of a project or the place they
 * live in. Staff who may not ask for the contact read every text without it.
 */
function withoutWrittenContact(blocks: Record<string, unknown>, contacts: KnownContacts): Record<string, unknown> {
  const hide = (value: unknown, field = ''): unknown => {
    if (typeof value === 'string') return maskedAlready.has(field) ? value : maskedText(value, contacts);
    if (Array.isArray(value)) return value.map((one) => hide(one, field));
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hide(one, name)]))
      : value;
  };
  return Object.fromEntries(Object.entries(blocks).map(([name, one]) => [name, hide(one, name)]));
}
