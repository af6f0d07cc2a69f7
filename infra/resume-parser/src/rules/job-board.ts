import { industries } from '../data/industries.ts';
import { type Entry, type Piece, piecesOf } from './entries.ts';
import type { Line } from './line.ts';

/** The nature or the size of an employer, beside which boards put its industry. */
const NATURE_OR_SIZE =
  /^(?:(?:民营|私营|国有|外资|外商独资|中外合资|合资|股份制|上市|创业)(?:公司|企业)?(?:\(.{1,8}\))?|国企|央企|事业单位|政府机关|(?:少于|约)?\s?\d[\d-]{0,12}\s?人(?:以上|以下)?)$/;
const cellsOf = ({ text }: Line) => text.split('\t').filter((cell) => cell !== '');

/** `互联网/电子商务|150-500人|民营公司`: what a job board tells of an employer below its name. */
export function tellsOfEmployer(line: Line): boolean {
  if (line.text.length > 70) return false;
  if (industries.has(line.text)) return true;
  const told = line.text.split(/[|\t]/).map((part) => part.trim());
  return told.length > 1 && told.some((part) => NATURE_OR_SIZE.test(part) || industries.has(part));
}

const isPlain = ({ label, text }: Piece) => label === undefined && text.length <= 40;

/**
 * A post as the boards print it: its employer beside the dates, a row about the employer below, then the department and the post, each
 * in a cell. Where they stand says what they are, whatever they are called. Answers nothing for any other layout.
 */
export function asOnJobBoard(entry: Entry): Entry | undefined {
  const [employer, ...others] = entry.head;
  const [about, post, ...rest] = entry.rest;
  if (employer === undefined || others.length > 0 || !isPlain(employer)) return undefined;
  if (about === undefined || !tellsOfEmployer(about)) return undefined;
  const company = { ...employer, label: '公司' };
  const cells = post === undefined ? [] : cellsOf(post);
  if (post === undefined || cells.length !== 2 || piecesOf(post).some((piece) => !isPlain(piece)))
    return { ...entry, head: [company] };
  const [department = '', title = ''] = cells;
  return {
    ...entry,
    head: [company, { text: department, line: post, label: '部门' }, { text: title, line: post, label: '职位' }],
    rest,
  };
}
