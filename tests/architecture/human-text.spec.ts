import { describe, expect, it } from '@jest/globals';
import { asLine, asLines, manyLines, oneLine } from '@talentlog/contracts';

describe('a text that a person typed', () => {
  it.each([
    ['ends of lines', 'a\r\nb\rc\u2028d\u0085e\vf', 'a\nb\nc\nd\ne\nf', 'a b c d e f'],
    ['tabulators', 'a\tb\t\tc', 'a\tb\t\tc', 'a b c'],
    ['control characters', 'a\u0000b\u001bc\u007fd\u009be', 'abcde', 'abcde'],
    ['a name that seems to end otherwise', 'resume\u202efdp.exe', 'resumefdp.exe', 'resumefdp.exe'],
    ['signs that turn the direction', '\u2066a\u2069\u200e\u200f\u061cb', 'ab', 'ab'],
    ['invisible blanks', '\ufeffa\u200bb\u2060c\u00ad', 'abc', 'abc'],
    ['halves of signs', 'a\ud800b\udc00c', 'abc', 'abc'],
    ['no characters', 'a\ufffeb\uffffc\ufdd0', 'abc', 'abc'],
    ['what is seen', '王 晨\u3000é 👩‍💻 🏴 می‌خواهم', '王 晨\u3000é 👩‍💻 🏴 می‌خواهم', '王 晨\u3000é 👩‍💻 🏴 می‌خواهم'],
  ])('keeps nothing unseen: %s', (_what, typed, lines, line) => {
    expect(asLines(typed)).toBe(lines);
    expect(asLine(typed)).toBe(line);
    expect(asLines(asLines(typed))).toBe(lines);
  });

  it('is trimmed and counted as it is kept', () => {
    expect(oneLine.max(3).parse('\u202e\r\n a\u0000b\r\n')).toBe('ab');
    expect(manyLines.max(3).parse('\r\na\r\nb\r\n')).toBe('a\nb');
    expect(oneLine.min(1).safeParse('\u200b\u0000\r\n').success).toBe(false);
  });
});
