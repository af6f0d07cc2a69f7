import { type DataCopy, type DictionaryName, phoneText } from '@talentlog/contracts';
import { exactTime } from '../../../../format/dates.ts';
import { listOfField, plainWords, type ValueWriter, vocabulariesOfField } from '../../../../format/resume-value.ts';
import { isLanguage, languageNames } from '../../../../i18n/languages.ts';

/** What the readable copy is written with, in the language of its reader. */
export type Words = ValueWriter;

type Facts = DataCopy['parts'][number]['events'][number]['facts'];

/** By the name of a field, where words of its values are found. */
const vocabularies: Readonly<Record<string, readonly string[]>> = {
  stage: ['vocabulary.stage'],
  from: ['vocabulary.stage'],
  to: ['vocabulary.stage'],
  step: ['vocabulary.stage', 'vocabulary.outcome'],
  outcome: ['vocabulary.outcome'],
  track: ['vocabulary.track'],
  type: ['vocabulary.track', 'person.identityType'],
  source: ['vocabulary.source'],
  mode: ['vocabulary.mode'],
  videoTool: ['person.videoTool'],
  ...vocabulariesOfField,
  relation: ['person.guardian'],
  channel: ['audit.value'],
  method: ['vocabulary.method'],
  scene: ['privacy.copy.scene'],
  block: ['person.resumeBlock'],
  field: ['audit.field'],
  fields: ['audit.field'],
  kind: ['privacy.request.kind', 'privacy.copy.push'],
};

/** Which other fields are chosen from lists of the company. */
const lists: Readonly<Record<string, DictionaryName>> = { reasonCode: 'endReason', batch: 'batch' };

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
/** The copy is kept for years: every day is told with its year. */
const ever = 0;

/** An instant as people write it. */
export const timeText = (at: string, { language }: Words): string => exactTime(at, language, ever);

/** The word of this id; what has none, as it is. */
export const say = (id: string, otherwise: string, { t, has }: Words): string => (has(id) ? t({ id }) : otherwise);

/** A value as people say it, by the field it stands in and the event around it; what anybody typed, as it is. */
export function valueText(name: string, value: string, facts: Facts, words: Words): string {
  const { language } = words;
  if (instant.test(value)) return timeText(value, words);
  const plain = plainWords(name, value, language) ?? (name === 'former' ? phoneText(value) : undefined);
  if (plain !== undefined) return plain;
  if (name === 'language' && isLanguage(value)) return languageNames[value];
  const ids = (vocabularies[name] ?? []).map((list) => `${list}.${value}`);
  // A field within another one is called by its own name: `identity.number`.
  const within = name.startsWith('field') ? [`audit.field.${value.split('.').at(-1)}`] : [];
  const id = [...ids, ...within].find(words.has);
  if (id !== undefined) return say(id, value, words);
  const list = lists[name] ?? listOfField(name, String(facts.block));
  return list === undefined ? value : words.listed(list, value);
}
