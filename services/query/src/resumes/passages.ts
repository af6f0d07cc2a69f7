import { emptyResume, type ResumeBlock, type ResumeBlocks } from '@talentlog/contracts';
import { type KnownContacts, knownContacts } from './known-contact.ts';
import { maskedText } from './masked-line.ts';

/** A text of a resume that may be searched, with what a person is reached by hidden. */
export interface Passage {
  readonly block: ResumeBlock;
  readonly text: string;
}

/**
 * The fields that are searched, by block. What is shown by role only (contacts, address, birth, family, health: DOMAIN.md section 6) is not
 * among them: a search that finds would tell it.
 */
const searched = {
  basic: ['name', 'selfEvaluation'],
  education: ['school', 'major', 'description'],
  work: ['company', 'title', 'department', 'description'],
  internship: ['company', 'title', 'department', 'description'],
  project: ['name', 'role', 'description'],
  training: ['name', 'institution', 'description'],
  award: ['name', 'level', 'description'],
  campusPractice: ['name', 'role', 'description'],
  language: ['name', 'level', 'certificate'],
  skill: ['name', 'level', 'description'],
} as const satisfies Partial<Record<ResumeBlock, readonly string[]>>;

type Entry = Readonly<Record<string, unknown>>;
const entriesOf = (content: Entry | readonly Entry[]): readonly Entry[] =>
  Array.isArray(content) ? content : [content as Entry];

/** The texts of a resume that are searched, in its order; contacts are hidden, those it tells and those the company knows. */
export function passagesOf(written: Partial<ResumeBlocks>, known: readonly string[]): readonly Passage[] {
  // An erased block is empty.
  const blocks: ResumeBlocks = { ...emptyResume, ...written };
  const { phone, email, emergencyPhone, identityNumber } = blocks.basic;
  const contacts = knownContacts(
    [phone, email, emergencyPhone, identityNumber, ...blocks.family.map((one) => one.phone), ...known].filter(
      (one) => one !== null,
    ),
  );
  return Object.entries(searched).flatMap(([name, fields]) => {
    const block = name as keyof typeof searched;
    return entriesOf(blocks[block]).flatMap((entry) => ofEntry(entry, fields, block, contacts));
  });
}

const ofEntry = (entry: Entry, fields: readonly string[], block: ResumeBlock, contacts: KnownContacts): Passage[] =>
  fields
    .map((field) => entry[field])
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .map((value) => ({ block, text: maskedText(value, contacts) }));
