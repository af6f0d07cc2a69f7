import { z } from 'zod';
import { parseLine } from '../message-template/merge-text.ts';
import { namedIn } from '../message-template/named-in.ts';
import type { PlaceholderName } from '../message-template/placeholders.ts';
import { smsLength } from '../message-template/sms-length.ts';
import { NotificationChannel } from '../notification/notification.ts';
import { manyLines, oneLine } from '../shared/human-text.ts';

/** What a colleague writes to a candidate in own words: a mail, an SMS, or both. A channel that is not named has no words. */
export const OwnLetter = z.strictObject({
  channels: z.array(NotificationChannel).min(1, { error: 'common.required' }).max(2),
  subject: oneLine.max(200, { error: 'common.too_long' }).default(''),
  content: manyLines.max(5_000, { error: 'common.too_long' }).default(''),
  sms: oneLine.max(300, { error: 'common.too_long' }).default(''),
});
export type OwnLetter = z.infer<typeof OwnLetter>;

/** What may stand in such words as `{{…}}`: the same for everybody written to, so that many are written to at once. */
export const letterPlaceholders = [
  'name',
  'position',
  'number',
  'company',
  'recruiter',
] as const satisfies readonly PlaceholderName[];

/** The same to somebody of the talent base, where there is no application to speak of. */
export const personPlaceholders = letterPlaceholders.filter((name) => name !== 'position');

/** What is wrong with a letter, and where. */
export interface LetterFault {
  readonly code:
    | 'messageTemplate.empty'
    | 'messageTemplate.braces'
    | 'messageTemplate.condition'
    | 'messageTemplate.placeholder_unknown'
    | 'messageTemplate.sms_too_long';
  readonly path: 'subject' | 'content' | 'sms';
  readonly params?: Readonly<Record<string, string | number>>;
}

/** As many parts as a short text of a colleague may take. */
export const mostLetterSegments = 4;

/** What a command that sends a letter may be refused with for its words, its ways or its haste. */
export const letterRefusals = [
  'messageTemplate.empty',
  'messageTemplate.braces',
  'messageTemplate.condition',
  'messageTemplate.placeholder_unknown',
  'messageTemplate.sms_too_long',
  'record.no_way_to_write',
  'record.written_too_often',
] as const;

/** What is wrong first, or undefined for words that can be sent. */
export function letterFault(
  letter: OwnLetter,
  known: readonly PlaceholderName[] = letterPlaceholders,
): LetterFault | undefined {
  const paths = letter.channels.flatMap((one) =>
    one === 'MAIL' ? (['subject', 'content'] as const) : (['sms'] as const),
  );
  for (const path of paths) {
    const fault = wordsFault(letter[path], path, known);
    if (fault) return fault;
  }
  const { segments } = smsLength(letter.sms);
  if (!letter.channels.includes('SMS') || segments <= mostLetterSegments) return undefined;
  return { code: 'messageTemplate.sms_too_long', path: 'sms', params: { segments, most: mostLetterSegments } };
}

function wordsFault(words: string, path: LetterFault['path'], known: readonly string[]): LetterFault | undefined {
  if (words.trim() === '') return { code: 'messageTemplate.empty', path };
  for (const [at, text] of words.split('\n').entries()) {
    const params = { line: at + 1 };
    const parts = parseLine(text);
    if (typeof parts === 'string') return { code: `messageTemplate.${parts}`, path, params };
    const name = namedIn(parts).all.find((one) => !known.includes(one));
    if (name !== undefined) return { code: 'messageTemplate.placeholder_unknown', path, params: { ...params, name } };
  }
  return undefined;
}
