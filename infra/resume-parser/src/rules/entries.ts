import { type DateRange, findRange } from './dates.ts';
import { withoutDurations } from './durations.ts';
import { HELD, holdBlanks } from './held-blanks.ts';
import { bullet, type Line } from './line.ts';

/** A piece of an entry's head with the label, or the table column, it stood under. */
export interface Piece {
  readonly text: string;
  readonly line: Line;
  readonly label?: string;
  /** Which cell of its line it is, in a table with columns. */
  readonly at?: number;
  /** Its end, or what it holds, is a guess. */
  readonly isUnsure?: boolean;
}
export interface Entry {
  readonly range: DateRange | undefined;
  readonly dateLine: Line | undefined;
  /** What stands around the dates: names, titles, majors. */
  readonly head: readonly Piece[];
  /** The lines below, of which the first may belong to the head still. */
  readonly rest: readonly Line[];
}

/** Names of columns, and of the rows of a table on its side. */
export const COLUMN =
  /^(?:起止|在职|在校|就读|项目|培训|实习|获奖)?(?:时间|日期|年月)$|^(?:就读|毕业)?(?:学校|院校)(?:名称)?$|^(?:所学|主修)?专业(?:名称)?$|^学[历位](?:\/学位)?$|^(?:工作)?(?:公司|单位|企业)(?:名称)?$|^(?:职位|岗位|职务)(?:名称)?$|^(?:所在)?部门$|^项目名称$|^(?:项目)?角色$|^(?:工作|项目|实习|培训|主要)?(?:内容|职责|描述|说明|备注|业绩)$|^(?:获奖|奖项|荣誉|证书|培训)?(?:名称|级别|等级|项目)$|^奖项$|^荣誉$|^培训(?:机构|课程)$|^(?:颁发|培训|授予)?(?:机构|单位)$|^(?:period|dates?|duration|school|university|major|degree|company|employer|position|title|role|department|project|description|duties|award|level|issuer)$/i;
const LABEL = /^([\p{L}\p{N}/ ]{2,16}?)\s{0,3}:\s{0,3}(.+)$/u;
const TIME_LABEL =
  /(?:(?:起止|在职|在校|就读|项目|培训|实习|工作|任职|学习)?(?:时间|日期|年月)|period|dates?|duration)\s{0,2}:?\s{0,2}$/i;
const HAN = /\p{Script=Han}/u;
const ROW_NUMBER = /^\d{1,2}(?:\t|$)/;
const MAX_LOOK_BACK = 3;

/** `基于 RISC-V 的以太网交换原型`: blanks around Latin words part nothing here. */
const WHOLE =
  /(?:基于|面向|针对|用于|适用于|采用|利用|使用|结合|关于|支持)\s?[^\t|;,。]{1,40}?\s?的\s?(?:[A-Za-z0-9][\w.+/-]{0,30}\s){0,4}/gu;
/** `中国石油大学 (北京)`: the blank before the bracket parts nothing. */
const SCHOOL_AND_PLACE = /(?<=大学|学院|学校|中学)\s{1,3}(?=\([^()]{2,20}\))/gu;
/** `University of California, Berkeley`: the comma parts nothing. */
const CAMPUS =
  /(?<=\b(?:University|University of [A-Z][A-Za-z ]{2,20}|Institute of Technology|State University of New York)),\s(?=(?:Berkeley|Los Angeles|San Diego|Davis|Irvine|Santa Barbara|Santa Cruz|Riverside|Merced|San Francisco|Urbana|Chicago|Austin|Dallas|Arlington|Ann Arbor|Dearborn|College Park|Baltimore|Amherst|Boston|Lowell|Twin Cities|Chapel Hill|Charlotte|Boulder|Denver|Madison|Milwaukee|Knoxville|Seattle|Long Beach|Fullerton|Northridge|Stony Brook|Buffalo|Albany|Bombay|Delhi|Madras|Kanpur|Kharagpur)\b)/g;
/** Splits a head line where people put separators; single blanks separate in Chinese text only. */
export function splitPieces(line: Line, written = line.text): Piece[] {
  const plain = withoutDurations(written)
    .replace(SCHOOL_AND_PLACE, '')
    .replace(CAMPUS, `,${HELD}`)
    .replace(WHOLE, (whole) => whole.replaceAll(' ', HELD));
  const isChinese = HAN.test(plain) && !/[a-z]{2} [a-z]|[a-z] [a-z]{2}/i.test(plain);
  const text = isChinese ? holdBlanks(plain) : plain;
  const separators = isChinese
    ? /\t|\s+|\s{0,20}[|;]\s{0,20}|,\s{0,20}(?!(?:inc|ltd|llc|co)\b)|\s-\s|^-|-$|(?<=\p{Script=Han})-(?=\p{Script=Han})|\s?·\s|(?<=\s)\/(?=\s)/iu
    : /\t|\s{2,}|\s{0,20}[|;•]\s{0,20}|,\s{1,20}(?!(?:inc|ltd|llc|co)\b)|\s-\s|^-\s?|\s?-$|\s·\s|\s\/\s|\s@\s|\s(?:at)\s(?=\p{Lu})/iu;
  return text
    .split(separators)
    .map((piece) => piece.replaceAll(HELD, ' '))
    .map((piece) => piece.replace(bullet, '').replace(/^[\s:,.]+|[\s:,]{1,50}$/g, ''))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .map((piece) => {
      const labelled = LABEL.exec(piece);
      return labelled === null
        ? { text: piece, line }
        : { text: (labelled[2] ?? '').trim(), line, label: (labelled[1] ?? '').trim() };
    });
}

/** `学校: 浙江大学 专业: 微电子`, `项目名称: a b`: the whole line under its labels, blanks inside values kept. */
function labelledLine(line: Line): Piece[] | undefined {
  const cells = line.text.split('\t').filter((cell) => cell !== '');
  const pieces = cells.map((cell) => LABEL.exec(cell));
  if (!pieces.every((piece) => piece !== null)) return undefined;
  return pieces.flatMap((piece) => {
    const [, label = '', value = ''] = piece ?? [];
    const next = /\s([\p{L}]{2,8})\s?:\s?(.{1,500})$/u.exec(value);
    const here = { text: (next === null ? value : value.slice(0, next.index)).trim(), line, label: label.trim() };
    return next === null ? [here] : [here, { text: (next[2] ?? '').trim(), line, label: next[1] ?? '' }];
  });
}

export const piecesOf = (line: Line, text = line.text): Piece[] =>
  (text === line.text ? labelledLine(line) : undefined) ?? splitPieces(line, text);

/** A date range that heads an entry, not one inside a sentence. */
function headingRange(line: Line): DateRange | undefined {
  const range = findRange(line.text);
  if (range === undefined) return undefined;
  const around = range.before.length + range.after.length;
  const isProse =
    /[。!?]|[,;].{12,300}[,;]/.test(range.before + range.after) || (bullet.test(line.text) && around > 45);
  return isProse || around > 110 ? undefined : range;
}

/** The columns of a table's first row, if every cell is the name of one. */
function columnsOf(line: Line | undefined): readonly string[] | undefined {
  const cells = line?.text.split('\t') ?? [];
  return cells.length > 1 && cells.every((cell) => COLUMN.test(cell.replace(/\s/g, '')))
    ? cells.map((cell) => cell.replace(/\s/g, ''))
    : undefined;
}

function headPieces(line: Line, range: DateRange | undefined, columns: readonly string[] | undefined): Piece[] {
  const cells = line.text.split('\t');
  if (columns !== undefined && cells.length === columns.length)
    return cells.flatMap((text, at) =>
      findRange(text) === undefined ? [{ text: withoutDurations(text), line, label: columns[at] ?? '', at }] : [],
    );
  if (range === undefined) return piecesOf(line);
  const before = range.before.replace(TIME_LABEL, '').replace(ROW_NUMBER, '');
  return [...splitPieces(line, before), ...splitPieces(line, range.after)];
}

/**
 * Cuts a section into entries at its date ranges. Resumes keep one layout: if the first entry has its name one line above
 * its dates, all have. A section without ranges is cut at the lines that `names` recognises.
 */
export function cutEntries(lines: readonly Line[], names: RegExp, mayHead = (_line: Line) => true): Entry[] {
  const columns = columnsOf(lines[0]);
  const body = columns === undefined ? lines : lines.slice(1);
  const ranges = body.map((line) => (mayHead(line) ? headingRange(line) : undefined));
  const dated = ranges.flatMap((range, at) => (range === undefined ? [] : [at]));
  const back = lookBack(body, dated);
  const starts =
    dated.length > 0
      ? dated.map((at) => at - back)
      : body.flatMap((line, at) => (names.test(line.text) && mayHead(line) ? [at] : []));
  return starts.map((start, nth) => {
    const end = starts[nth + 1] ?? body.length;
    const at = dated[nth] ?? start;
    const head = body.slice(start, at + 1).flatMap((line, n) => headPieces(line, ranges[start + n], columns));
    return {
      range: ranges[at],
      dateLine: dated.length > 0 ? body[at] : undefined,
      head,
      rest: body.slice(at + 1, end),
    };
  });
}

/** How many lines above the dates an entry begins. */
function lookBack(body: readonly Line[], dated: readonly number[]): number {
  const first = dated[0] ?? 0;
  const gaps = dated.slice(1).map((at, n) => at - (dated[n] ?? 0));
  if (first > MAX_LOOK_BACK || gaps.some((gap) => gap <= first)) return 0;
  const above = body.slice(0, first);
  return above.some(({ text }) => text.length > 80 || /[。]/.test(text)) ? 0 : first;
}
