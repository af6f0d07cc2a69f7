/** Every way of ending a line. */
const lineEnd = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Any blank that is not a space, or several in a row, where a text has one line. */
const blanks = /[\t\n]+/g;
/**
 * Signs that nobody sees and that make a text another than it looks: control characters, halves of signs, what turns the direction of
 * writing (a file name could end as it does not), and invisible blanks. Joiners stay: Persian words and emoji are written with them.
 */
const unseen =
  /[^\P{Cc}\t\n]|\p{Cs}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ufdd0-\ufdef\ufffe\uffff]/gu;

/** A text of several lines as it is kept: lines end in `\n`, and there is nothing in it that cannot be seen. */
export const asLines = (text: string): string => text.replace(lineEnd, '\n').replace(unseen, '');

/** A text of one line as it is kept: as above, with a space for a tabulator or the end of a line. */
export const asLine = (text: string): string => asLines(text).replace(blanks, ' ');
