import { emptyResume, type ResumeBlock, type ResumeBlocks } from '@talentlog/contracts';
import { type KnownContacts, knownContacts } from '../access/known-contact.ts';
import { maskedText } from '../access/masked-line.ts';

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

/**
 * The texts of a resume that are searched, in its order; contacts are hidden, those it tells and those the company knows. Of a row that
 * moved only what is new is looked at: its other parts are the frozen objects that they were, and their passages are kept with them.
 */
export function passagesOf(written: Partial<ResumeBlocks>, known: readonly string[]): readonly Passage[] {
  // An erased block is empty.
  const blocks: ResumeBlocks = { ...emptyResume, ...written };
  const contacts = contactsIn(blocks, known);
  return Object.entries(searched).flatMap(([name, fields]) => {
    const block = name as keyof typeof searched;
    return entriesOf(blocks[block]).flatMap((entry) => keptOf(entry, fields, block, contacts));
  });
}

interface KeptContacts {
  readonly family: ResumeBlocks['family'];
  readonly known: readonly string[];
  readonly contacts: KnownContacts;
}
interface KeptPassages {
  readonly contacts: KnownContacts;
  readonly passages: readonly Passage[];
}
const contactsWith = new WeakMap<object, KeptContacts>();
const passagesWith = new WeakMap<Entry, KeptPassages>();

/** Nobody can change it any more, and it is one person's. */
const isOwn = (part: object): boolean => Object.isFrozen(part) && part !== emptyResume.basic;

function contactsIn({ basic, family }: ResumeBlocks, known: readonly string[]): KnownContacts {
  const kept = contactsWith.get(basic);
  if (kept !== undefined && kept.family === family && kept.known === known) return kept.contacts;
  const { phone, email, emergencyPhone, identityNumber } = basic;
  const told = [phone, email, emergencyPhone, identityNumber, ...family.map((one) => one.phone), ...known];
  const contacts = knownContacts(told.filter((one) => one !== null));
  if ([basic, family, known].every(isOwn)) contactsWith.set(basic, { family, known, contacts });
  return contacts;
}

function keptOf(
  entry: Entry,
  fields: readonly string[],
  block: ResumeBlock,
  contacts: KnownContacts,
): readonly Passage[] {
  const kept = passagesWith.get(entry);
  if (kept !== undefined && kept.contacts === contacts) return kept.passages;
  const passages = ofEntry(entry, fields, block, contacts);
  if (isOwn(entry)) passagesWith.set(entry, { contacts, passages });
  return passages;
}

const ofEntry = (entry: Entry, fields: readonly string[], block: ResumeBlock, contacts: KnownContacts): Passage[] =>
  fields
    .map((field) => entry[field])
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .map((value) => ({ block, text: maskedText(value, contacts) }));
