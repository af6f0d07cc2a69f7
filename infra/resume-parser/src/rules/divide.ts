import { company, degrees, legalForm, projectRole, school, title } from '../data/words.ts';
import { degreeOf } from './basics.ts';
import type { Piece } from './entries.ts';
import { isNoise } from './noise.ts';

/** Words between which one blank may stand for a separator or for nothing. */
const LATIN = /[a-z]{2} [a-z]|[a-z] [a-z]{2}/i;
const words = (text: string): number => text.trim().split(/\s+/).length;
/** `Zhejiang University Microelectronics`: behind the name of a school stands something else. */
const MORE_THAN_SCHOOL =
  /\b(?:University|Institute|Polytechnic|Academy)\s(?!(?:of|for|at|in|and|College|School|Institute|Hospital|Press|Singapore|London)\b)[\p{L}\p{N}]/iu;
const ENDS_AS_SCHOOL =
  /(?:大学|学院|学校|中学|\b(?:University|College|Institute|Polytechnic|Academy|School)(?:\s(?:of|for)\s[\p{L} ]{2,40})?)$/iu;

const unsure = (pieces: readonly Piece[]): Piece[] => pieces.map((piece) => ({ ...piece, isUnsure: true }));

/** What a bracket at the end of a piece holds, if it is no part of the name before it: `中国石油大学(北京)` is one. */
function bracketOf(text: string): readonly [string, string] | undefined {
  const [, before = '', inside = ''] = /^(.{2,60}?)\s?\(([^()]{2,40})\)$/.exec(text) ?? [];
  if (inside === '' || school.test(inside) || /校区|分校/.test(inside)) return undefined;
  const isPartOfName = ENDS_AS_SCHOOL.test(before) && degreeOf(inside) === undefined && !isNoise(inside);
  return isPartOfName ? undefined : [before, inside];
}

/** `微电子学(硕士)`, `浙江大学微电子专业硕士`, `Master of Science in Physics`: one thing per piece. */
export function divideEducation(piece: Piece): Piece[] {
  const part = (text: string): Piece => ({ text, line: piece.line });
  const bracket = bracketOf(piece.text);
  if (bracket !== undefined) return bracket.map(part).flatMap(divideEducation);
  const glued = /^(\p{Script=Han}{2,14}?(?:大学|学院|学校|中学)(?:\([^()]{2,20}\))?)([^(]{2,30})$/u.exec(piece.text);
  if (glued !== null && !school.test(glued[2] ?? '') && !/校区|分校/.test(glued[2] ?? ''))
    return [glued[1] ?? '', glued[2] ?? ''].map(part).flatMap(divideEducation);
  if (school.test(piece.text) && degreeOf(piece.text.replace(school, '')) === undefined)
    return MORE_THAN_SCHOOL.test(piece.text) ? unsure([piece]) : [piece];
  const pattern = degrees.find(([candidate]) => candidate.test(piece.text))?.[0];
  const degree = pattern === undefined ? undefined : pattern.exec(piece.text);
  if (!degree) return [piece];
  // A name before the degree and a subject behind it, parted by single blanks, are two things; where each ends is a guess.
  if (LATIN.test(piece.text) && school.test(piece.text)) return unsure(aroundDegree(piece.text, degree).map(part));
  const rest = withoutDegreeWords(piece.text.replace(degree[0], ' '));
  return [degree[0], ...(rest === '' ? [] : [rest])].map(part);
}

function withoutDegreeWords(text: string): string {
  const around = text
    .replace(/^\s*(?:degree\b\s*)?(?:in|of)\s|\s(?:in|of|degree|from|at)\s{0,20}$|学位|学历|研究生|学士|毕业/gi, ' ')
    .replace(/^[\s/.,]+|[\s/.,]{1,50}$/g, '');
  return degreeOf(around) === undefined ? around.replace(/^(?:degree )?in /i, '') : '';
}

function aroundDegree(text: string, degree: RegExpExecArray): string[] {
  const [before, after] = [text.slice(0, degree.index), text.slice(degree.index + degree[0].length)];
  return [withoutDegreeWords(before), degree[0], withoutDegreeWords(after)].filter((one) => one !== '');
}

const LATIN_TITLE =
  /\b(?:engineer|manager|developer|analyst|intern|director|lead|leader|designer|consultant|assistant|scientist|specialist|officer|architect|researcher|associate|coordinator|executive|administrator|technician|accountant|programmer|tester|president|head|supervisor|representative|teacher|lecturer|professor|fellow|editor|buyer|planner|recruiter|trainee)\b/gi;
/** The employer first: `Intel Corporation`, `Acme Co., Ltd.` */
const LATIN_FORM =
  /^(.{1,60}?\b(?:inc|ltd|llc|corp|gmbh|plc|corporation|limited|company|group)\b\.?(?:,?\s(?:inc|ltd|limited|llc)\b\.?)?),?\s+(\p{L}.{1,60})$/iu;
/** What may follow the last word of a title and belongs to it: `Director of Sales`, `Engineer II`. */
const GOES_ON = /^(?:$|[^\p{L}\p{N}\s]|\s{0,3}(?:$|[^\p{L}\s]|(?:of|in|for|to|and|II|III|IV|I|V)(?:\s|$)))/u;

/** A title and an employer between which stands one blank; undefined where the piece names one of them. */
function divideLatinWork(text: string): readonly string[] | undefined {
  const [, employer, behind = ''] = LATIN_FORM.exec(text) ?? [];
  if (employer !== undefined && title.test(behind) && !legalForm.test(behind)) return [employer, behind];
  const lastWord = [...text.matchAll(LATIN_TITLE)].at(-1);
  if (lastWord === undefined) return undefined;
  const end = lastWord.index + lastWord[0].length;
  const [before, rest] = [text.slice(0, end), text.slice(end).trim()];
  if (company.test(rest) && !GOES_ON.test(text.slice(end)) && words(rest) > 1) return [before, rest];
  return legalForm.test(text) || !GOES_ON.test(text.slice(end)) ? [text] : undefined;
}

/** `杭州某某有限公司模拟设计工程师`: the company ends where its legal form does. */
export function divideWork(piece: Piece): Piece[] {
  const part = (text: string): Piece => ({ text, line: piece.line });
  const glued = /^(.{2,40}?(?:有限责任公司|股份有限公司|有限公司|集团公司|分公司))(\p{L}.{1,30})$/u.exec(piece.text);
  if (glued !== null && !company.test(glued[2] ?? '')) return [glued[1] ?? '', glued[2] ?? ''].map(part);
  const latin = LATIN.test(piece.text) ? divideLatinWork(piece.text) : undefined;
  return latin === undefined ? [piece] : unsure(latin.map(part));
}

/** `诊断平台(技术负责人)`: a name and the role in it. */
export function divideProject(piece: Piece): Piece[] {
  const [, name, role] = /^(.{2,60}?)\s?\(([^()]{2,20})\)$/.exec(piece.text) ?? [];
  if (name === undefined || role === undefined || !projectRole.test(role)) return doubtedRole(piece, 4);
  return [name, role].map((text) => ({ text, line: piece.line }));
}

/** Who leads or takes part, behind a name and parted from it by one blank: `Motor Control Platform Team Leader`. */
const LATIN_ROLE =
  /\s(?:lead|leader|member|developer|engineer|manager|designer|owner|contributor|president|captain|volunteer|chair|secretary|treasurer)$/i;
const doubtedRole = (piece: Piece, from: number): Piece[] =>
  LATIN_ROLE.test(piece.text) && words(piece.text) >= from ? unsure([piece]) : [piece];

export const divideCampus = (piece: Piece): Piece[] => doubtedRole(piece, 3);
