/** Every way of ending a line. */
const lineEnd = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Any blank that is not a space, or several in a row, where a text has one line. */
const blanks = /[\t\n]+/g;
/**
 * Signs that nobody sees and that make a text another than it looks: control characters, halves of signs, what turns the direction of
 * writing (a file name could end as it does not), and invisible blanks. Joiners stay: Persian words and emoji are written with them.
 */
const unseen =
  /[^\P{Cc}\t\n]|\p{Cs}|\u034f|[\u17b4\u17b5]|[\u180b-\u180d]|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|[\ufdd0-\ufdef\ufffe\uffff]/gu;

/** Spaces that look like one and are compared as something else. The wide one stays: paragraphs begin with it. */
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f]/g;
/** Nothing but blanks and what has no shape, as a joiner alone or a braille blank. */
const isBlank = /^[\s\u2800\p{Default_Ignorable_Code_Point}\p{Cf}]*$/u;

/** A text of several lines as it is kept: lines end in `\n`, and there is nothing in it that cannot be seen. */
export function asLines(text: string): string {
  const plain = text.replace(lineEnd, '\n').replace(unseen, '').replace(otherSpaces, ' ');
  return isBlank.test(plain) ? '' : plain;
}

/** A text of one line as it is kept: as above, with a space for a tabulator or the end of a line. */
export const asLine = (text: string): string => asLines(text).replace(blanks, ' ');
