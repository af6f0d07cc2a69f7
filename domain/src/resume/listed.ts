import type { DictionaryName, PayloadOf, ResumeBlock, ResumeBlocks } from '@talentlog/contracts';
import type { Refusal } from '../shared/decider.ts';
import { codeOfWord, notOffered } from '../shared/dictionaries/offered.ts';
import type { Settings } from '../shared/settings.ts';
import { placeOf } from './parsed-fields.ts';
import type { resume } from './resume.ts';

type Field = PayloadOf<typeof resume.commands.AcceptParsedFields>['fields'][number];
type Entry = Readonly<Record<string, unknown>>;

/** The fields of a resume that are chosen of a list of the company. What a language is called and which test somebody passed are their own words. */
const listed: Readonly<Partial<Record<ResumeBlock, Readonly<Record<string, DictionaryName>>>>> = {
  basic: { nation: 'nation', politicalStatus: 'politicalStatus', maritalStatus: 'maritalStatus' },
  education: { educationType: 'educationType' },
  award: { level: 'awardLevel' },
  language: { level: 'mastery' },
  skill: { level: 'mastery' },
  family: { relation: 'relationship' },
};

const entriesOf = (content: ResumeBlocks[ResumeBlock]): readonly Entry[] =>
  Array.isArray(content) ? content : [content];
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Refuses a value that its list does not offer now; what the block said already stays, wherever in it. */
export function listedRefused(
  block: ResumeBlock,
  content: ResumeBlocks[ResumeBlock],
  former: ResumeBlocks[ResumeBlock],
  settings: Settings,
): Refusal | undefined {
  for (const [name, dictionary] of Object.entries(listed[block] ?? {})) {
    const before = entriesOf(former).map((entry) => textOf(entry[name]));
    for (const [n, entry] of entriesOf(content).entries()) {
      const path = Array.isArray(content) ? `content.${n}.${name}` : `content.${name}`;
      const refused = notOffered({ dictionary, path, code: textOf(entry[name]), before }, settings);
      if (refused) return refused;
    }
  }
  return undefined;
}

/** What was read of a file, with the codes of the words that a list has; words that it has not stay as they are written there. */
export const asListed = (fields: readonly Field[], settings: Settings): Field[] =>
  fields.map((field) => {
    const place = placeOf(field.path);
    const dictionary = place && listed[place.block]?.[place.name];
    if (dictionary === undefined || typeof field.value !== 'string') return field;
    return { ...field, value: codeOfWord(settings, dictionary, field.value) };
  });
