import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';

const packs = fileURLToPath(new URL('../../../web/src/i18n/', import.meta.url));

/** The words a person reads, by message id, in one language; so that a journey runs in each. */
export interface Words {
  (id: string, values?: Readonly<Record<string, string | number>>): string;
  /** A pattern of the message in which every value may be anything. */
  readonly like: (id: string) => RegExp;
}

/** Stands for a value while a pattern is made. */
const anything = 7777;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function wordsIn(language: 'zh-CN' | 'en-US'): Words {
  const folder = `${packs}${language}/`;
  const messages: Record<string, string> = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(folder + file, 'utf8'))),
  );
  const words = (id: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const message = messages[id];
    if (message === undefined) throw new Error(`no message ${id} in ${language}`);
    return String(new IntlMessageFormat(message, language).format(values));
  };
  const like = (id: string): RegExp => {
    const names = [...(messages[id] ?? '').matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '');
    const text = words(id, Object.fromEntries(names.map((name) => [name, anything])));
    return new RegExp(escaped(text).replace(/7,?777/g, '.+'));
  };
  return Object.assign(words, { like });
}
