import { company, degrees, projectRole, school } from '../data/words.ts';
import { degreeOf } from './basics.ts';
import type { Piece } from './entries.ts';

/** `微电子学(硕士)`, `浙江大学微电子专业硕士`, `Master of Science in Physics`: one thing per piece. */
export function divideEducation(piece: Piece): Piece[] {
  const part = (text: string): Piece => ({ text, line: piece.line });
  const bracket = /^(.{2,60}?)\s?\(([^()]{2,40})\)$/.exec(piece.text);
  if (bracket !== null && !school.test(bracket[2] ?? '') && !/校区|分校/.test(bracket[2] ?? ''))
    return [part(bracket[1] ?? ''), part(bracket[2] ?? '')].flatMap(divideEducation);
  const glued = /^(\p{Script=Han}{2,14}?(?:大学|学院|学校|中学))([^(]{2,30})$/u.exec(piece.text);
  if (glued !== null && !school.test(glued[2] ?? '') && !/校区|分校/.test(glued[2] ?? ''))
    return [part(glued[1] ?? ''), ...divideEducation(part(glued[2] ?? ''))];
  if (school.test(piece.text) && degreeOf(piece.text.replace(school, '')) === undefined) return [piece];
  const pattern = degrees.find(([candidate]) => candidate.test(piece.text))?.[0];
  const degree = pattern === undefined ? undefined : pattern.exec(piece.text);
  if (!degree) return [piece];
  const around = piece.text
    .replace(degree[0], ' ')
    .replace(/^\s*(?:degree\b\s*)?(?:in|of)\s|\s(?:in|of|degree)\s{0,20}$|学位|学历|研究生|学士|毕业/gi, ' ')
    .replace(/^[\s/.,]+|[\s/.,]{1,50}$/g, '');
  const rest = degreeOf(around) === undefined ? around : '';
  return [part(degree[0]), ...(rest !== '' ? [part(rest.replace(/^(?:degree )?in /i, ''))] : [])];
}

/** `杭州某某有限公司模拟设计工程师`: the company ends where its legal form does. */
export function divideWork(piece: Piece): Piece[] {
  const glued = /^(.{2,40}?(?:有限责任公司|股份有限公司|有限公司|集团公司|分公司))(\p{L}.{1,30})$/u.exec(piece.text);
  if (glued === null || company.test(glued[2] ?? '')) return [piece];
  return [
    { text: glued[1] ?? '', line: piece.line },
    { text: glued[2] ?? '', line: piece.line },
  ];
}

/** `诊断平台(技术负责人)`: a name and the role in it. */
export function divideProject(piece: Piece): Piece[] {
  const [, name, role] = /^(.{2,60}?)\s?\(([^()]{2,20})\)$/.exec(piece.text) ?? [];
  if (name === undefined || role === undefined || !projectRole.test(role)) return [piece];
  return [name, role].map((text) => ({ text, line: piece.line }));
}
