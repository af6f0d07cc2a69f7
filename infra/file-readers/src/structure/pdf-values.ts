import { tooComplex } from './file-fault.ts';

/** Values of a PDF as its readers understand them. Numbers, booleans and keywords say nothing here, and are `null`. */
export type PdfValue = PdfName | PdfReference | PdfText | PdfDictionary | readonly PdfValue[] | number | null;
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

export class PdfName {
  constructor(readonly value: string) {}
}
export class PdfReference {
  constructor(readonly object: number) {}
}
/** Bytes as they stand, a character a byte. What they say is made out when it is asked for: most of them never are. */
export class PdfText {
  #said: string | undefined;

  constructor(
    readonly bytes: string,
    private readonly decrypted: (bytes: string) => string = (same) => same,
  ) {}

  get value(): string {
    this.#said ??= asText(this.decrypted(this.bytes));
    return this.#said;
  }
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;
/** A key that stands twice is told apart by a mark that no plain key has (`PdfReader`). */
export const plainKey = (key: string): string => /^(.{1,60})#\d{1,6}$/.exec(key)?.[1] ?? key;

/** Two bytes for each sign, where a mark in front says so. */
const asText = (bytes: string): string => {
  if (/^\xfe\xff/.test(bytes)) return new TextDecoder('utf-16be').decode(Buffer.from(bytes, 'latin1'));
  return /^\xff\xfe/.test(bytes) ? new TextDecoder('utf-16le').decode(Buffer.from(bytes, 'latin1')) : bytes;
};
const signs: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '' };

/** A literal as it is meant: signs by their numbers, and ends of lines that are left out. */
const unescaped = (literal: string): string =>
  literal.replace(/\\(?:([0-7]{1,3})|\r\n|([\s\S]))/g, (_all, octal?: string, sign = '') =>
    octal === undefined ? (signs[sign] ?? sign) : String.fromCharCode(Number.parseInt(octal, 8) & 255),
  );

/** How many characters may be read in all: a file that makes its readers go round and round has no honest use. */
export interface Budget {
  left: number;
}

const maxDepth = 100;
const blanks = new Set(['\0', '\t', '\n', '\f', '\r', ' ']);
const delimiters = new Set(['(', ')', '<', '>', '[', ']', '{', '}', '/', '%']);
/** Whether a word ends before this character, which may be the end of the text. */
export const endsWord = (character: string | undefined): boolean =>
  character === undefined || blanks.has(character) || delimiters.has(character);

/** Reads values from one place of a text on. Throws where there is none, or where it nests without end. */
export class PdfReader {
  constructor(
    private readonly text: string,
    private readonly budget: Budget,
    public at = 0,
    /** Makes the bytes of a text, a character a byte, what their author wrote. */
    private readonly decrypted: (bytes: string) => string = (bytes) => bytes,
  ) {}

  /** The next value; words that are none, as `endobj`, end it. */
  value(depth = 0): PdfValue | undefined {
    if (depth > maxDepth) throw tooComplex('nests too deep');
    this.blank();
    const next = this.text[this.at];
    if (next === undefined) return undefined;
    if (next === '/') return new PdfName(this.name());
    if (next === '(') return this.literal();
    if (next === '[') return this.list(']', depth);
    if (next === '<') return this.text[this.at + 1] === '<' ? this.dictionary(depth) : this.hexadecimal();
    if (delimiters.has(next)) return undefined;
    return this.wordOrNumber();
  }

  /** Passes blanks and comments. */
  blank(): void {
    for (;;) {
      const next = this.text[this.at];
      if (next === '%') while (this.at < this.text.length && !'\r\n'.includes(this.text[this.at] ?? '')) this.step();
      else if (next !== undefined && blanks.has(next)) this.step();
      else return;
    }
  }

  word(): string {
    const from = this.at;
    while (!endsWord(this.text[this.at])) this.step();
    return this.text.slice(from, this.at);
  }

  private step(count = 1): void {
    this.at += count;
    this.budget.left -= count;
    if (this.budget.left < 0) throw tooComplex('is read again and again');
  }

  private name(): string {
    this.step();
    return this.word().replace(/#([0-9a-f]{2})/gi, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }

  private literal(): PdfText {
    this.step();
    const from = this.at;
    for (let open = 1; open > 0 && this.at < this.text.length; this.step()) {
      const next = this.text[this.at] ?? '';
      if (next === '\\') this.step();
      else if (next === '(') open += 1;
      else if (next === ')') open -= 1;
    }
    return this.told(unescaped(this.text.slice(from, Math.min(this.at - 1, from + 2000))));
  }

  private hexadecimal(): PdfText {
    const end = this.text.indexOf('>', this.at);
    const digits = this.text.slice(this.at + 1, end < 0 ? undefined : end);
    this.step(digits.length + 2);
    return this.told(Buffer.from(digits.slice(0, 2000).replace(/\s/g, ''), 'hex').toString('latin1'));
  }

  private told(bytes: string): PdfText {
    return new PdfText(bytes, this.decrypted);
  }

  private list(end: string, depth: number): PdfValue[] {
    this.step();
    const values: PdfValue[] = [];
    for (;;) {
      const value = this.value(depth + 1);
      if (value !== undefined) values.push(value);
      else {
        if (this.text[this.at] === end) this.step();
        return values;
      }
    }
  }

  private dictionary(depth: number): PdfDictionary {
    this.step(2);
    const found = new Map<string, PdfValue>();
    for (;;) {
      const key = this.value(depth + 1);
      if (key === undefined) break;
      if (!(key instanceof PdfName)) continue; // what readers pass over
      const value = this.value(depth + 1);
      // Of two entries with one key readers take either: both are kept to be looked at.
      found.set(found.has(key.value) ? `${key.value}#${found.size}` : key.value, value ?? null);
      if (value === undefined) break;
    }
    if (this.text.startsWith('>>', this.at)) this.step(2);
    return found;
  }

  /** A number, a reference made of two numbers and an R, or a word that stands for nothing here. */
  private wordOrNumber(): PdfValue | undefined {
    const word = this.word();
    if (word === 'endobj' || word === 'stream' || word === 'endstream') {
      this.at -= word.length;
      return undefined;
    }
    if (!/^[-+.\d]/.test(word)) return null;
    const number = Number(word);
    if (!Number.isInteger(number)) return null;
    if (number < 0) return number;
    const from = this.at;
    this.blank();
    const generation = /\d/.test(this.text[this.at] ?? '') ? this.word() : '';
    this.blank();
    const isReference = generation !== '' && this.text[this.at] === 'R' && endsWord(this.text[this.at + 1]);
    if (isReference) this.step();
    else this.at = from;
    return isReference ? new PdfReference(number) : number;
  }
}
