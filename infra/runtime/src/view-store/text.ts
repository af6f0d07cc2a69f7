/**
 * Text cut into search tokens. Scripts written without blanks give every two neighbouring characters as one token and the last
 * character of a run alone, so that one or two characters find their place; other words stay whole, in lower case, without accents.
 */
const joined = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー';
const runs = new RegExp(`[${joined}]+|(?:(?![${joined}])[\\p{L}\\p{N}])(?:(?![${joined}])[\\p{L}\\p{N}+#])*`, 'gu');
const startsJoined = new RegExp(`^[${joined}]`, 'u');
const plain = /^[\p{ASCII}\u4e00-\u9fff，。；：、！？（）《》“”]*$/u;
const longestQuery = 200;
/** Each word is looked for by itself: more of them than a sentence has would only cost. */
const mostWords = 12;

/** A text as words are compared: in lower case, without accents, signs that stand for others as those. */
export function normalise(text: string): string {
  const folded = plain.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFKC');
  return folded.toLowerCase();
}

function pairs(characters: readonly string[]): string[] {
  const tokens: string[] = [];
  for (let index = 1; index < characters.length; index += 1)
    tokens.push(`${characters[index - 1]}${characters[index]}`);
  return tokens;
}

/** Words and runs of characters written without blanks, without the signs between them: what follows each other in a term. */
export const runsOf = (text: string): readonly string[] => normalise(text).match(runs) ?? [];

/** The tokens of a text in its order, for the index. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (const run of runsOf(text)) {
    if (!startsJoined.test(run)) {
      tokens.push(run);
      continue;
    }
    const characters = [...run];
    tokens.push(...pairs(characters), characters.at(-1) ?? '');
  }
  return tokens;
}

/** Tokens that must follow each other in the index; with `prefix` the last one may go on. */
export interface SearchTerm {
  readonly tokens: readonly string[];
  readonly prefix: boolean;
}

/** What a typed query looks for, each word once and the first twelve of them; undefined for blank text; no term where it holds no letter or digit. */
export function searchTerms(typed: string): readonly SearchTerm[] | undefined {
  const words = normalise(typed.slice(0, longestQuery))
    .split(/\s+/u)
    .filter((word, at, all) => word !== '' && all.indexOf(word) === at)
    .slice(0, mostWords);
  if (words.length === 0) return undefined;
  return words.map(termOf).filter((term) => term.tokens.length > 0);
}

/**
 * A run of two or more characters that ends the term goes on or not in the text, so its last character alone is left out; before
 * something else it ends there in the text too.
 */
function termOf(word: string): SearchTerm {
  const found = word.match(runs) ?? [];
  const last = found.length - 1;
  let prefix = false;
  const tokens = found.flatMap((run, index) => {
    const characters = [...run];
    const whole = !startsJoined.test(run);
    if (index === last) prefix = whole || characters.length === 1;
    if (whole) return [run];
    return index === last && characters.length > 1
      ? pairs(characters)
      : [...pairs(characters), characters.at(-1) ?? ''];
  });
  return { tokens, prefix };
}
