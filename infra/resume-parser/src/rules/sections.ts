import { headings, type SectionKind } from '../data/headings.ts';
import { anyOf, type Line } from './line.ts';

export interface Section {
  readonly kind: SectionKind;
  readonly lines: Line[];
}

const kinds = Object.keys(headings) as SectionKind[];
const DECORATION =
  /^(?:[^\p{L}\p{N}]{1,6}|[一二三四五六七八九十]{1,2}\s?[、.．)]|\d{1,2}\s?[、.)]|\([一二三四五六七八九十\d]\))\s*/u;
const whole = kinds.map((kind) => ({ kind, pattern: new RegExp(`^(?:${anyOf(headings[kind])})$`, 'i') }));
/** Headings that may share their line with content, "语言能力: 英语 CET-6"; short words would catch ordinary labels. */
const leading = kinds
  .filter((kind) => kind !== 'basic')
  .map((kind) => ({
    kind,
    pattern: new RegExp(`^(${anyOf(longOnes(headings[kind]))})\\s{0,3}[:\\t]\\s*(?=\\S)`, 'i'),
  }));

function longOnes(list: string): string {
  const short = new Set([
    '项目',
    '教育',
    '实习',
    '其他',
    '培训',
    '荣誉',
    '奖项',
    '奖励',
    '获奖',
    'training',
    'awards',
    'honors',
    'honours',
    '外语',
    'project',
    'experience',
    'contact',
    'about',
    'employment',
    'language',
  ]);
  return list
    .split(' ')
    .filter((word) => !short.has(word))
    .join(' ');
}

/** The section a short line opens: numbering, ornaments and a second language beside the heading do not matter. */
function headingOf(text: string): SectionKind | undefined {
  if (text.length > 40) return undefined;
  const plain = text
    .replace(DECORATION, '')
    .replace(/[^\p{L}\p{N})]{1,40}$/u, '')
    .replace(/(?<=\p{Script=Han})\s{1,4}(?=\p{Script=Han})/gu, '')
    .replace(/\s{0,20}&\s{0,20}/g, ' and ');
  const parts = [
    plain,
    ...plain.split(/\s{0,20}[/|·()\t]\s{0,20}/),
    ...plain.split(/(?<=\p{Script=Han})\s{0,20}(?=[A-Za-z])|(?<=[A-Za-z])\s{0,20}(?=\p{Script=Han})/u),
  ];
  const candidates = parts.filter((part) => part.length > 1 && part.length * 2.5 >= plain.length - 3);
  for (const part of candidates) {
    const found = whole.find(({ pattern }) => pattern.test(part.trim()));
    if (found !== undefined) return found.kind;
  }
  return undefined;
}

/** A cell that opens a section behind the last words of the column before it. */
function headingBehind(line: Line): { rest: Line; kind: SectionKind } | undefined {
  const at = line.text.lastIndexOf('\t');
  const kind = at < 0 ? undefined : headingOf(line.text.slice(at + 1));
  return kind === undefined ? undefined : { rest: { ...line, text: line.text.slice(0, at) }, kind };
}

/** A line that opens a section and goes on with its content. */
function openingOf(line: Line): { kind: SectionKind; rest: Line } | undefined {
  const text = line.text.replace(DECORATION, '');
  for (const { kind, pattern } of leading) {
    const found = pattern.exec(text);
    if (found !== null) return { kind, rest: { ...line, text: text.slice(found[0].length) } };
  }
  return undefined;
}

/** An intent among the personal details ends nothing, and the languages among skills are those of programs. */
function opens(kind: SectionKind, sections: readonly Section[]): boolean {
  const current = sections.at(-1)?.kind;
  return !(kind === 'other' && current === 'basic') && !(kind === 'language' && current === 'skill');
}

/** The lines above the first section that is not about the person. */
export function topOf(lines: readonly Line[]): Line[] {
  const top: Line[] = [];
  for (const line of lines) {
    const kind = headingOf(line.text);
    const behind = kind === undefined ? headingBehind(line) : undefined;
    const opening = kind === undefined && behind === undefined ? openingOf(line)?.kind : undefined;
    if ((kind !== undefined && kind !== 'basic') || (opening !== undefined && opening !== 'other')) break;
    top.push(behind?.rest ?? line);
    if (behind !== undefined && behind.kind !== 'basic') break;
  }
  return top;
}

/** Cuts a resume at its headings; what stands before the first is basic. */
export function cutSections(lines: readonly Line[]): Section[] {
  const sections: Section[] = [{ kind: 'basic', lines: [] }];
  for (const line of lines) {
    const kind = headingOf(line.text);
    const behind = kind === undefined ? headingBehind(line) : undefined;
    const opening = kind === undefined && behind === undefined ? openingOf(line) : undefined;
    if (behind !== undefined) sections.at(-1)?.lines.push(behind.rest);
    const opened = kind ?? behind?.kind;
    if (opened !== undefined) sections.push({ kind: opened, lines: [] });
    else if (opening !== undefined && opens(opening.kind, sections))
      sections.push({ kind: opening.kind, lines: [opening.rest] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}
