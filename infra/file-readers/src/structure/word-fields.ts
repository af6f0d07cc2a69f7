import { isHarmlessLink, isLocalPath } from './links.ts';

/** Fields by which Word asks other programs, files or databases. */
const activeWords = /\b(?:dde|ddeauto|link|includetext|import|database|macrobutton|embed)\b/i;
/** What stands before the word of a field and is passed over. */
const leading = /^[\s"“”\\\p{C}\p{Z}]+/u;
/** Switches that a word of text follows, which is no target. */
const switchesWithText = /^\\[lotncm*@#]$/i;

/** The first thing that a field names which is no switch of it; a doubled backslash is one. */
function targetOf(rest: string): string {
  const words = rest.match(/"[^"]*"|[^\s"]+/g) ?? [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (switchesWithText.test(word)) at += 1;
    else if (!/^\\[a-z]$/i.test(word)) return word.replace(/^"|"$/g, '').replaceAll('\\\\', '\\');
  }
  return '';
}
/** Word itself takes one backslash for two where it can: `\\host` is a network, doubled or not. */
const isOverNetwork = (rest: string): boolean =>
  /^[\s"]*\\{2}[^\\\s"]|^[\s"]*\\{4}/.test(rest.replace(/^(?:\s*\\[a-z]\s)+/i, ''));

/**
 * Whether a field instruction, in which `{}` stands for another field, starts a program or fetches something by itself, or leads who
 * presses it to something other than a page. What another field computes could be anything.
 */
export function isActiveField(instruction: string): boolean {
  const text = instruction.slice(0, 20_000).replace(leading, '');
  if (activeWords.exec(text)?.index === 0 || /^[a-z]{0,30}\{\}/i.test(text)) return true;
  const [, word = '', rest = ''] = /^([a-z]{1,30})([\s\S]*)$/i.exec(text) ?? [];
  switch (word.toLowerCase()) {
    case 'includepicture':
      return rest.includes('{}') || isOverNetwork(rest) || !isLocalPath(targetOf(rest));
    case 'hyperlink':
      return /^[\s"]*\{\}/.test(rest) || isOverNetwork(rest) || !isHarmlessLink(targetOf(rest));
    // Signs by their numbers, or the words of such a field as a text: nobody writes a resume so.
    case 'quote':
    case 'set':
      return /\b\d{2,5}\s+\d{2,5}\b/.test(rest) || activeWords.test(rest) || /\bincludepicture\b/i.test(rest);
    default:
      return false;
  }
}
