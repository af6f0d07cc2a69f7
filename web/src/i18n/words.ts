import type { Language } from '@talentlog/contracts';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Shown } from './catalogue.ts';
import type { MessageId } from './ids.ts';
import type { Message } from './packs.ts';

export type Values = Readonly<Record<string, string | number | Date>>;
/** The words of a message in the language shown. */
export type Translate = (id: MessageId, values?: Values) => string;

/** What can be said in one language with the messages loaded so far. */
export interface Words {
  readonly say: Translate;
  /** Whether there are words for an id that is only known at run time, such as a refusal code from the server. */
  readonly has: (id: string) => id is MessageId;
}

/** One of each language: making one takes longer than all it then does. */
function perLanguage<Made>(make: (language: string) => Made): (language?: unknown) => Made {
  const made = new Map<string, Made>();
  return (asked) => {
    const language = String(asked);
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
const numbers = perLanguage((language) => new Intl.NumberFormat(language));

/** Messages have plurals, choices and plain numbers; days and times are written by `format/dates.ts`. */
const formatters = {
  getNumberFormat: numbers,
  getPluralRules: perLanguage((language) => new Intl.PluralRules(language)),
  getDateTimeFormat: perLanguage((language) => new Intl.DateTimeFormat(language, { timeZone: 'Asia/Shanghai' })),
};

/** A number as people of the language write it, such as `12,345`. */
export const numberText = (value: number, language: Language): string => numbers(language).format(value);

/** Text that is said as it stands. */
const isPlain = (message: Message): message is string => typeof message === 'string' && !/[{<']/.test(message);

/** Says the messages shown, which may name what `always` holds; `own` are the company's words for some of them, which are said as they stand. One that is missing, or lacks a value, says its id: a screen with a strange word is better than none. */
export function wordsOf(
  { language, messages }: Shown,
  always: Values = {},
  own: Readonly<Record<string, string>> = {},
): Words {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (id: string, message: Message) => {
    const known =
      formats.get(id) ??
      // The formatter declares the tree its parser makes; ours was made by the same parser at build.
      new IntlMessageFormat(message as ConstructorParameters<typeof IntlMessageFormat>[0], language, undefined, {
        formatters,
      });
    formats.set(id, known);
    return known;
  };
  const has = (id: string): id is MessageId => Object.hasOwn(messages, id);
  const say: Translate = (id, values = {}) => {
    const named = Object.hasOwn(own, id) ? own[id] : undefined;
    if (named !== undefined) return named;
    const message = has(id) ? messages[id] : undefined;
    if (message === undefined) {
      console.error(`no message ${id} in ${language}`);
      return id;
    }
    if (isPlain(message)) return message;
    try {
      return String(formatOf(id, message).format({ ...always, ...values }));
    } catch (error) {
      console.error(`message ${id} in ${language}:`, error);
      return id;
    }
  };
  return { say, has };
}
